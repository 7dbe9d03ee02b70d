// Made by `npm run types` from the server's OpenAPI document. Do not edit.

export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Account
         * @description Open an account; a guest who does keeps his chips and his seats.
         */
        post: operations["open_account_api_accounts_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Board
         * @description Each game and its stakes: the tables that spread it, and who waits.
         */
        get: operations["show_board_api_board_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command Board
         * @description Wait for a game, or wait no longer, once for each key; the answer is its line.
         */
        post: operations["command_board_api_board_commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/{list_id}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Listed
         * @description Open a table for those who wait, once for each key; for the floor and directors.
         */
        post: operations["open_listed_api_board__list_id__tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find Clauses
         * @description The clauses that hold all of the words, of one section if one is named.
         */
        get: operations["find_clauses_api_clauses_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clauses/{clause_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Clause
         * @description One clause in our words, with its neighbours in print.
         */
        get: operations["show_clause_api_clauses__clause_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club-acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Club Acts
         * @description Everything that can be done in a club, and what it asks for.
         */
        get: operations["list_club_acts_api_club_acts_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club-houses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Club Houses
         * @description Houses by whose rules a club can be founded, and what it may decide otherwise.
         */
        get: operations["list_club_houses_api_club_houses_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Clubs
         * @description Every club.
         */
        get: operations["list_clubs_api_clubs_get"];
        put?: never;
        /**
         * Open Club
         * @description Found a club by the rules of a house, or take one up whole; its founder is its committee.
         */
        post: operations["open_club_api_clubs_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Club
         * @description League, dates and champions, for everybody: no money, no addresses.
         */
        get: operations["show_club_api_clubs__club_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act In Club
         * @description Do something; where two people are wanted for it, it waits for the second.
         */
        post: operations["act_in_club_api_clubs__club_id__acts_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/asked/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second In Club
         * @description Agree to what another of the committee has asked for.
         */
        post: operations["second_in_club_api_clubs__club_id__asked__number__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/asked/{number}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop In Club
         * @description Let go of what waits for a second person.
         */
        post: operations["drop_in_club_api_clubs__club_id__asked__number__drop_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Club Books
         * @description What is in every purse, every seat, and what waits for a second person.
         */
        get: operations["show_club_books_api_clubs__club_id__books_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/books.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Books
         * @description Every move of money there was, for a spreadsheet.
         */
        get: operations["export_books_api_clubs__club_id__books_csv_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow Calendar
         * @description The club's dates, for a telephone's calendar to follow.
         */
        get: operations["follow_calendar_api_clubs__club_id__calendar_ics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/events/{event}/night": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write Down Night
         * @description A night that was run at the desk goes into the books and the league, all at once.
         */
        post: operations["write_down_night_api_clubs__club_id__events__event__night_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/events/{event}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plan Night
         * @description An event as a night to be announced at the desk, with the club's register.
         */
        get: operations["plan_night_api_clubs__club_id__events__event__plan_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Club
         * @description The club whole, to be taken up elsewhere.
         */
        get: operations["export_club_api_clubs__club_id__export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Fees
         * @description Who has paid what, and everything that is to be sent: reminders, and seats to be played.
         */
        get: operations["show_fees_api_clubs__club_id__fees_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link Member
         * @description Say whose account is which member.
         */
        post: operations["link_member_api_clubs__club_id__links_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Myself
         * @description The caller's own nights, seats and money.
         */
        get: operations["show_myself_api_clubs__club_id__me_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Members
         * @description Members from a spreadsheet, with a report of what is wrong in which row.
         */
        post: operations["import_members_api_clubs__club_id__members_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/members.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Members
         * @description The register, for a spreadsheet.
         */
        get: operations["export_members_api_clubs__club_id__members_csv_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/members/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Member
         * @description A member's page, for the committee.
         */
        get: operations["show_member_api_clubs__club_id__members__name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/members/{name}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Link
         * @description A link that signs a member in, once and within a week; an older one is void from now on.
         */
        post: operations["make_link_api_clubs__club_id__members__name__link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record Night
         * @description Write down what came of a night; directors do it, and see no books.
         */
        post: operations["record_night_api_clubs__club_id__nights_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/players/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Player
         * @description A player's nights and rivals, for everybody: no money, no addresses.
         */
        get: operations["show_player_api_clubs__club_id__players__name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Register
         * @description Everybody in the register, with addresses.
         */
        get: operations["show_register_api_clubs__club_id__register_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/seasons/{season}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview Points
         * @description Past nights scored in another way, before it counts.
         */
        post: operations["preview_points_api_clubs__club_id__seasons__season__preview_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Club Staff
         * @description Who is on the committee, who directs, who audits: in this club, and in no other.
         */
        get: operations["show_club_staff_api_clubs__club_id__staff_get"];
        put?: never;
        /**
         * Appoint In Club
         * @description Give or take a role in this club: its committee does, or an admin of the card room.
         */
        post: operations["appoint_in_club_api_clubs__club_id__staff_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/statement/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Statement
         * @description A statement line by line, and whether the books say the same.
         */
        get: operations["show_statement_api_clubs__club_id__statement__kind__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/statements/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print Statement
         * @description A statement to print, or for a spreadsheet.
         */
        get: operations["print_statement_api_clubs__club_id__statements__kind__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/tickets/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Ticket
         * @description What the code on a ticket stands for.
         */
        get: operations["show_ticket_api_clubs__club_id__tickets__code__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/tickets/{code}/picture.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw Ticket
         * @description A ticket's address for a telephone's camera; whether it is one is not said here.
         */
        get: operations["draw_ticket_api_clubs__club_id__tickets__code__picture_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo In Club
         * @description Take back the last act.
         */
        post: operations["undo_in_club_api_clubs__club_id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealer-tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Dealer Table
         * @description Open a live table of a banked game; for the floor.
         */
        post: operations["open_dealer_table_api_dealer_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealer-tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Dealer Table
         * @description The table as anybody in the room sees it, and for those who deal there, theirs.
         */
        get: operations["show_dealer_table_api_dealer_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealer-tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command Dealer Table
         * @description Key what happens at the table, once for each key, in the state that was seen.
         */
        post: operations["command_dealer_table_api_dealer_tables__table_id__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Dealt
         * @description The events that are dealt here, the last announced first.
         */
        get: operations["list_dealt_api_dealt_get"];
        put?: never;
        /**
         * Open Dealt
         * @description Announce an event; whoever does may start it, pause it and call it off.
         */
        post: operations["open_dealt_api_dealt_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealt/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Dealt
         * @description An event as it stands, and where the caller sits in it.
         */
        get: operations["show_dealt_api_dealt__event_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealt/{event_id}/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose Game
         * @description Call the game that comes, in a dealer's choice, with the button in front of you.
         */
        post: operations["choose_game_api_dealt__event_id__choice_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealt/{event_id}/door": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * At The Door
         * @description Register, take it back before the start, re-enter or rebuy.
         */
        post: operations["at_the_door_api_dealt__event_id__door_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealt/{event_id}/floor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * On The Floor
         * @description Start the event, let it rest, go on, or call it off.
         */
        post: operations["on_the_floor_api_dealt__event_id__floor_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Disputes
         * @description Rounds that came before the floor, those that wait for an answer first.
         */
        get: operations["list_disputes_api_disputes_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{code}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Dispute
         * @description Answer a dispute; who brought it reads the answer where he brought it.
         */
        post: operations["answer_dispute_api_disputes__code__answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Floor
         * @description Every table, what stands beside them, and what is to be done; no card is in it.
         */
        get: operations["show_floor_api_floor_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Figure
         * @description The entries that a figure of a report is made of.
         */
        get: operations["open_figure_api_floor_entries_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find People
         * @description People by a part of their name, with their seats, limits and exclusions.
         */
        get: operations["find_people_api_floor_people_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/people/{person}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order For Person
         * @description Comp somebody, exclude him, or let him in again, once for each key.
         */
        post: operations["order_for_person_api_floor_people__person__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Report
         * @description What came together on a gaming day or in one of its shifts; today, if none is named.
         */
        get: operations["show_report_api_floor_report_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take Report
         * @description The same as a sheet.
         */
        get: operations["take_report_api_floor_report_csv_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/rounds/{table_id}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review Round
         * @description A finished round step by step from a seat; that it was looked at is written down.
         */
        get: operations["review_round_api_floor_rounds__table_id___number__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/rounds/{table_id}/{number}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review Proof
         * @description Proof of the cards that were seen from a seat of a finished round.
         */
        get: operations["review_proof_api_floor_rounds__table_id___number__proof_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open For House
         * @description Open a table for the house, once for each key.
         */
        post: operations["open_for_house_api_floor_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/floor/tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order At Table
         * @description Pause, close, move, seat, put out, change stakes, fill or credit, once for each key.
         */
        post: operations["order_at_table_api_floor_tables__table_id__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/four-eyes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Asked
         * @description What waits for a second person, as far as it is the caller's to confirm or withdraw.
         */
        get: operations["show_asked_api_four_eyes_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/four-eyes/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm
         * @description Be the second person: what was asked for happens now, once.
         */
        post: operations["confirm_api_four_eyes__id__confirm_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/four-eyes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description Ask for it no longer.
         */
        post: operations["withdraw_api_four_eyes__id__withdraw_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description Every game that can be played here, in the order of the rulebooks.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Game
         * @description One game.
         */
        get: operations["show_game_api_games__game_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Analysis
         * @description A banked game's figures, from those that are kept; a stranger's game is played a while.
         */
        get: operations["show_analysis_api_games__game_id__analysis_get"];
        put?: never;
        /**
         * Try Pay Table
         * @description A side bet with other odds, exactly: the deals of each row are known.
         */
        post: operations["try_pay_table_api_games__game_id__analysis_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/how-to-play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show How To Play
         * @description How a game is played: its idea, the course of a round, what spots pay, its whole section.
         */
        get: operations["show_how_to_play_api_games__game_id__how_to_play_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the house can do its work: it reads, and it writes something down.
         */
        get: operations["health_api_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alive
         * @description Whether the process answers at all; nothing is asked of the database.
         */
        get: operations["alive_api_health_live_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jackpots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Jackpots
         * @description The room's jackpots, with what is posted of each.
         */
        get: operations["list_jackpots_api_jackpots_get"];
        put?: never;
        /**
         * Open Jackpot
         * @description Open a jackpot that tables may take part in; for the floor.
         */
        post: operations["open_jackpot_api_jackpots_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jackpots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Jackpot
         * @description A jackpot and its posted conditions, each with its clause.
         */
        get: operations["show_jackpot_api_jackpots__name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jackpots/{name}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Books
         * @description Its claims and its books; for those who run the room and those who check it.
         */
        get: operations["show_books_api_jackpots__name__books_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jackpots/{name}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command Jackpot
         * @description Post, verify, void, seed, freeze or pay, once for each key; for the floor.
         */
        post: operations["command_jackpot_api_jackpots__name__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Live Tables
         * @description The live tables that are open, the liveliest first.
         */
        get: operations["list_live_tables_api_live_tables_get"];
        put?: never;
        /**
         * Open Live Table
         * @description Open a live table of a pot game; for the floor.
         */
        post: operations["open_live_table_api_live_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Live Table
         * @description The table as anybody in the room sees it, and for those who keep its count, theirs.
         */
        get: operations["show_live_table_api_live_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command Live Table
         * @description Key what happens at the table, once for each key, in the state that was seen.
         */
        post: operations["command_live_table_api_live_tables__table_id__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who Am I
         * @description The one who asks, and what is in his wallet.
         */
        get: operations["who_am_i_api_me_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/chips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill Up
         * @description New play chips, for a wallet that has run low.
         */
        post: operations["fill_up_api_me_chips_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude Myself
         * @description Exclude oneself, for days or for good; nobody lifts it before its time.
         */
        post: operations["exclude_myself_api_me_exclusion_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Limits
         * @description The limits that the caller has set himself, and what he has used of them today.
         */
        get: operations["my_limits_api_me_limits_get"];
        put?: never;
        /**
         * Set Limit
         * @description Set a limit: a tighter one holds at once, a softer one a day later.
         */
        post: operations["set_limit_api_me_limits_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description Another password; every other browser and program of the caller's is signed out.
         */
        post: operations["change_password_api_me_password_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Places
         * @description Every list the caller is on, and the seats that are held for him.
         */
        get: operations["my_places_api_me_places_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Profile
         * @description What the caller has won and lost, by game and by evening.
         */
        get: operations["my_profile_api_me_profile_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Rounds
         * @description The rounds that the caller took part in, the last first; `before` asks for older ones.
         */
        get: operations["my_rounds_api_me_rounds_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Seats
         * @description Where the caller sits, with how much, and whether it is his turn.
         */
        get: operations["my_seats_api_me_seats_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Mixes
         * @description The games that can be dealt in a mix or a dealer's choice.
         */
        get: operations["list_mixes_api_mixes_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/night-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Events
         * @description The kinds of events that can be announced, by house.
         */
        get: operations["list_events_api_night_events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/night-events/{house}/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Night Options
         * @description What a night may decide otherwise: each option with its clause and what it may be.
         */
        get: operations["list_night_options_api_night_events__house___event__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/night-structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose Structure
         * @description Levels from chips, players and hours, and when it will be over; nothing is announced.
         */
        post: operations["propose_structure_api_night_structure_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Nights
         * @description Every night, the last first.
         */
        get: operations["list_nights_api_nights_get"];
        put?: never;
        /**
         * Open Night
         * @description Announce a night.
         */
        post: operations["open_night_api_nights_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Night
         * @description A night as it stands, for everybody; with what may be done, for those who direct.
         */
        get: operations["show_night_api_nights__night_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act In Night
         * @description Do something; everything that follows from it is in the answer.
         */
        post: operations["act_in_night_api_nights__night_id__acts_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer At Door
         * @description Let somebody in who asked, or not.
         */
        post: operations["answer_at_door_api_nights__night_id__answers_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/asks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask To Enter
         * @description Ask to be let in, from one's own phone; a director answers.
         */
        post: operations["ask_to_enter_api_nights__night_id__asks_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow Clock
         * @description The clock and the number of the last event, at once and after every change.
         */
        get: operations["follow_clock_api_nights__night_id__clock_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/deal-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer Deals
         * @description What those who are left would have: evenly, by chips, by chances. Nothing is done.
         */
        post: operations["offer_deals_api_nights__night_id__deal_offers_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/door.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Door Code
         * @description The code that a phone reads to come to the door of a night.
         */
        get: operations["show_door_code_api_nights__night_id__door_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter Players
         * @description Enter everybody on a list; if one of them may not play, nobody is entered.
         */
        post: operations["enter_players_api_nights__night_id__entries_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter List
         * @description Enter every row of a list that is right; of the others, what was wrong is told.
         */
        post: operations["enter_list_api_nights__night_id__list_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Log
         * @description Everything that was done, by whom and when, before and after: the latest first.
         */
        get: operations["read_log_api_nights__night_id__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/night.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Night As Json
         * @description The setup and every act, for those who direct: `Event.from_json` has the night again.
         */
        get: operations["night_as_json_api_nights__night_id__night_json_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Options
         * @description What may be done now: at a table, or with a player, where one is named.
         */
        get: operations["list_options_api_nights__night_id__options_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/results.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results As Csv
         * @description Places and prizes, for a spreadsheet.
         */
        get: operations["results_as_csv_api_nights__night_id__results_csv_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/results.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results As Json
         * @description Places, prizes and bounties (in cents), the best place first.
         */
        get: operations["results_as_json_api_nights__night_id__results_json_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Time Night
         * @description Start the clock, stop it, or put it forward or back.
         */
        post: operations["time_night_api_nights__night_id__timer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nights/{night_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo In Night
         * @description Take back the last act.
         */
        post: operations["undo_in_night_api_nights__night_id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Roles
         * @description Roles and acts, who has what, and who gave it; for admins and auditors.
         */
        get: operations["show_roles_api_roles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find Accounts
         * @description Accounts by part of their name; for admins.
         */
        get: operations["find_accounts_api_roles_accounts_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Role
         * @description Give or take a role, once for each key; for admins.
         */
        post: operations["change_role_api_roles_commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Ruling
         * @description What the house rules; kept, and with a hand, where the form says so.
         *
         *     Anybody may ask. Who keeps a ruling is signed in, as a guest or otherwise.
         */
        post: operations["ask_ruling_api_rulings_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rulings/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Questions
         * @description What a house can be asked, or what of it holds all of the words.
         */
        get: operations["list_questions_api_rulings_kinds_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rulings/{ruling_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Ruling
         * @description A kept ruling, for whoever has its id.
         */
        get: operations["show_ruling_api_rulings__ruling_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rulings/{ruling_id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide Ruling
         * @description What the director chose and why, once for each key; the last decision stands.
         */
        post: operations["decide_ruling_api_rulings__ruling_id__decisions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign In
         * @description Sign in with a name and a password.
         */
        post: operations["sign_in_api_session_post"];
        /**
         * Sign Out
         * @description Sign out; tokens made by this sign-in end with it. A program gives its token up likewise.
         */
        delete: operations["sign_out_api_session_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start As Guest
         * @description Start as a guest with play chips.
         */
        post: operations["start_as_guest_api_session_guest_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign In By Link
         * @description Sign in by a link; it works once.
         */
        post: operations["sign_in_by_link_api_session_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Shared
         * @description A round that somebody has laid open, through his eyes.
         */
        get: operations["show_shared_api_shared__code__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description The tables that are open: those with players first, the liveliest first.
         *
         *     Of those nobody plays at, every host's latest comes before anybody's second.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description Open a table, with house bots if the game is played for a pot.
         */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Table
         * @description The table as the caller sees it.
         */
        get: operations["show_table_api_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give Command
         * @description Do something at the table, once for each key, in the state the caller has seen.
         */
        post: operations["give_command_api_tables__table_id__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Hint
         * @description The best play of what the caller is asked now, from what his seat sees.
         */
        get: operations["show_hint_api_tables__table_id__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview Hands
         * @description What the caller's cards would make, set like this; nothing happens at the table.
         */
        post: operations["preview_hands_api_tables__table_id__preview_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/reckoning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Reckoning
         * @description Where the caller's money went at a table: what rules cost, what mistakes cost, and luck.
         */
        get: operations["show_reckoning_api_tables__table_id__reckoning_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rounds/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recall Round
         * @description A finished round step by step, with the cards that the caller may know.
         */
        get: operations["recall_round_api_tables__table_id__rounds__number__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rounds/{number}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute Round
         * @description Bring a round before the floor, as the caller saw it, with a note.
         */
        post: operations["dispute_round_api_tables__table_id__rounds__number__dispute_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rounds/{number}/grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Grade
         * @description A finished round of the caller's: each decision, what was best, and what it cost.
         */
        get: operations["show_grade_api_tables__table_id__rounds__number__grade_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rounds/{number}/phh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take History
         * @description A finished hand as the caller saw it, as PHH.
         */
        get: operations["take_history_api_tables__table_id__rounds__number__phh_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rounds/{number}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove Round
         * @description Proof that the cards the caller saw lay in the shuffle before the round began.
         */
        get: operations["prove_round_api_tables__table_id__rounds__number__proof_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rounds/{number}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share Round
         * @description Lay a round open, as the caller saw it, for whoever has the link.
         */
        post: operations["share_round_api_tables__table_id__rounds__number__share_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rounds/{number}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take Transcript
         * @description A finished round as the caller saw it, in words.
         */
        get: operations["take_transcript_api_tables__table_id__rounds__number__transcript_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Rulings
         * @description The rulings kept with a table's hands, or with one of them, the last first.
         */
        get: operations["list_rulings_api_tables__table_id__rulings_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/situation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Situation
         * @description How a pot table stands for whoever is to act, as `given` of a question to the desk.
         */
        get: operations["show_situation_api_tables__table_id__situation_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/talk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hush Table
         * @description Hush a table, or let it talk again; what was said is gone from sight.
         */
        post: operations["hush_table_api_tables__table_id__talk_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/takings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Takings
         * @description What each table took on a gaming day, today's if none is named; for those who count.
         */
        get: operations["show_takings_api_takings_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Token
         * @description A bearer token for a program that plays for the caller.
         */
        post: operations["make_token_api_tokens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/class": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Class
         * @description How everybody who has learned here is doing, game by game.
         */
        get: operations["show_class_api_training_class_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/exams/{exam_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Certificate
         * @description What came of a test, for whoever has its address.
         */
        get: operations["show_certificate_api_training_exams__exam_id__get"];
        put?: never;
        /**
         * Hand In
         * @description Hand in a test; the first time counts.
         */
        post: operations["hand_in_api_training_exams__exam_id__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Training
         * @description What a game can be asked, the lessons of its course, and how the caller is doing.
         */
        get: operations["show_training_api_training__game_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/{game_id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer
         * @description Answer a question; what was missed comes back to whoever is signed in.
         */
        post: operations["answer_api_training__game_id__answers_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/{game_id}/drills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Next
         * @description The next question: something that is due again, or something new.
         */
        post: operations["ask_next_api_training__game_id__drills_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/training/{game_id}/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Test
         * @description Begin a test.
         */
        post: operations["take_test_api_training__game_id__exams_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountForm
         * @description What a new account needs.
         */
        AccountForm: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * Act
         * @description Answer what is asked.
         */
        Act: {
            action: components["schemas"]["Action"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "act";
        };
        /**
         * ActBlankView
         * @description A field of an act's form.
         */
        ActBlankView: {
            /**
             * Asks
             * @description text, number, money, yes or no, day, texts, amounts by name, …
             */
            asks: string;
            /** Name */
            name: string;
            /** Needed */
            needed: boolean;
        };
        /**
         * ActFacts
         * @description An act, in words, and who may do it.
         */
        ActFacts: {
            act: components["schemas"]["StaffAct"];
            /**
             * Four Eyes
             * @description Whether it needs two people in this house
             */
            four_eyes: boolean;
            /**
             * Money
             * @description Whether it moves money
             */
            money: boolean;
            /** Roles */
            roles: components["schemas"]["Role"][];
            /** Words */
            words: string;
        };
        /**
         * ActForm
         * @description Something to be done to a night, as it stood when it was looked at.
         */
        ActForm: {
            /**
             * Act
             * @description An act of a night by its name, with what it says besides
             * @example {
             *       "act": "enter",
             *       "player": "Ann"
             *     }
             * @example {
             *       "act": "bust",
             *       "player": "Cid",
             *       "to": "Bob"
             *     }
             */
            act: {
                [key: string]: boolean | number | string | string[];
            };
            /** Key */
            key: string;
            /**
             * Seq
             * @description Refused if the night has moved on since
             */
            seq?: number | null;
        };
        /**
         * ActFormView
         * @description What can be done in a club, and what it asks for.
         */
        ActFormView: {
            /** Act */
            act: string;
            /** Blanks */
            blanks: components["schemas"]["ActBlankView"][];
            /** Pays Out */
            pays_out: boolean;
            /** Says */
            says: string;
        };
        /**
         * Action
         * @description An answer to what the seat is offered.
         */
        Action: {
            /**
             * Act
             * @example fold
             * @example raise_to
             * @example stake
             */
            act: string;
            /** Amount */
            amount?: number | null;
            /** Cards */
            cards?: string[] | null;
            /** Extra */
            extra?: string[] | null;
            /** Hands */
            hands?: string[][] | null;
            /** Spot */
            spot?: string | null;
        };
        /**
         * Agree
         * @description Come into a kill hand as a newcomer, and kill the one after it.
         */
        Agree: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "agree";
        };
        /**
         * Alert
         * @description Something that wants somebody, and what to do about it.
         */
        Alert: {
            /**
             * About
             * @enum {string}
             */
            about: "clock" | "dispute" | "jackpot" | "short" | "limit" | "four-eyes" | "empty" | "excluded" | "paused";
            /** Do */
            do: string;
            /**
             * Person
             * @description The name of whoever is to be looked at
             */
            person?: string | null;
            /**
             * Pressing
             * @enum {string}
             */
            pressing: "now" | "soon";
            /**
             * Seat
             * @description Whose it is, at that table
             */
            seat?: number | null;
            /** Table */
            table?: string | null;
            /**
             * To
             * @description The page where it is done, after the #
             */
            to: string;
            /** What */
            what: string;
        };
        /**
         * Answer
         * @description An answer that is no wager, for a seat, or for the dealer as seat 0.
         */
        Answer: {
            action: components["schemas"]["LiveAction"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "answer";
            /** Seat */
            seat: number;
        };
        /**
         * AnswerForm
         * @description The director lets somebody in who asked, or does not.
         */
        AnswerForm: {
            /**
             * Accept
             * @default true
             */
            accept: boolean;
            /** Asked */
            asked: string;
            /** Key */
            key: string;
            /** Seq */
            seq?: number | null;
        };
        /**
         * AsideFigure
         * @description One figure beside the edges.
         */
        AsideFigure: {
            /** Name */
            name: string;
            /**
             * Part
             * @description Of a unit, unless the title says otherwise
             */
            part: number;
            /**
             * Stderr
             * @description One standard error, where it is sampled
             */
            stderr: number | null;
        };
        /**
         * AsideFigures
         * @description Figures beside the edges: what envy, a bank, decks or a card seen by mistake is worth.
         */
        AsideFigures: {
            /** Figures */
            figures: components["schemas"]["AsideFigure"][];
            /** Title */
            title: string;
        };
        /**
         * AskForGame
         * @description Wait for a game at these stakes, whether it has a table yet or not.
         */
        AskForGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "ask";
            /** Game */
            game: string;
            /** Settings */
            settings?: {
                [key: string]: boolean | number | string | number[] | null;
            };
        };
        /**
         * AskForm
         * @description Somebody asks to be let in, from his own phone.
         */
        AskForm: {
            /** Key */
            key: string;
            /** Name */
            name: string;
        };
        /**
         * AskView
         * @description Somebody who asks to be let in.
         */
        AskView: {
            /** Asked */
            asked: string;
            /** Name */
            name: string;
        };
        /**
         * AskedActView
         * @description An act that waits for a second person of the committee.
         */
        AskedActView: {
            /**
             * Act
             * @description An act of a club by its name, with what it says besides; money in pence
             * @example {
             *       "act": "join",
             *       "name": "Ann"
             *     }
             * @example {
             *       "act": "pay_fee",
             *       "amount": 3000,
             *       "name": "Ann",
             *       "season": "2026",
             *       "week": 1
             *     }
             */
            act: {
                [key: string]: boolean | number | string | (number | string)[] | {
                    [key: string]: number;
                } | null;
            };
            /** By */
            by: string;
            /** Number */
            number: number;
        };
        /**
         * AskedView
         * @description An act that one person has asked for and that a second confirms.
         */
        AskedView: {
            act: components["schemas"]["StaffAct"];
            /**
             * Asked At
             * @description Milliseconds since 1970
             */
            asked_at: number;
            /** By */
            by: string;
            /**
             * Ends At
             * @description When it lapses
             */
            ends_at: number;
            /** Id */
            id: string;
            /** May Confirm */
            may_confirm: boolean;
            /**
             * Second
             * @description Who confirmed it
             */
            second: string | null;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "confirmed" | "done" | "refused" | "withdrawn" | "lapsed";
            /**
             * Told
             * @description Everything that he filled in
             */
            told: {
                [key: string]: string;
            };
            /**
             * Words
             * @description What he asked for
             */
            words: string;
            /**
             * Yours
             * @description Whether the caller asked for it, and may withdraw it
             */
            yours: boolean;
        };
        /**
         * BankView
         * @description Who banks the round, or may bank the coming one.
         */
        BankView: {
            /**
             * Covers
             * @description What is on the table for whoever is offered the bank to cover
             */
            covers?: number | null;
            /**
             * Dealer Bet
             * @description What the dealer stakes against the bank; may be lowered as it is taken
             */
            dealer_bet: number | null;
            /**
             * Offered To
             * @description The seat that has yet to take or waive it
             */
            offered_to: number | null;
            /** Roll */
            roll: number | null;
            /**
             * Seat
             * @description The player who banks; null while the house does
             */
            seat: number | null;
        };
        /**
         * BankrollPaths
         * @description A few bankrolls by round, in units, with what is expected and two deviations around it.
         */
        BankrollPaths: {
            /** Expected */
            expected: number[];
            /** High */
            high: number[];
            /** Low */
            low: number[];
            /** Paths */
            paths: number[][];
            /** Rounds */
            rounds: number[];
        };
        /**
         * BattleView
         * @description The memorial game that is to come, and who has won an event on the way to it.
         */
        BattleView: {
            /** Champions */
            champions: string[];
            /** Day */
            day: string;
            /** Kind */
            kind: string;
            /** Title */
            title: string;
        };
        /**
         * BestPlay
         * @description How the game is best played, and what plainer habits cost of a unit.
         */
        BestPlay: {
            /** Charts */
            charts: components["schemas"]["StrategyChart"][];
            /** Mistakes */
            mistakes: {
                [key: string]: number;
            };
            /** Rules */
            rules: string[];
        };
        /**
         * Bet
         * @description Put these bets on the layout in place of the ones there; none takes them back.
         */
        Bet: {
            /** Bets */
            bets: {
                [key: string]: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "bet";
            /** Tips */
            tips?: {
                [key: string]: number;
            };
        };
        /**
         * BetBehind
         * @description Somebody who does not hold a seat bets on it, in place of what he had there.
         */
        BetBehind: {
            /** Bets */
            bets: {
                [key: string]: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "behind";
            /**
             * Joins
             * @description What he puts up more money for when the seat does
             * @default []
             */
            joins: ("double" | "split" | "insurance")[];
            /** Name */
            name: string;
            /** Seat */
            seat: number;
        };
        /**
         * BlankView
         * @description One thing to fill in.
         */
        BlankView: {
            /**
             * Also
             * @description Kinds that may stand here instead
             */
            also: ("chips" | "amount" | "words" | "one of" | "cards" | "who" | "actions" | "number" | "yes" | "seats" | "by name")[];
            /** Choices */
            choices: string[];
            /** Hint */
            hint: string;
            /** Key */
            key: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "chips" | "amount" | "words" | "one of" | "cards" | "who" | "actions" | "number" | "yes" | "seats" | "by name";
            /** Label */
            label: string;
            /** Needed */
            needed: boolean;
            /**
             * Part
             * @description How the table stood, what was done, or what came since
             * @enum {string}
             */
            part: "table" | "act" | "since";
            /**
             * Rare
             * @description Seldom matters, and may be kept out of sight
             */
            rare: boolean;
            /**
             * Suggests
             * @description Words that are often meant; others are as good
             */
            suggests: string[];
        };
        /**
         * BoardForm
         * @description A command, and the key that makes it happen once.
         */
        BoardForm: {
            /** Command */
            command: components["schemas"]["JoinBoard"] | components["schemas"]["AskForGame"] | components["schemas"]["LeaveBoard"];
            /** Key */
            key: string;
        };
        /**
         * BoardLine
         * @description A game and its stakes on the board.
         */
        BoardLine: {
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Names
             * @description Who waits, the next first
             */
            names: string[];
            /**
             * Opens With
             * @description So many names open a new table
             */
            opens_with: number;
            /**
             * Stakes
             * @example no-limit 5/10
             */
            stakes: string;
            /** Tables */
            tables: components["schemas"]["BoardTable"][];
            /**
             * Your Place
             * @description 1 is the next to be called
             */
            your_place: number | null;
            your_seat: components["schemas"]["SeatCall"] | null;
        };
        /**
         * BoardTable
         * @description A table that spreads a game of the board.
         */
        BoardTable: {
            /**
             * Free
             * @description Seats that anybody may take
             */
            free: number;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Players */
            players: number;
            /** Seats */
            seats: number;
        };
        /**
         * BoardView
         * @description The whole board, as one viewer sees it.
         */
        BoardView: {
            /** Lines */
            lines: components["schemas"]["BoardLine"][];
        };
        /**
         * BookingView
         * @description A move of money, as one purse sees it.
         */
        BookingView: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * Balance
             * @description Whole cents
             */
            balance: number;
            /** Clause */
            clause: string;
            /** Day */
            day: string | null;
            /** Why */
            why: string;
        };
        /**
         * Button
         * @description The button goes to whoever has drawn it, before the first hand.
         */
        Button: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "button";
            /** Seat */
            seat: number;
        };
        /**
         * Buy
         * @description Buy more chips.
         */
        Buy: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "buy";
        };
        /**
         * BuyChips
         * @description Somebody buys more chips.
         */
        BuyChips: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "buy";
            /** Seat */
            seat: number;
        };
        /**
         * CallClock
         * @description Put the clock on the player to act.
         */
        CallClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "clock";
        };
        /**
         * CashOut
         * @description Somebody leaves with his whole stack.
         */
        CashOut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "cash_out";
            /** Seat */
            seat: number;
        };
        /**
         * CertificateView
         * @description What somebody has shown that he knows.
         */
        CertificateView: {
            /** Asked */
            asked: number;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** On */
            on: string;
            /** Passed */
            passed: boolean;
            /** Right */
            right: number;
        };
        /**
         * ChangeStakes
         * @description Post other stakes, between rounds.
         */
        ChangeStakes: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "stakes";
            /** Settings */
            settings: {
                [key: string]: boolean | number | string | number[] | null;
            };
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * ChangeView
         * @description Something that is other than it was.
         */
        ChangeView: {
            /** After */
            after: string;
            /** Before */
            before: string;
            /** What */
            what: string;
        };
        /**
         * ChartRow
         * @description One row of a strategy chart.
         */
        ChartRow: {
            /** Cells */
            cells: string[];
            /** Name */
            name: string;
        };
        /**
         * ChipsView
         * @description The chips of the night: all that were sold, and every change since.
         */
        ChipsView: {
            /** Changes */
            changes: {
                [key: string]: number;
            };
            /** Races */
            races: components["schemas"]["RaceView"][];
            /**
             * Removed
             * @description That went out of play last; 0: none did
             */
            removed: number;
            /** Smallest */
            smallest: number;
            /** Sold */
            sold: number;
            /**
             * To Race
             * @description Tables that have yet to race
             */
            to_race: string[];
        };
        /**
         * ChoiceView
         * @description One of the ways that a clause leaves to the director, and what it does.
         */
        ChoiceView: {
            /** Act */
            act: string;
            /** Amount */
            amount: number | null;
            /** Effect */
            effect: string;
        };
        /**
         * ClausePage
         * @description A clause and its neighbours on the page.
         */
        ClausePage: {
            /** After */
            after: components["schemas"]["ClauseView"][];
            /** Before */
            before: components["schemas"]["ClauseView"][];
            /** Gist */
            gist: string;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "engine" | "floor" | "prompt" | "policy";
            /** Rulebook Title */
            rulebook_title: string;
            /** Section */
            section: string;
            /** Section Title */
            section_title: string;
        };
        /**
         * ClauseView
         * @description One numbered rule, in our own words.
         */
        ClauseView: {
            /** Gist */
            gist: string;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "engine" | "floor" | "prompt" | "policy";
            /** Section */
            section: string;
        };
        /**
         * ClockView
         * @description The action clock (bclc-poker/33/1.12).
         */
        ClockView: {
            /**
             * Banked
             * @description It has run out; a time bank is drawn on
             * @default false
             */
            banked: boolean;
            /**
             * Ends At
             * @description Seconds since 1970
             */
            ends_at: number;
            /** Seat */
            seat: number;
            /**
             * Warn At
             * @description When the ten-second warning is given
             */
            warn_at: number;
            /** Warning */
            warning: boolean;
        };
        /**
         * Close
         * @description Close the table; whoever opened it may, when nobody sits there.
         */
        Close: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "close";
        };
        /**
         * CloseBets
         * @description No more bets; with the dice or the number that were thrown, if any.
         */
        CloseBets: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "deal";
            /**
             * Thrown
             * @default []
             */
            thrown: number[];
        };
        /**
         * CloseLive
         * @description Close the table, when everybody has cashed out.
         */
        CloseLive: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "close";
        };
        /**
         * CloseTable
         * @description Close it; everybody has his chips back.
         */
        CloseTable: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "close";
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * ClubActForm
         * @description Something to be done in a club, as it stood when it was looked at.
         */
        ClubActForm: {
            /**
             * Act
             * @description An act of a club by its name, with what it says besides; money in pence
             * @example {
             *       "act": "join",
             *       "name": "Ann"
             *     }
             * @example {
             *       "act": "pay_fee",
             *       "amount": 3000,
             *       "name": "Ann",
             *       "season": "2026",
             *       "week": 1
             *     }
             */
            act: {
                [key: string]: boolean | number | string | (number | string)[] | {
                    [key: string]: number;
                } | null;
            };
            /** Key */
            key: string;
            /**
             * On
             * @default
             */
            on: string;
            /**
             * Seq
             * @description Refused if the club has moved on since
             */
            seq?: number | null;
        };
        /**
         * ClubBooks
         * @description The committee's books.
         */
        ClubBooks: {
            /** Acts */
            acts: number;
            /** Asked */
            asked: components["schemas"]["AskedActView"][];
            /**
             * Held
             * @description Whole cents
             */
            held: number;
            /** Owed */
            owed: {
                [key: string]: number;
            };
            /** Purses */
            purses: {
                [key: string]: number;
            };
            /** Seats */
            seats: components["schemas"]["PrizeSeatView"][];
            /** Seq */
            seq: number;
            /** Symbol */
            symbol: string;
        };
        /**
         * ClubForm
         * @description A club to be founded by the rules of a house, or taken up whole from a document.
         */
        ClubForm: {
            /**
             * Document
             * @description As exported
             */
            document?: {
                [key: string]: unknown;
            } | null;
            /**
             * House
             * @default
             */
            house: string;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: boolean | number | string;
            };
        };
        /**
         * ClubHouse
         * @description A house by whose rules a club can be founded.
         */
        ClubHouse: {
            /** House */
            house: string;
            /** Kinds */
            kinds: components["schemas"]["KindView"][];
            /** Options */
            options: components["schemas"]["OptionView"][];
            /** Symbol */
            symbol: string;
            /** Title */
            title: string;
        };
        /**
         * ClubLine
         * @description A club in the list.
         */
        ClubLine: {
            /** House */
            house: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * ClubPage
         * @description A club as everybody may see it: no money, no addresses.
         */
        ClubPage: {
            battle: components["schemas"]["BattleView"] | null;
            /** Champions */
            champions: {
                [key: string]: string;
            };
            /** Committee */
            committee: string[];
            /** Events */
            events: components["schemas"]["FixtureView"][];
            /** Honours */
            honours: components["schemas"]["HonoursView"][];
            /** House */
            house: string;
            /** Id */
            id: string;
            /**
             * Keeps
             * @description Whether the caller keeps the club's books
             */
            keeps: boolean;
            /**
             * Kinds
             * @description The club's kinds of events, by their names
             */
            kinds: {
                [key: string]: string;
            };
            /**
             * Member
             * @description Who the caller is in the register, if anybody
             */
            member: string | null;
            /** Members */
            members: number;
            /** Name */
            name: string;
            /** Seasons */
            seasons: components["schemas"]["SeasonView"][];
            /** Seq */
            seq: number;
            /** Venue */
            venue: string;
        };
        /**
         * ClubStaffForm
         * @description A role in a club, given to an account or taken from it.
         */
        ClubStaffForm: {
            /** Account */
            account: string;
            /**
             * Given
             * @default true
             */
            given: boolean;
            /** Key */
            key: string;
            /**
             * Role
             * @enum {string}
             */
            role: "committee" | "director" | "auditor";
        };
        /**
         * ClubStaffLine
         * @description Somebody who is something in a club.
         */
        ClubStaffLine: {
            /** Account */
            account: string;
            /**
             * Role
             * @enum {string}
             */
            role: "committee" | "director" | "auditor";
        };
        /**
         * ClubStaffPage
         * @description Everybody who is something in a club.
         */
        ClubStaffPage: {
            /** Staff */
            staff: components["schemas"]["ClubStaffLine"][];
        };
        /**
         * ClubStepForm
         * @description One step back, or the word of a second person.
         */
        ClubStepForm: {
            /** Key */
            key: string;
            /** Seq */
            seq?: number | null;
        };
        /**
         * ColourUpView
         * @description A chip that can go after a level.
         */
        ColourUpView: {
            /** After */
            after: number;
            /** Remove */
            remove: number;
            /** To */
            to: number;
        };
        /**
         * CommandForm
         * @description A command, the key that makes it happen once, and the state it answers.
         */
        CommandForm: {
            /** Command */
            command: components["schemas"]["Sit"] | components["schemas"]["Buy"] | components["schemas"]["Leave"] | components["schemas"]["Bet"] | components["schemas"]["Deal"] | components["schemas"]["Act"] | components["schemas"]["houseway__server__shapes__commands__Straddle"] | components["schemas"]["houseway__server__shapes__commands__Away"] | components["schemas"]["houseway__server__shapes__commands__Back"] | components["schemas"]["houseway__server__shapes__commands__Post"] | components["schemas"]["Agree"] | components["schemas"]["Refuse"] | components["schemas"]["Show"] | components["schemas"]["Muck"] | components["schemas"]["TakeBank"] | components["schemas"]["WaiveBank"] | components["schemas"]["CallClock"] | components["schemas"]["JoinList"] | components["schemas"]["LeaveList"] | components["schemas"]["DeclineSeat"] | components["schemas"]["Close"] | components["schemas"]["Say"];
            /** Key */
            key: string;
            /**
             * Seat
             * @description Which of several seats of one's own it is for; if not said, the one that is asked, and standing up or sitting out is for all of them
             */
            seat?: number | null;
            /** State */
            state: number;
        };
        /**
         * CompPlayer
         * @description Give chips on the house.
         */
        CompPlayer: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "comp";
            /** Why */
            why: string;
        };
        /**
         * Correct
         * @description An act of this street was something else than was keyed.
         */
        Correct: {
            /**
             * By
             * @default
             */
            by: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "correct";
            /** Entry */
            entry: number;
            seen: components["schemas"]["SeenForm"];
            /** Why */
            why: string;
        };
        /**
         * CourseMoment
         * @description A step of a round.
         */
        CourseMoment: {
            /** Clauses */
            clauses: string[];
            /**
             * Kind
             * @enum {string}
             */
            kind: "bet" | "deal" | "say" | "choose" | "show" | "settle";
            /** Words */
            words: string;
        };
        /**
         * CreditTable
         * @description Take chips from the tray.
         */
        CreditTable: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "credit";
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * CurrencyView
         * @description What the amounts of a table are counted in; sentences name them without its sign.
         */
        CurrencyView: {
            /**
             * Code
             * @description Empty for any
             */
            code: string;
            /** Name */
            name: string;
            /** Symbol */
            symbol: string;
        };
        /**
         * DayResult
         * @description What one evening has brought somebody.
         */
        DayResult: {
            /** Day */
            day: string;
            /**
             * Expected
             * @description On average, of the rounds of which it is known
             */
            expected: number | null;
            /**
             * Net
             * @description Whole cents
             */
            net: number;
            /** Rounds */
            rounds: number;
        };
        /**
         * DayTakings
         * @description A gaming day, table by table; those at which nothing happened are left out.
         */
        DayTakings: {
            /** Day */
            day: string;
            /** Tables */
            tables: components["schemas"]["TableTaken"][];
        };
        /**
         * Deal
         * @description Say that the cards may be dealt.
         */
        Deal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "deal";
        };
        /**
         * DealForm
         * @description Chips of those who are left, as they were counted, and what is set aside for the winner.
         */
        DealForm: {
            /**
             * Aside
             * @description Whole cents
             * @default 0
             */
            aside: number;
            /**
             * Stacks
             * @default {}
             */
            stacks: {
                [key: string]: number;
            };
        };
        /**
         * DealHand
         * @description The cards are out.
         */
        DealHand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "deal";
        };
        /**
         * DealOffers
         * @description What each would have: evenly, by chips, by chances of every place.
         */
        DealOffers: {
            /** Chances */
            chances: {
                [key: string]: number;
            };
            /** Chips */
            chips: {
                [key: string]: number;
            };
            /** Even */
            even: {
                [key: string]: number;
            };
        };
        /**
         * DealView
         * @description What those who are left agreed on.
         */
        DealView: {
            /**
             * Aside
             * @description Whole cents
             */
            aside: number;
            /** Shares */
            shares: {
                [key: string]: number;
            };
        };
        /**
         * DealerAction
         * @description What a seat decided, of what it was offered; `??` is a card that nobody has seen.
         */
        DealerAction: {
            /** Act */
            act: string;
            /** Amount */
            amount?: number | null;
            /** Cards */
            cards?: string[] | null;
            /** Extra */
            extra?: string[] | null;
            /** Hands */
            hands?: string[][] | null;
            /** Spot */
            spot?: string | null;
        };
        /**
         * DealerBank
         * @description Who banks, or is asked whether he does.
         */
        DealerBank: {
            /**
             * Needed
             * @description No round is dealt without a player's bank
             */
            needed: boolean;
            /** Offered */
            offered: number | null;
            /** Roll */
            roll: number | null;
            /** Seat */
            seat: number | null;
        };
        /**
         * DealerBehind
         * @description Somebody who bets on a seat that is not his.
         */
        DealerBehind: {
            /** Bets */
            bets: {
                [key: string]: number;
            };
            /** Name */
            name: string;
            /**
             * Net
             * @description What this round has come to for him so far
             */
            net: number | null;
        };
        /**
         * DealerChance
         * @description What is thrown or drawn before the cards.
         */
        DealerChance: {
            clause: components["schemas"]["ClauseView"];
            /**
             * Most
             * @description The highest number of each die
             */
            most: number[];
            /** Name */
            name: string;
        };
        /**
         * DealerCommandForm
         * @description A command at a live table against a bank.
         */
        DealerCommandForm: {
            /** Command */
            command: components["schemas"]["TakeSeat"] | components["schemas"]["BuyChips"] | components["schemas"]["CashOut"] | components["schemas"]["houseway__server__shapes__live_commands__Away"] | components["schemas"]["houseway__server__shapes__live_commands__Back"] | components["schemas"]["LayBets"] | components["schemas"]["BetBehind"] | components["schemas"]["LayCommission"] | components["schemas"]["TakesBank"] | components["schemas"]["WaivesBank"] | components["schemas"]["CloseBets"] | components["schemas"]["TurnCards"] | components["schemas"]["Decided"] | components["schemas"]["PutRight"] | components["schemas"]["Undo"] | components["schemas"]["PushPot"] | components["schemas"]["Void"] | components["schemas"]["NewShoe"] | components["schemas"]["CloseLive"];
            /**
             * Done By
             * @description Whose act it is, where a tablet has kept it; from anybody else it is refused
             */
            done_by?: string | null;
            /** Key */
            key: string;
            /** State */
            state: number;
        };
        /**
         * DealerHand
         * @description Cards at one place; null was not keyed, or lies face down for this viewer.
         */
        DealerHand: {
            /** Cards */
            cards: (string | null)[];
            /** Label */
            label: string;
            /** Place */
            place: string;
            /** Up */
            up: boolean;
            /** Words */
            words: string | null;
        };
        /**
         * DealerKeyed
         * @description A card that was keyed, and may be put right.
         */
        DealerKeyed: {
            /** At */
            at: number;
            /**
             * Card
             * @example As
             */
            card: string;
            /** Label */
            label: string;
            /** Place */
            place: string;
        };
        /**
         * DealerMeter
         * @description The progressive meter, as this table last saw it.
         */
        DealerMeter: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * Linked
             * @description Whether other tables of the room feed it too
             */
            linked: boolean;
            /** Name */
            name: string;
        };
        /**
         * DealerPrompt
         * @description What the dealer does now, and by which clause.
         */
        DealerPrompt: {
            clause: components["schemas"]["ClauseView"] | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "bets" | "cards" | "decide" | "pay";
            /** Told */
            told: components["schemas"]["DealerTold"][];
            /** Words */
            words: string;
        };
        /**
         * DealerSeat
         * @description Somebody at the table.
         */
        DealerSeat: {
            /** Away */
            away: boolean;
            /** Behind */
            behind: components["schemas"]["DealerBehind"][];
            /** Bets */
            bets: {
                [key: string]: number;
            };
            /**
             * Counted
             * @description Whether his chips were keyed
             */
            counted: boolean;
            /** Hands */
            hands: components["schemas"]["DealerHand"][];
            /** Marks */
            marks: string[];
            /** Name */
            name: string;
            /**
             * Net
             * @description What this round has come to for him so far
             */
            net: number | null;
            /**
             * Prepaid
             * @description Commission laid down before the cards
             */
            prepaid: number;
            /**
             * Prepaid Back
             * @description What of it goes back, once the round is over
             */
            prepaid_back: number | null;
            /** Seat */
            seat: number;
            /**
             * Stack
             * @description His chips; what he is up by where nobody counts them
             */
            stack: number;
            /**
             * Status
             * @description in, folded; out where he has no part in the round
             */
            status: string;
            /** Tips */
            tips: {
                [key: string]: number;
            };
        };
        /**
         * DealerShoe
         * @description What is known of the cards.
         */
        DealerShoe: {
            /**
             * Cut Card
             * @description So many cards lie behind it
             */
            cut_card: number | null;
            /**
             * Held
             * @description Those that may still be in it, and how often
             */
            held: {
                [key: string]: number;
            };
            /** Left */
            left: number;
            /** Number */
            number: number;
            /**
             * Out
             * @description It came out: the next round is dealt from a new shoe
             */
            out: boolean;
            /** Size */
            size: number;
        };
        /**
         * DealerSpot
         * @description A place for a bet before the cards.
         */
        DealerSpot: {
            /**
             * Exactly
             * @description The one amount that is taken here
             */
            exactly: number | null;
            /** Label */
            label: string;
            /** Name */
            name: string;
            /** Takes Tip */
            takes_tip: boolean;
        };
        /**
         * DealerTableView
         * @description A live banked table as one viewer sees it.
         */
        DealerTableView: {
            /**
             * Ahead
             * @description Who is asked after them, if nobody gives up
             */
            ahead: components["schemas"]["OptionsView"][];
            /**
             * Asks
             * @description Every seat that is asked now
             */
            asks: components["schemas"]["OptionsView"][];
            bank: components["schemas"]["DealerBank"] | null;
            /**
             * Behind Joins
             * @description What they may put up more money for
             */
            behind_joins: ("double" | "split" | "insurance")[];
            /** Bought */
            bought: number | null;
            /** Cannot Deal */
            cannot_deal: string | null;
            chance: components["schemas"]["DealerChance"] | null;
            /** Chips */
            chips: number[];
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Id */
            id: string;
            /** Keyed */
            keyed: components["schemas"]["DealerKeyed"][];
            /**
             * Limits
             * @description The least and the most that a wager may be
             */
            limits: (number | null)[];
            /**
             * Lines
             * @description In the order in which the dealer works
             */
            lines: components["schemas"]["LineView"][];
            /** May Undo */
            may_undo: boolean;
            meter: components["schemas"]["DealerMeter"] | null;
            /** Name */
            name: string;
            /**
             * Phase
             * @enum {string}
             */
            phase: "waiting" | "playing" | "over" | "closed";
            /** Places */
            places: components["schemas"]["DealerHand"][];
            prompt: components["schemas"]["DealerPrompt"];
            /** Round */
            round: number;
            /** Seat Count */
            seat_count: number;
            /** Seats */
            seats: components["schemas"]["DealerSeat"][];
            shoe: components["schemas"]["DealerShoe"];
            /** Spots */
            spots: components["schemas"]["DealerSpot"][];
            /** State */
            state: number;
            /** Struck */
            struck: components["schemas"]["LiveStruck"][];
            /** Symbol */
            symbol: string;
            /** Taken */
            taken: {
                [key: string]: number;
            };
            /** @description By which people may bet behind a seat */
            takes_behind: components["schemas"]["ClauseView"] | null;
            /** @description By which commission is laid down before */
            takes_prepaid: components["schemas"]["ClauseView"] | null;
            /** Wanted */
            wanted: components["schemas"]["DealerWanted"][];
            /** Ways */
            ways: components["schemas"]["DealerWay"][];
            /**
             * Yours
             * @description Whether the viewer may deal here
             */
            yours: boolean;
        };
        /**
         * DealerTold
         * @description A step of the rulebook, or what is said aloud.
         */
        DealerTold: {
            /** Aloud */
            aloud: boolean;
            clause: components["schemas"]["ClauseView"] | null;
            /** Words */
            words: string;
        };
        /**
         * DealerWanted
         * @description Cards that are to be keyed.
         */
        DealerWanted: {
            /** Count */
            count: number;
            /** Label */
            label: string;
            /**
             * Needed
             * @description The round cannot go on without them
             */
            needed: boolean;
            /** Place */
            place: string;
            /** Up */
            up: boolean;
        };
        /**
         * DealerWay
         * @description How the house sets a hand.
         */
        DealerWay: {
            clause: components["schemas"]["ClauseView"];
            /**
             * Hands
             * @description The highest first
             */
            hands: string[][];
            /** Label */
            label: string;
            /** Names */
            names: string[];
            /** Place */
            place: string;
        };
        /**
         * DealersChoice
         * @description A dealer's choice that has not been made yet.
         */
        DealersChoice: {
            /** Games */
            games: components["schemas"]["GameOffered"][];
            /**
             * Name
             * @description Who has the button
             */
            name: string;
            /**
             * Until
             * @description Seconds since 1970; then the next game of the list comes
             */
            until: number;
            /** Yours */
            yours: boolean;
        };
        /**
         * DealtForm
         * @description An event to be dealt here.
         */
        DealtForm: {
            /** Key */
            key: string;
            /** Name */
            name: string;
            /**
             * @example {
             *       "buy_in": 2000,
             *       "event": "deepstack",
             *       "house": "bcpc"
             *     }
             */
            setup: components["schemas"]["SetupForm"];
            terms: components["schemas"]["TermsForm"];
        };
        /**
         * DealtLine
         * @description An event in the tournament lobby.
         */
        DealtLine: {
            /**
             * Bots
             * @description Bots fill it up to so many
             */
            bots: number;
            /**
             * Full
             * @description It starts with so many; 0: not by their number
             */
            full: number;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Left */
            left: number;
            /** Name */
            name: string;
            /** Opened At */
            opened_at: number;
            /**
             * Players
             * @description Who have registered or entered
             */
            players: number;
            /**
             * Price
             * @description Whole cents
             */
            price: number;
            /**
             * Stage
             * @enum {string}
             */
            stage: "registering" | "playing" | "over";
            /** Starts At */
            starts_at: number | null;
        };
        /**
         * DealtPage
         * @description An event as it stands, for one caller.
         */
        DealtPage: {
            /** Average */
            average: number;
            /** Blinds */
            blinds: number[];
            /** Cancelled */
            cancelled: boolean;
            /** @description Whose choice the caller's table waits for */
            choice: components["schemas"]["DealersChoice"] | null;
            /** Entries */
            entries: number;
            /** Event */
            event: string;
            /** Game */
            game: string;
            /** Hand For Hand */
            hand_for_hand: boolean;
            /** House */
            house: string;
            /** Id */
            id: string;
            /**
             * Kept
             * @description What the house keeps of the entries
             */
            kept: number;
            /** Left */
            left: number;
            /** Level */
            level: number;
            /**
             * Level Left
             * @description Milliseconds, where levels go by real time
             */
            level_left: number | null;
            /** May */
            may: ("register" | "withdraw" | "re-enter" | "rebuy" | "add-on")[];
            /** Name */
            name: string;
            /** Next Blinds */
            next_blinds: number[];
            /** On Break */
            on_break: boolean;
            /** Paused */
            paused: boolean;
            /**
             * Players
             * @description Who are in by their stacks, then by places
             */
            players: components["schemas"]["DealtPlayer"][];
            /**
             * Pool
             * @description Whole cents
             */
            pool: number;
            /**
             * Price
             * @description Whole cents
             */
            price: number;
            /** Prizes */
            prizes: components["schemas"]["PrizeView"][];
            /** Registration */
            registration: boolean;
            /**
             * Seal
             * @description The hash of the secret that the draws follow from
             */
            seal: string;
            /**
             * Secret
             * @description Laid open when the event is over
             */
            secret: string | null;
            /** Seq */
            seq: number;
            /** Stack */
            stack: number;
            /**
             * Stage
             * @enum {string}
             */
            stage: "registering" | "playing" | "over";
            /** Symbol */
            symbol: string;
            /** Tables */
            tables: components["schemas"]["DealtTable"][];
            terms: components["schemas"]["TermsForm"];
            /**
             * Wallet
             * @description Whole cents
             */
            wallet: number;
            you: components["schemas"]["OwnSeat"] | null;
            /**
             * Yours
             * @description Whether the caller may start, pause and cancel it
             */
            yours: boolean;
        };
        /**
         * DealtPlayer
         * @description Somebody in the event.
         */
        DealtPlayer: {
            /** Bot */
            bot: boolean;
            /** Chair */
            chair: string | null;
            /** Name */
            name: string;
            /** Place */
            place: number | null;
            /** Stack */
            stack: number;
            /**
             * Won
             * @description Whole cents
             */
            won: number;
            /** You */
            you: boolean;
        };
        /**
         * DealtTable
         * @description A table of the event.
         */
        DealtTable: {
            /** Busy */
            busy: boolean;
            /** Id */
            id: string | null;
            /** Letter */
            letter: string;
            /** Players */
            players: number;
        };
        /**
         * Decide
         * @description Go on as it was ruled, or with one of the choices.
         */
        Decide: {
            /**
             * By
             * @default
             */
            by: string;
            /** Choice */
            choice: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "decide";
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * Decided
         * @description What a seat decided.
         */
        Decided: {
            action: components["schemas"]["DealerAction"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "answer";
            /** Seat */
            seat: number;
        };
        /**
         * DecisionForm
         * @description One of the ruling's choices, by its name, and why it was taken.
         */
        DecisionForm: {
            /** Act */
            act: string;
            /** Key */
            key: string;
            /** Why */
            why: string;
        };
        /**
         * DecisionView
         * @description What the director chose, and why.
         */
        DecisionView: {
            /**
             * At
             * @description Seconds since 1970
             */
            at: number;
            /** By */
            by: string;
            choice: components["schemas"]["ChoiceView"];
            /** Why */
            why: string;
        };
        /**
         * DeclineSeat
         * @description Let the seat that is held go by, and wait for another behind everybody else.
         */
        DeclineSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "decline_seat";
        };
        /**
         * DeskHouse
         * @description A house that rules on what people do at a table.
         */
        DeskHouse: {
            /** Id */
            id: string;
            /** Symbol */
            symbol: string;
            /** Title */
            title: string;
        };
        /**
         * DeskNightForm
         * @description A night that was run at the desk, to be written down as an event of the club.
         */
        DeskNightForm: {
            /**
             * Dealer Fee
             * @description Whole cents
             * @default 0
             */
            dealer_fee: number;
            /**
             * Dealers
             * @default {}
             */
            dealers: {
                [key: string]: number;
            };
            /**
             * Guests
             * @description Who is not in the register joins as a guest
             * @default false
             */
            guests: boolean;
            /** Key */
            key: string;
            /** Night */
            night: string;
            /** Seq */
            seq?: number | null;
        };
        /**
         * DeskPage
         * @description What a house can be asked, and which houses there are.
         */
        DeskPage: {
            house: components["schemas"]["DeskHouse"];
            /** Houses */
            houses: components["schemas"]["DeskHouse"][];
            /** Questions */
            questions: components["schemas"]["QuestionView"][];
        };
        /**
         * DisputeAnswer
         * @description What the floor says to it.
         */
        DisputeAnswer: {
            /** Answer */
            answer: string;
            /**
             * Clause
             * @description The clause that decides it
             */
            clause?: string | null;
        };
        /**
         * DisputeForm
         * @description What somebody holds against a round.
         */
        DisputeForm: {
            /** Note */
            note: string;
        };
        /**
         * DisputeView
         * @description A round that came before the floor.
         */
        DisputeView: {
            /** Answer */
            answer: string | null;
            /** Answered At */
            answered_at: number | null;
            /**
             * Answered By
             * @description Who decided it
             */
            answered_by?: string | null;
            /**
             * At
             * @description Seconds since 1970
             */
            at: number;
            /**
             * By
             * @description The name of whoever disputes it
             */
            by: string;
            /**
             * Clause
             * @description The clause that it was decided by
             */
            clause?: string | null;
            /**
             * Code
             * @description Under which the round lies open as its player saw it
             */
            code: string;
            /** Id */
            id: string;
            /** Note */
            note: string;
            /** Round */
            round: number;
            /** Table */
            table: string;
            /** Table Name */
            table_name: string;
        };
        /**
         * DoneView
         * @description An act that was done.
         */
        DoneView: {
            /**
             * Act
             * @description An act of a night by its name, with what it says besides
             * @example {
             *       "act": "enter",
             *       "player": "Ann"
             *     }
             * @example {
             *       "act": "bust",
             *       "player": "Cid",
             *       "to": "Bob"
             *     }
             */
            act: {
                [key: string]: boolean | number | string | string[];
            };
            /**
             * At
             * @description Seconds since 1970
             */
            at: number;
            /** By */
            by: string;
            /** Number */
            number: number;
        };
        /**
         * DoorForm
         * @description What a player asks at the door.
         */
        DoorForm: {
            /**
             * Do
             * @enum {string}
             */
            do: "register" | "withdraw" | "re-enter" | "rebuy" | "add-on";
            /** Key */
            key: string;
        };
        /**
         * DrillAnswer
         * @description An answer: an amount in cents, a choice, choices in order, or hands as cards are written.
         */
        DrillAnswer: {
            /** Answer */
            answer: number | string | string[];
            /** Seed */
            seed: number;
            /** Topic */
            topic: string;
        };
        /**
         * DrillForm
         * @description What is to be asked next: of these topics, of all of them if none is named.
         */
        DrillForm: {
            /**
             * Topics
             * @default []
             */
            topics: string[];
        };
        /**
         * DrillView
         * @description A question, without its answer.
         */
        DrillView: {
            /** Ask */
            ask: string;
            /** Choices */
            choices: string[];
            currency: components["schemas"]["CurrencyView"];
            /**
             * Form
             * @enum {string}
             */
            form: "amount" | "change" | "one of" | "some of" | "order" | "hands";
            /** Game */
            game: string;
            /**
             * Hands
             * @description What cards are set into, the highest first; or what of them is played
             */
            hands: string[];
            scene: components["schemas"]["SceneView"];
            /**
             * Seed
             * @description Says which one it is when it is answered; 0 in a test
             */
            seed: number;
            /** Topic */
            topic: string;
        };
        /**
         * EndingView
         * @description When the night is expected to be over.
         */
        EndingView: {
            /** Level */
            level: number;
            /**
             * Minutes
             * @description From the first hand, breaks among them
             */
            minutes: number;
        };
        /**
         * EntriesForm
         * @description A list of players who enter.
         */
        EntriesForm: {
            /** Key */
            key: string;
            /** Names */
            names: string[];
            /** Seq */
            seq?: number | null;
        };
        /**
         * EveningForm
         * @description What is known before a night: for whom, with what, for how long.
         */
        EveningForm: {
            /**
             * Again
             * @default 0
             */
            again: number;
            /**
             * Big Blind Ante
             * @default true
             */
            big_blind_ante: boolean;
            /**
             * Break Every
             * @default 100
             */
            break_every: number;
            /**
             * Break Minutes
             * @default 10
             */
            break_minutes: number;
            /**
             * Chip
             * @default 25
             */
            chip: number;
            /**
             * Chip Set
             * @default {}
             */
            chip_set: {
                [key: string]: number;
            };
            /**
             * Length
             * @default 0
             */
            length: number;
            /** Minutes */
            minutes: number;
            /** Players */
            players: number;
            /** Stack */
            stack: number;
        };
        /**
         * EventChoice
         * @description A kind of event that a house holds, and what it is like unless somebody says otherwise.
         */
        EventChoice: {
            /**
             * Buy In
             * @description Whole cents
             */
            buy_in: number;
            /** Event */
            event: string;
            /** Minutes */
            minutes: number;
            /** Registered Only */
            registered_only: boolean;
            /** Seats */
            seats: number;
            /** Stack */
            stack: number;
            /** Title */
            title: string;
        };
        /**
         * EventOfTable
         * @description The tournament that a table belongs to, as it stood when the hand was dealt.
         */
        EventOfTable: {
            /**
             * Bank
             * @description Seconds more that you have left, if you sit here
             */
            bank: number | null;
            /** Blinds */
            blinds: number[];
            /** Entries */
            entries: number;
            /** Hand For Hand */
            hand_for_hand: boolean;
            /**
             * Id
             * @description Of the dealt event
             */
            id: string;
            /**
             * Left
             * @description Players who are in
             */
            left: number;
            /**
             * Letter
             * @description Of the table
             */
            letter: string;
            /** Level */
            level: number;
            /**
             * Seconds
             * @description To act, before the bank is touched
             */
            seconds: number;
        };
        /**
         * ExamAnswers
         * @description The answers of a test in the order of its questions; an empty text passes.
         */
        ExamAnswers: {
            /** Answers */
            answers: (number | string | string[])[];
        };
        /**
         * ExamForm
         * @description How long a test is to be.
         */
        ExamForm: {
            /**
             * Many
             * @default 20
             */
            many: number;
        };
        /**
         * ExamView
         * @description A test: its questions, to be answered in one go.
         */
        ExamView: {
            /** Drills */
            drills: components["schemas"]["DrillView"][];
            /** Id */
            id: string;
        };
        /**
         * ExcludePlayer
         * @description Exclude somebody for so many days, or for good.
         */
        ExcludePlayer: {
            /** Days */
            days: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "exclude";
            /** Why */
            why: string;
        };
        /**
         * FeeRow
         * @description A player of the season: what he has paid of its fee, and what he owes by a week's game.
         */
        FeeRow: {
            /**
             * Due
             * @description Whole cents
             */
            due: number;
            /** Name */
            name: string;
            /**
             * Owed
             * @description Whole cents
             */
            owed: number;
            /**
             * Paid
             * @description Whole cents
             */
            paid: number;
            /** Sleeping */
            sleeping: boolean;
        };
        /**
         * FeeView
         * @description What a member has paid of a season's fee, and what he owes by its next game.
         */
        FeeView: {
            /**
             * Fee
             * @description Whole cents
             */
            fee: number;
            /**
             * Owed
             * @description Whole cents
             */
            owed: number;
            /**
             * Paid
             * @description Whole cents
             */
            paid: number;
            /** Season */
            season: string;
            /** Week */
            week: number;
        };
        /**
         * FeesView
         * @description Fees of a season by a week's game, and everything that is to be sent.
         */
        FeesView: {
            /**
             * Fee
             * @description Whole cents
             */
            fee: number;
            /** Letters */
            letters: components["schemas"]["LetterView"][];
            /** Rows */
            rows: components["schemas"]["FeeRow"][];
            /** Season */
            season: string;
            /** Week */
            week: number;
        };
        /**
         * FillTable
         * @description Bring chips to the tray.
         */
        FillTable: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "fill";
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * FixtureView
         * @description An event of the year.
         */
        FixtureView: {
            /**
             * Asked For
             * @description Another day that somebody asks for
             */
            asked_for: string | null;
            /**
             * Asks
             * @description Whose turn it is; empty once it is fixed
             */
            asks: string;
            /** Day */
            day: string;
            /**
             * Finish
             * @description The winner first; empty until it is played
             */
            finish: string[];
            /** Fixed */
            fixed: boolean;
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Season */
            season: string;
            /** Venue */
            venue: string;
            /** Week */
            week: number;
        };
        /**
         * FloorActView
         * @description Something that the floor did: who, when, before and after.
         */
        FloorActView: {
            /** Act */
            act: string;
            /** After */
            after: {
                [key: string]: string;
            };
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** Before */
            before: {
                [key: string]: string;
            };
            /** By */
            by: string;
            /**
             * Place
             * @description The table or the person
             */
            place: string;
            /**
             * Second
             * @description Who confirmed it, where the house wants two
             */
            second?: string | null;
            /** Table */
            table: string | null;
            /** Why */
            why: string;
            /** Words */
            words: string;
        };
        /**
         * FloorForm
         * @description What whoever runs the event says.
         */
        FloorForm: {
            /**
             * Do
             * @enum {string}
             */
            do: "start" | "pause" | "resume" | "cancel";
            /** Key */
            key: string;
        };
        /**
         * FloorJackpot
         * @description A jackpot, and how many wins wait to be verified.
         */
        FloorJackpot: {
            /** Hits */
            hits: number;
            /** Meters */
            meters: components["schemas"]["JackpotMeter"][];
            /** Name */
            name: string;
            /** Stopped */
            stopped: boolean;
            /** Title */
            title: string;
        };
        /**
         * FloorList
         * @description Those who wait for a game, or for one table.
         */
        FloorList: {
            /** Id */
            id: string;
            /** People */
            people: components["schemas"]["FloorWait"][];
            /** Table */
            table: string | null;
            /** Words */
            words: string;
        };
        /**
         * FloorMeter
         * @description A progressive meter.
         */
        FloorMeter: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /** Name */
            name: string;
        };
        /**
         * FloorNight
         * @description A tournament that is announced or played.
         */
        FloorNight: {
            /** Dealt */
            dealt: boolean;
            /** Id */
            id: string;
            /** Left */
            left: number;
            /** Name */
            name: string;
            /** Stage */
            stage: string;
        };
        /**
         * FloorOpenForm
         * @description A table to be opened for the house.
         */
        FloorOpenForm: {
            /** Key */
            key: string;
            table: components["schemas"]["TableForm"];
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * FloorPerson
         * @description Somebody, as the floor finds him.
         */
        FloorPerson: {
            /** Excluded */
            excluded: string | null;
            /** Guest */
            guest: boolean;
            /** Limits */
            limits: {
                [key: string]: number;
            };
            /** Name */
            name: string;
            /**
             * Near
             * @description Who came from the same address of late and is excluded
             */
            near: string[];
            /** Person */
            person: string;
            /** Seats */
            seats: string[];
        };
        /**
         * FloorSeat
         * @description Somebody at a table, with the chips that he had when the last round was over.
         */
        FloorSeat: {
            /**
             * Limit
             * @description Which of his own limits he has come to
             */
            limit: string | null;
            /** Name */
            name: string;
            /** Person */
            person: string;
            /** Seat */
            seat: number;
            /**
             * Stack
             * @description Whole cents
             */
            stack: number;
        };
        /**
         * FloorTable
         * @description A table as whoever runs the room sees it.
         */
        FloorTable: {
            /**
             * Board
             * @description Its line of the board
             */
            board: string | null;
            /**
             * Bought
             * @description Whole cents
             */
            bought: number;
            /**
             * Clock
             * @description Seconds of silence in a round after which somebody's time is up; none: no clock runs, as in a break
             */
            clock: number | null;
            /** Closed */
            closed: boolean;
            /**
             * Drop
             * @description For the jackpots
             */
            drop: number;
            /** Free */
            free: number;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "table" | "event" | "live" | "dealer";
            /** Name */
            name: string;
            /**
             * Pace
             * @description Rounds an hour, by the last hour; none if none was dealt
             */
            pace: number | null;
            /** Paused */
            paused: boolean;
            /** People */
            people: components["schemas"]["FloorSeat"][];
            /** Phase */
            phase: string;
            /** Players */
            players: number;
            /**
             * Posted
             * @description Amounts that may be changed between rounds; none where nothing is posted
             */
            posted: {
                [key: string]: number[];
            };
            /**
             * Rounds
             * @description On this gaming day
             */
            rounds: number;
            /** Seats */
            seats: number;
            /** Stakes */
            stakes: string;
            theory: components["schemas"]["Theory"];
            /**
             * Time Fees
             * @description Of that, collected by time
             */
            time_fees: number;
            /**
             * Tips
             * @description Whole cents
             */
            tips: number;
            /**
             * Took
             * @description What the house has taken at it on this gaming day
             */
            took: number;
            /**
             * Touched At
             * @description Milliseconds since 1970
             */
            touched_at: number;
            /**
             * Tray
             * @description Chips in its tray: fills, credits and what the bank won
             */
            tray: number;
            /** Waiting */
            waiting: number;
        };
        /**
         * FloorView
         * @description The room as whoever runs it sees it.
         */
        FloorView: {
            /**
             * Acts
             * @description The last that were done today, the latest first
             */
            acts: components["schemas"]["FloorActView"][];
            /** Alerts */
            alerts: components["schemas"]["Alert"][];
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** Day */
            day: string;
            /** Jackpots */
            jackpots: components["schemas"]["FloorJackpot"][];
            /** Lists */
            lists: components["schemas"]["FloorList"][];
            /**
             * Live Took
             * @description At the live tables that are open: clay, in no report
             */
            live_took: number;
            /** Meters */
            meters: components["schemas"]["FloorMeter"][];
            /** Nights */
            nights: components["schemas"]["FloorNight"][];
            /** Tables */
            tables: components["schemas"]["FloorTable"][];
            theory: components["schemas"]["Theory"];
            /**
             * Took
             * @description Today, at tables that have closed since too
             */
            took: number;
        };
        /**
         * FloorWait
         * @description Somebody who waits.
         */
        FloorWait: {
            /**
             * Held
             * @description The seat that is held for him
             */
            held: string | null;
            /** Name */
            name: string;
            /** Person */
            person: string;
            /**
             * Since
             * @description Milliseconds since 1970
             */
            since: number;
        };
        /**
         * FreezeJackpot
         * @description Stop postings, seeds and payments.
         */
        FreezeJackpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "freeze";
        };
        /**
         * GameAnalysis
         * @description Everything that is known of what a game costs.
         */
        GameAnalysis: {
            /** Asides */
            asides: components["schemas"]["AsideFigures"][];
            /** Decisions */
            decisions: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** Game */
            game: string;
            /** House */
            house: string;
            /**
             * Method
             * @description exact, or simulated
             */
            method: string;
            /** Name */
            name: string;
            /** Notes */
            notes: string[];
            /** Rules */
            rules: string;
            /** Section */
            section: string;
            /** Settings */
            settings: {
                [key: string]: boolean | number | string | number[] | null;
            };
            strategy: components["schemas"]["BestPlay"];
            /**
             * Symbol
             * @description Before amounts in the money of the house
             */
            symbol: string;
            /** Version */
            version: string;
            /** Wagers */
            wagers: components["schemas"]["WagerFigures"][];
        };
        /**
         * GameChoiceForm
         * @description The game that the button calls.
         */
        GameChoiceForm: {
            /**
             * Game
             * @example omaha@bclc
             */
            game: string;
            /** Key */
            key: string;
        };
        /**
         * GameFacts
         * @description What a game is.
         */
        GameFacts: {
            /**
             * Aliases
             * @description What people call it besides
             */
            aliases: string[];
            /** Clause */
            clause: string;
            /**
             * Currency
             * @description The code of what the house counts in; empty for any
             */
            currency: string;
            /** Family */
            family: string;
            /**
             * Hands
             * @description The hands that cards are set into, the highest first
             */
            hands: string[];
            /** House */
            house: string;
            /** House Title */
            house_title: string;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "banked" | "pot";
            /** Name */
            name: string;
            /** Pay Tables */
            pay_tables: components["schemas"]["PayTableFacts"][];
            /** Places */
            places: string[];
            /** Rulebook */
            rulebook: string;
            /** Rulebook Title */
            rulebook_title: string;
            /**
             * Rulings
             * @description Whether its house rules on what people do at a table
             */
            rulings: boolean;
            /** Seats */
            seats: number;
            /** Section */
            section: string;
            /** Settings */
            settings: components["schemas"]["SettingFacts"][];
            /** Slug */
            slug: string;
            /** Spots */
            spots: components["schemas"]["SpotFacts"][];
            /** Staff */
            staff: {
                [key: string]: number;
            };
            /** Summary */
            summary: string;
            /** Symbol */
            symbol: string;
        };
        /**
         * GameOffered
         * @description A game of a dealer's choice.
         */
        GameOffered: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * GameResult
         * @description What one game has brought somebody.
         */
        GameResult: {
            /**
             * Expected
             * @description On average, of the rounds of which it is known
             */
            expected: number | null;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /**
             * Known
             * @description How many rounds that are
             */
            known: number;
            /**
             * Last At
             * @description When it was last played, in seconds since 1970
             */
            last_at: number;
            /**
             * Net
             * @description Whole cents
             */
            net: number;
            /** Rounds */
            rounds: number;
            /**
             * Staked
             * @description Whole cents
             */
            staked: number;
        };
        /**
         * GiveRole
         * @description Give somebody a role.
         */
        GiveRole: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "give";
            /** Name */
            name: string;
            role: components["schemas"]["Role"];
        };
        /**
         * GradeView
         * @description A finished round, decision by decision, as the caller played it.
         */
        GradeView: {
            /** Decisions */
            decisions: components["schemas"]["Graded"][];
            reckoned: components["schemas"]["Reckoned"];
            /** Round */
            round: number;
            /** Table */
            table: string;
        };
        /**
         * Graded
         * @description One decision of a round: what was chosen, what was best, and what the difference cost.
         */
        Graded: {
            /** Best */
            best: string;
            /** Chose */
            chose: string;
            /**
             * Cost
             * @description On average; null where nobody has weighed it
             */
            cost: number | null;
            /** Right */
            right: boolean;
        };
        /**
         * GuestForm
         * @description A guest may give a name.
         */
        GuestForm: {
            /** Name */
            name?: string | null;
        };
        /**
         * HandView
         * @description Cards at one place; null is a card that lies face down for this viewer.
         */
        HandView: {
            /** Cards */
            cards: (string | null)[];
            /** Label */
            label: string;
            /**
             * Lifted
             * @description Which of its cards won the pot, by their place from 0
             */
            lifted?: number[] | null;
            /**
             * Marks
             * @description Buttons that lie at the place
             * @default []
             */
            marks: string[];
            /**
             * Of
             * @description The place whose hand it is, where it has several
             * @default
             */
            of: string;
            /**
             * Open
             * @description Which of one's own cards the others see, by their place from 0
             * @default []
             */
            open: number[];
            /**
             * Peek
             * @description The card that the viewer holds and bends over, before the others see it
             */
            peek?: string | null;
            /** Place */
            place: string;
            /** Words */
            words: string | null;
        };
        /**
         * Health
         * @description Whether the house is open.
         */
        Health: {
            /** Ok */
            ok: boolean;
        };
        /**
         * HeldRole
         * @description A role that somebody has.
         */
        HeldRole: {
            /**
             * At
             * @description When; none if the room is run with his name
             */
            at: number | null;
            /**
             * By
             * @description Who gave it
             */
            by: string;
            role: components["schemas"]["Role"];
        };
        /**
         * HeldSeat
         * @description A seat that is kept for somebody from the waiting list.
         */
        HeldSeat: {
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /**
             * Until
             * @description Seconds since 1970
             */
            until: number;
            /** Yours */
            yours: boolean;
        };
        /**
         * HintView
         * @description The best play of the decision that the caller is asked for, from what his seat sees.
         */
        HintView: {
            /** Clause */
            clause?: string | null;
            /**
             * Gist
             * @description What the clause says
             * @default
             */
            gist: string;
            /**
             * Hands
             * @description In a set game, the house way: its hands, the highest first
             * @default []
             */
            hands: string[][];
            /**
             * Known
             * @description Whether the analysis knows anything of this decision
             */
            known: boolean;
            /** Seat */
            seat: number;
            /**
             * State
             * @description The moment of the round that it is about
             */
            state: number;
            /**
             * Ways
             * @default []
             */
            ways: components["schemas"]["WayWorth"][];
            /**
             * Words
             * @default
             */
            words: string;
        };
        /**
         * HonoursView
         * @description What somebody has won over all nights.
         */
        HonoursView: {
            /** Best */
            best: number;
            /** Name */
            name: string;
            /** Nights */
            nights: number;
            /** Podiums */
            podiums: number;
            /** Put Out */
            put_out: number;
            /** Titles */
            titles: string[];
            /** Wins */
            wins: number;
        };
        /**
         * HouseNights
         * @description A house that holds nights, and the events on its list.
         */
        HouseNights: {
            /** Events */
            events: components["schemas"]["EventChoice"][];
            /** House */
            house: string;
            /**
             * Levels
             * @description Blinds of an event, unless somebody says others
             */
            levels: number[][];
            /** Symbol */
            symbol: string;
            /** Title */
            title: string;
        };
        /**
         * HowToPlay
         * @description Everything that somebody new to a game wants to know.
         */
        HowToPlay: {
            /** Aliases */
            aliases: string[];
            /** Book */
            book: string;
            /** Course */
            course: components["schemas"]["CourseMoment"][];
            /**
             * Figures
             * @description Whether the report of the game has more
             */
            figures: boolean;
            /** Game */
            game: string;
            /** House */
            house: string;
            /** Idea */
            idea: string[];
            /** Kind */
            kind: string;
            /** Name */
            name: string;
            /** Rules */
            rules: components["schemas"]["RuleLine"][];
            /** Seats */
            seats: number;
            /** Section */
            section: string;
            /** Spots */
            spots: components["schemas"]["SpotPage"][];
            /** Strategy */
            strategy: string[];
            /** Summary */
            summary: string;
        };
        /**
         * ImportedView
         * @description Who was written down, and what could not be read.
         */
        ImportedView: {
            /** Joined */
            joined: string[];
            /** Problems */
            problems: components["schemas"]["ProblemView"][];
            /** Seq */
            seq: number;
        };
        /**
         * JackpotBooks
         * @description A jackpot as the floor sees it.
         */
        JackpotBooks: {
            /**
             * Accrued
             * @description Collected and not posted yet, by jackpot
             */
            accrued: {
                [key: string]: number;
            };
            /** Claims */
            claims: components["schemas"]["JackpotClaim"][];
            /**
             * Entries
             * @description The last lines of the books, newest first
             */
            entries: components["schemas"]["JackpotEntry"][];
            /**
             * Held
             * @description Everything its purse holds
             */
            held: number;
            /**
             * Seed Pool
             * @description Whole cents
             */
            seed_pool: number;
            sign: components["schemas"]["JackpotSign"];
            /**
             * To Pay
             * @description Daily bonuses that are posted and not paid
             */
            to_pay: number;
            /**
             * To Seed
             * @description Jackpots that were won and are not seeded again
             */
            to_seed: string[];
        };
        /**
         * JackpotClaim
         * @description A win, and how the posted amount would be divided.
         */
        JackpotClaim: {
            /**
             * Back
             * @description Whole cents
             */
            back: number;
            /**
             * First
             * @description Of several claims of one jackpot the one that is settled now
             */
            first: boolean;
            hit: components["schemas"]["JackpotHit"];
            /** Shares */
            shares: components["schemas"]["JackpotShare"][];
        };
        /**
         * JackpotCommandForm
         * @description Something the floor does, and the key that makes it happen once.
         */
        JackpotCommandForm: {
            /** Command */
            command: components["schemas"]["PostJackpot"] | components["schemas"]["VerifyClaim"] | components["schemas"]["VoidClaim"] | components["schemas"]["ReseedJackpot"] | components["schemas"]["FreezeJackpot"] | components["schemas"]["UnfreezeJackpot"] | components["schemas"]["PayBonus"];
            /** Key */
            key: string;
        };
        /**
         * JackpotCondition
         * @description One of the posted conditions.
         */
        JackpotCondition: {
            /** Clause */
            clause: string;
            /** Words */
            words: string;
        };
        /**
         * JackpotEntry
         * @description One line of a jackpot's books.
         */
        JackpotEntry: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /** At */
            at: number | null;
            /** Cause */
            cause: string;
            /** Clause */
            clause: string;
            /** Source */
            source: string;
            /** Target */
            target: string;
        };
        /**
         * JackpotForm
         * @description A jackpot to be opened.
         */
        JackpotForm: {
            /**
             * Jackpot
             * @example bad-beat
             */
            jackpot: string;
            /** Key */
            key: string;
            /**
             * Name
             * @description In this room; the jackpot's own if none
             */
            name?: string | null;
            opening?: components["schemas"]["JackpotOpening"];
            posted?: components["schemas"]["JackpotPosted"];
            /**
             * Zone
             * @description Whose clock its days go by
             * @default UTC
             */
            zone: string;
        };
        /**
         * JackpotHit
         * @description A win that the floor has yet to verify.
         */
        JackpotHit: {
            /**
             * At
             * @description Seconds since 1970
             */
            at: number;
            /** Id */
            id: number;
            /** Meter */
            meter: string;
            /** Table */
            table: string;
            /** Table Name */
            table_name: string;
            /** Words */
            words: string;
        };
        /**
         * JackpotMeter
         * @description One jackpot of a programme, and what can be won of it.
         */
        JackpotMeter: {
            /**
             * Frozen
             * @description A win is being verified, or the floor has stopped it
             */
            frozen: boolean;
            /**
             * Name
             * @description Empty where a programme has one jackpot only
             */
            name: string;
            /**
             * Posted
             * @description Whole cents
             */
            posted: number;
        };
        /**
         * JackpotOpening
         * @description What the meters show as the books begin; the house puts it in.
         */
        JackpotOpening: {
            /** Accrued */
            accrued?: {
                [key: string]: number;
            };
            /** Posted */
            posted?: {
                [key: string]: number;
            };
            /**
             * Seed Pool
             * @description Whole cents
             * @default 0
             */
            seed_pool: number;
        };
        /**
         * JackpotPage
         * @description A jackpot and the conditions that are posted with it.
         */
        JackpotPage: {
            /** Conditions */
            conditions: components["schemas"]["JackpotCondition"][];
            sign: components["schemas"]["JackpotSign"];
        };
        /**
         * JackpotPosted
         * @description What a house posts for a jackpot besides what is printed.
         */
        JackpotPosted: {
            /** Both Runs */
            both_runs?: boolean | null;
            /** Contribution */
            contribution?: number | null;
            /** Cut Over */
            cut_over?: string | null;
            /** Division */
            division?: ("table" | "room" | "network") | null;
            /** Feeds */
            feeds?: {
                [key: string]: number;
            } | null;
            /** Games */
            games?: string[] | null;
            /** Hand */
            hand?: string | null;
            /** Local */
            local?: number | null;
            /** Loser */
            loser?: string | null;
            /** Minimum Pot */
            minimum_pot?: number | null;
            /** Players */
            players?: number | null;
            /** Prizes */
            prizes?: number[] | null;
            /** Reseed */
            reseed?: number | {
                [key: string]: number;
            } | null;
            /** Rooms */
            rooms?: string[] | null;
            /** Seed */
            seed?: number | null;
            /** Winner */
            winner?: string | null;
        };
        /**
         * JackpotShare
         * @description What somebody gets if a claim holds.
         */
        JackpotShare: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /** Name */
            name: string;
            /** Part */
            part: string;
            /** Seat */
            seat: string;
            /** Table */
            table: string;
        };
        /**
         * JackpotSign
         * @description A jackpot as it hangs in the room.
         */
        JackpotSign: {
            /**
             * Contribution
             * @description What it takes out of each pot
             */
            contribution: number;
            /** Games */
            games: string[];
            /**
             * Hits
             * @description The hand that began first in front
             */
            hits: components["schemas"]["JackpotHit"][];
            /** Jackpot */
            jackpot: string;
            /** Meters */
            meters: components["schemas"]["JackpotMeter"][];
            /** Name */
            name: string;
            /** Section */
            section: string;
            /**
             * Stopped
             * @description Frozen by the floor
             */
            stopped: boolean;
            /** Title */
            title: string;
            /**
             * Winners
             * @description Whose hands won the daily bonus posted last
             */
            winners: string[];
        };
        /**
         * JoinBoard
         * @description Wait for the first seat at any table of a line of the board.
         */
        JoinBoard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "join";
            /** List */
            list: string;
        };
        /**
         * JoinList
         * @description Wait for a seat at this table, which is full, and at no other.
         */
        JoinList: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "join_list";
        };
        /**
         * KeepForm
         * @description Keep the ruling, once for each key; with a hand, where a table is named.
         */
        KeepForm: {
            /** Key */
            key: string;
            /**
             * Note
             * @default
             */
            note: string;
            /**
             * Round
             * @description The last one, if none is named
             */
            round?: number | null;
            /** Table */
            table?: string | null;
        };
        /**
         * KeyCards
         * @description The cards that lie open at a place, in place of those keyed before.
         */
        KeyCards: {
            /** Cards */
            cards: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "key";
            /**
             * Place
             * @example board
             * @example seat 3
             */
            place: string;
        };
        /**
         * KillView
         * @description The kill button of a table that plays with one (bclc-poker/22).
         */
        KillView: {
            /**
             * Agreed
             * @description The newcomer who will kill the hand after the next
             */
            agreed: number | null;
            /**
             * Button
             * @enum {string}
             */
            button: "neutral" | "leg-up" | "kill";
            /**
             * Killer
             * @description Who must post the next hand's kill
             */
            killer: number | null;
            /**
             * Post
             * @description What a kill is posted with
             */
            post: number;
            /**
             * Seat
             * @description Before whom it lies; null in the dealer's tray
             */
            seat: number | null;
        };
        /**
         * KindView
         * @description A kind of event of a house.
         */
        KindView: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Season */
            season: boolean;
        };
        /**
         * LaidView
         * @description A bet that lies on a spot.
         */
        LaidView: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /** Spot */
            spot: string;
            /** Who */
            who: string;
        };
        /**
         * LayBets
         * @description What lies before a seat, in place of what lay there; whoever is new sits down by it.
         */
        LayBets: {
            /** Bets */
            bets: {
                [key: string]: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "bet";
            /** Seat */
            seat: number;
            /** Tips */
            tips?: {
                [key: string]: number;
            };
        };
        /**
         * LayCommission
         * @description Commission that a seat lays down before the cards, in place of what lay there.
         */
        LayCommission: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "prepay";
            /** Seat */
            seat: number;
        };
        /**
         * Leave
         * @description Stand up with the whole stack.
         */
        Leave: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "leave";
        };
        /**
         * LeaveBoard
         * @description Wait no longer; a seat that is held goes to the next.
         */
        LeaveBoard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "leave";
            /** List */
            list: string;
        };
        /**
         * LeaveList
         * @description Wait no longer.
         */
        LeaveList: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "leave_list";
        };
        /**
         * LessonView
         * @description One day of a course.
         */
        LessonView: {
            /** Day */
            day: number;
            /** Drills */
            drills: number;
            /**
             * Seconds
             * @description For each answer; null is as long as one likes
             */
            seconds: number | null;
            /** Title */
            title: string;
            /** Topics */
            topics: string[];
        };
        /**
         * LetterView
         * @description Something to be sent to somebody.
         */
        LetterView: {
            /** About */
            about: string;
            /** Clause */
            clause: string;
            /** Email */
            email: string;
            /** Phone */
            phone: string;
            /** Text */
            text: string;
            /** To */
            to: string;
        };
        /**
         * LineView
         * @description One settled wager: the result, the reason in words and the clause.
         */
        LineView: {
            /** By */
            by?: string | null;
            /** Clause */
            clause: string;
            /**
             * Hand
             * @description The place of a split hand that it is for
             */
            hand?: string | null;
            /**
             * Net
             * @description Whole cents
             */
            net: number;
            /** Odds */
            odds: string | null;
            /** Reason */
            reason: string;
            /**
             * Result
             * @enum {string}
             */
            result: "wins" | "loses" | "pushes" | "pays" | "returned";
            /**
             * Row
             * @description The row of the pay table that paid it
             */
            row?: string | null;
            /** Seat */
            seat: number | null;
            /** Spot */
            spot: string;
            /**
             * Stake
             * @description Whole cents
             */
            stake: number;
            /** Tip */
            tip: boolean;
            /**
             * Wager
             * @description The spot of the wager that it belongs to
             * @default
             */
            wager: string;
        };
        /**
         * LinkForm
         * @description Whose account is which member.
         */
        LinkForm: {
            /** Account */
            account: string;
            /** Key */
            key: string;
            /** Member */
            member: string;
        };
        /**
         * LinkSignIn
         * @description The secret part of a link.
         */
        LinkSignIn: {
            /** Secret */
            secret: string;
        };
        /**
         * LinkView
         * @description A link that signs somebody in, once; it is shown here and nowhere else.
         */
        LinkView: {
            /** Address */
            address: string;
            /** Ends At */
            ends_at: number;
            /** Member */
            member: string;
            /**
             * Picture
             * @description The address as a QR code, an SVG picture
             */
            picture: string;
        };
        /**
         * ListForm
         * @description A list of players as a spreadsheet writes it: a name in each row, and how it was paid.
         */
        ListForm: {
            /** Key */
            key: string;
            /** Seq */
            seq?: number | null;
            /** Text */
            text: string;
        };
        /**
         * ListReport
         * @description What became of a list: who was entered, and which rows were wrong.
         */
        ListReport: {
            /** Entered */
            entered: string[];
            page: components["schemas"]["NightPage"];
            /** Wrong */
            wrong: components["schemas"]["WrongRow"][];
        };
        /**
         * LiveAction
         * @description An answer that is no wager.
         */
        LiveAction: {
            /** Act */
            act: string;
            /** Amount */
            amount?: number | null;
            /** Cards */
            cards?: string[] | null;
            /** Spot */
            spot?: string | null;
        };
        /**
         * LiveCommandForm
         * @description A command at a live table for a pot.
         */
        LiveCommandForm: {
            /** Command */
            command: components["schemas"]["SitDown"] | components["schemas"]["BuyChips"] | components["schemas"]["CashOut"] | components["schemas"]["houseway__server__shapes__live_commands__Away"] | components["schemas"]["houseway__server__shapes__live_commands__Back"] | components["schemas"]["houseway__server__shapes__live_commands__Post"] | components["schemas"]["houseway__server__shapes__live_commands__Straddle"] | components["schemas"]["Button"] | components["schemas"]["DealHand"] | components["schemas"]["SeenAct"] | components["schemas"]["PassOver"] | components["schemas"]["Decide"] | components["schemas"]["KeyCards"] | components["schemas"]["Answer"] | components["schemas"]["Correct"] | components["schemas"]["Undo"] | components["schemas"]["PushPot"] | components["schemas"]["Void"] | components["schemas"]["CloseLive"];
            /**
             * Done By
             * @description Whose act it is, where a tablet has kept it; from anybody else it is refused
             */
            done_by?: string | null;
            /** Key */
            key: string;
            /** State */
            state: number;
        };
        /**
         * LiveEntry
         * @description One act in the record: what was seen, ruled, decided and played.
         */
        LiveEntry: {
            /** @description Why the hand could not take it as ruled */
            against: components["schemas"]["ClauseView"] | null;
            /** By */
            by: string;
            /** Decision */
            decision: string | null;
            /**
             * Kind
             * @description acted, turn_came, passed_over, corrected
             */
            kind: string;
            /** May Correct */
            may_correct: boolean;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /**
             * Played
             * @description The act as the hand went on with it
             */
            played: string | null;
            ruling: components["schemas"]["RulingView"];
            /** Seat */
            seat: number;
            seen: components["schemas"]["LiveSeen"] | null;
            /**
             * Void
             * @description Why it counts no more
             */
            void: string;
            /** Waits */
            waits: boolean;
            /** Why */
            why: string;
        };
        /**
         * LivePlace
         * @description Cards in the middle.
         */
        LivePlace: {
            /** Cards */
            cards: (string | null)[];
            /** Label */
            label: string;
            /** Place */
            place: string;
        };
        /**
         * LiveSeat
         * @description Somebody at the table.
         */
        LiveSeat: {
            /** Away */
            away: boolean;
            /**
             * Bet
             * @description Whole cents
             */
            bet: number;
            /**
             * Cards
             * @description Those that were shown; null is face down
             */
            cards: (string | null)[];
            /**
             * Early
             * @description What he did before his turn, which has not come yet
             */
            early: string | null;
            /** Marks */
            marks: string[];
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /**
             * Stack
             * @description Behind, while a hand is played
             */
            stack: number;
            /**
             * Status
             * @description in, folded, all in; out where he has no part in the hand
             */
            status: string;
            /**
             * Waiting
             * @description Not dealt in until he posts or the big blind reaches him
             */
            waiting: boolean;
            /** Words */
            words: string | null;
        };
        /**
         * LiveSeen
         * @description What somebody was seen doing.
         */
        LiveSeen: {
            /** Chips */
            chips: number[];
            /** Gesture */
            gesture: string;
            /** Said */
            said: string;
            /** Said Amount */
            said_amount: number | null;
            /** Seat */
            seat: number;
        };
        /**
         * LiveStruck
         * @description Something that was taken back.
         */
        LiveStruck: {
            /** By */
            by: string;
            /** Why */
            why: string;
            /** Words */
            words: string;
        };
        /**
         * LiveTableForm
         * @description Which game is dealt, at what stakes, and which chips there are.
         */
        LiveTableForm: {
            /**
             * Chips
             * @description What each colour is worth; some that suit the blinds if none
             * @default []
             */
            chips: number[];
            /**
             * Game
             * @example texas-holdem@bcpc
             */
            game: string;
            /** Key */
            key: string;
            /**
             * Name
             * @default
             */
            name: string;
            /** Settings */
            settings?: {
                [key: string]: boolean | number | string | number[] | null;
            };
        };
        /**
         * LiveTableLine
         * @description A live table in the lobby.
         */
        LiveTableLine: {
            /** Closed */
            closed: boolean;
            /** Game */
            game: string;
            /** Hand */
            hand: number;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "pot" | "banked";
            /** Name */
            name: string;
            /** Phase */
            phase: string;
            /** Players */
            players: number;
            /** Touched At */
            touched_at: number;
        };
        /**
         * LiveTableView
         * @description A live table as one viewer sees it.
         */
        LiveTableView: {
            /** @description What is asked besides wagers, and of whom */
            asks: components["schemas"]["OptionsView"] | null;
            /**
             * Bought
             * @description Chips out of the cage; for those who keep the count
             */
            bought: number | null;
            /** Button */
            button: number | null;
            /** Cannot Deal */
            cannot_deal: string | null;
            /** Chips */
            chips: number[];
            /**
             * Decides
             * @description Whether he may choose what the book leaves open
             */
            decides: boolean;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Hand */
            hand: number;
            /** Id */
            id: string;
            /** Lines */
            lines: components["schemas"]["LineView"][];
            /** May Undo */
            may_undo: boolean;
            /** Name */
            name: string;
            /** Pack */
            pack: string[];
            /**
             * Phase
             * @enum {string}
             */
            phase: "waiting" | "playing" | "over" | "closed";
            /** Places */
            places: components["schemas"]["LivePlace"][];
            /**
             * Pot
             * @description Everything in the middle, the bets of this street with it
             */
            pot: number;
            /** Pots */
            pots: components["schemas"]["PotView"][];
            /** Record */
            record: components["schemas"]["LiveEntry"][];
            /** Seat Count */
            seat_count: number;
            /** Seats */
            seats: components["schemas"]["LiveSeat"][];
            /** Stakes */
            stakes: string;
            /** State */
            state: number;
            /** Street */
            street: string | null;
            /** Struck */
            struck: components["schemas"]["LiveStruck"][];
            /** Symbol */
            symbol: string;
            /** Taken */
            taken: {
                [key: string]: number;
            };
            to_act: components["schemas"]["LiveToAct"] | null;
            /** @description The act that waits for a decision */
            waits: components["schemas"]["LiveEntry"] | null;
            /**
             * Yours
             * @description Whether the viewer may keep its count
             */
            yours: boolean;
        };
        /**
         * LiveToAct
         * @description Whose turn it is to bet, and what he faces.
         */
        LiveToAct: {
            /**
             * Facing
             * @description Whole cents
             */
            facing: number;
            /**
             * Least
             * @description The least total of a bet or raise; null: he may not
             */
            least: number | null;
            /** Most */
            most: number | null;
            /**
             * Owes
             * @description Whole cents
             */
            owes: number;
            /**
             * Prior
             * @description His chips that lie there, one by one where known
             */
            prior: number[];
            /** Seat */
            seat: number;
        };
        /**
         * LogLine
         * @description Something that was done: by whom, when, what it changed, and whether it was taken back.
         */
        LogLine: {
            /**
             * Act
             * @description An act of a night by its name, with what it says besides
             * @example {
             *       "act": "enter",
             *       "player": "Ann"
             *     }
             * @example {
             *       "act": "bust",
             *       "player": "Cid",
             *       "to": "Bob"
             *     }
             */
            act: {
                [key: string]: boolean | number | string | string[];
            };
            /**
             * At
             * @description Seconds since 1970
             */
            at: number;
            /** By */
            by: string;
            /** Changes */
            changes: components["schemas"]["ChangeView"][];
            /** Number */
            number: number;
            /** Undone At */
            undone_at: number | null;
            /** Undone By */
            undone_by: string | null;
        };
        /**
         * MarkView
         * @description Whether it was right, what would have been, why, and by which clause.
         */
        MarkView: {
            /** Clause */
            clause: string;
            /** Gist */
            gist: string;
            /** Reason */
            reason: string;
            /** Right */
            right: boolean;
            /** Wanted */
            wanted: string;
        };
        /**
         * Me
         * @description The one who asks.
         */
        Me: {
            /**
             * Acts
             * @description What he may do that not everybody may
             */
            acts: components["schemas"]["StaffAct"][];
            /**
             * Chips Below
             * @description New chips are given while the wallet holds less
             */
            chips_below: number;
            /** Guest */
            guest: boolean;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Roles
             * @description What he is in the house
             */
            roles: components["schemas"]["Role"][];
            /**
             * Wallet
             * @description Whole cents
             */
            wallet: number;
        };
        /**
         * MemberView
         * @description What a member sees of himself, and the committee of him.
         */
        MemberView: {
            /** Email */
            email: string;
            /** Fees */
            fees: components["schemas"]["FeeView"][];
            /** Guest */
            guest: boolean;
            /** Money */
            money: components["schemas"]["BookingView"][];
            /** Name */
            name: string;
            /** Nights */
            nights: components["schemas"]["NightView"][];
            /**
             * Owed
             * @description Whole cents
             */
            owed: number;
            /**
             * Paid In
             * @description Whole cents
             */
            paid_in: number;
            /**
             * Paid Out
             * @description Whole cents
             */
            paid_out: number;
            /** Penalties */
            penalties: components["schemas"]["PenaltyView"][];
            /** Phone */
            phone: string;
            /** Seats */
            seats: components["schemas"]["PrizeSeatView"][];
            /** Symbol */
            symbol: string;
        };
        /**
         * MembersForm
         * @description Members from a spreadsheet.
         */
        MembersForm: {
            /**
             * Csv
             * @description With a column `name`
             */
            csv: string;
            /** Key */
            key: string;
            /**
             * Look
             * @description Only report; nobody is written down
             * @default false
             */
            look: boolean;
            /**
             * Season
             * @default
             */
            season: string;
            /** Seq */
            seq?: number | null;
        };
        /**
         * MeterFigures
         * @description A progressive's meter, in cents: what it shows, and where the wager costs nothing.
         */
        MeterFigures: {
            /** Break Even Meter */
            break_even_meter: number;
            /** Meter */
            meter: number;
        };
        /**
         * MeterView
         * @description A progressive jackpot's display.
         */
        MeterView: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * Linked
             * @description Whether other tables share it
             */
            linked: boolean;
            /** Name */
            name: string;
        };
        /**
         * MixForm
         * @description Games that are dealt in turn.
         */
        MixForm: {
            /**
             * Choice
             * @description Dealer's choice: the button says which of the games comes, for so many hands
             * @default false
             */
            choice: boolean;
            /** Games */
            games: string[];
            /**
             * Hands
             * @description Of a table, to a game; 0 is a game for each level
             * @default 0
             */
            hands: number;
            /**
             * Limit
             * @default limit
             * @enum {string}
             */
            limit: "limit" | "pot-limit" | "no-limit";
        };
        /**
         * MixGame
         * @description A game that can be dealt in a mix.
         */
        MixGame: {
            /** House */
            house: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Seats
             * @description How many can play it at a table
             */
            seats: number;
        };
        /**
         * MixesPage
         * @description Games for mixes, and the mixes that people know by name.
         */
        MixesPage: {
            /** Games */
            games: components["schemas"]["MixGame"][];
            /** Known */
            known: {
                [key: string]: string[];
            };
        };
        /**
         * MovePlayer
         * @description Take a player with his chips to a seat of another table.
         */
        MovePlayer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "move";
            /** Seat */
            seat: number;
            /** To Seat */
            to_seat: number;
            /** To Table */
            to_table: string;
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * MoveView
         * @description A player who has another seat.
         */
        MoveView: {
            /**
             * Number
             * @description Of the act that moved him
             */
            number: number;
            /** Player */
            player: string;
            /** Source */
            source: string;
            /** Target */
            target: string;
        };
        /**
         * Muck
         * @description Keep a hand to yourself that won without a showdown.
         */
        Muck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "muck";
        };
        /**
         * MyAsk
         * @description How it stands with what the caller asked.
         */
        MyAsk: {
            /** Name */
            name: string;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "in" | "refused";
        };
        /**
         * MySeat
         * @description Where somebody sits, with how much, and whether he is asked.
         */
        MySeat: {
            /**
             * Alone
             * @description No other person sits there
             */
            alone: boolean;
            /** Away */
            away: boolean;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /**
             * In Play
             * @description His chips in the round that is being played
             */
            in_play: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "betting" | "playing" | "waiting";
            /** Seat */
            seat: number;
            /**
             * Stack
             * @description Whole cents
             */
            stack: number;
            /** Table */
            table: string;
            /** Table Name */
            table_name: string;
            /** Your Turn */
            your_turn: boolean;
        };
        /**
         * MysteryView
         * @description Mystery prizes: how many are left, which they are, who has drawn what.
         */
        MysteryView: {
            /** Drawn */
            drawn: {
                [key: string]: string[];
            };
            /** Left */
            left: string[];
        };
        /**
         * NewShoe
         * @description The cards were shuffled and loaded anew.
         */
        NewShoe: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "shoe";
        };
        /**
         * NightClock
         * @description The clock at a moment of the server's; milliseconds, so that a page counts on by itself.
         */
        NightClock: {
            /**
             * Ante
             * @description Of the big blind, at a full table
             */
            ante: number;
            /** Blinds */
            blinds: number[];
            /**
             * Break Left
             * @description Of a scheduled break
             */
            break_left: number | null;
            /**
             * Left
             * @description Of the level
             */
            left: number;
            /** Level */
            level: number;
            /** Level Minutes */
            level_minutes: number;
            /** Next Blinds */
            next_blinds: number[];
            /**
             * Now
             * @description The server's time, milliseconds since 1970
             */
            now: number;
            /** On Break */
            on_break: boolean;
            /** Played */
            played: number;
            /** Running */
            running: boolean;
            /** To Break */
            to_break: number | null;
        };
        /**
         * NightForm
         * @description A night to be announced.
         */
        NightForm: {
            /** Key */
            key: string;
            /** Name */
            name: string;
            /**
             * @example {
             *       "buy_in": 2000,
             *       "event": "deepstack",
             *       "house": "bcpc"
             *     }
             */
            setup: components["schemas"]["SetupForm"];
        };
        /**
         * NightLine
         * @description A night in the list.
         */
        NightLine: {
            /** House */
            house: string;
            /** Id */
            id: string;
            /** Left */
            left: number;
            /** Name */
            name: string;
            /** Opened At */
            opened_at: number;
            /** Over */
            over: boolean;
        };
        /**
         * NightOption
         * @description Something that clubs decide differently.
         */
        NightOption: {
            /** Clause */
            clause: string | null;
            /** Least */
            least: number;
            /** Name */
            name: string;
            /** Reads */
            reads: string;
            /** Says */
            says: string;
            /** Value */
            value: boolean | number | string;
            /**
             * Ways
             * @description Empty: any number from `least` on
             */
            ways: (boolean | number | string)[];
        };
        /**
         * NightPage
         * @description A night as it stands.
         */
        NightPage: {
            /**
             * Add On
             * @description Whether the add-on is sold
             */
            add_on: boolean;
            /**
             * Added
             * @description What a guarantee adds to the pool
             */
            added: number;
            /**
             * Alternates
             * @description Who has entered and waits for a chair
             */
            alternates: string[];
            /**
             * Asks
             * @description Who asks to be let in, for directors
             */
            asks: components["schemas"]["AskView"][];
            /** Average */
            average: number;
            chips: components["schemas"]["ChipsView"];
            clock: components["schemas"]["NightClock"];
            deal: components["schemas"]["DealView"] | null;
            /**
             * Directs
             * @description Whether the caller may direct it
             */
            directs: boolean;
            /**
             * Done
             * @description The last acts, for directors
             */
            done: components["schemas"]["DoneView"][];
            ends: components["schemas"]["EndingView"] | null;
            /** Entries */
            entries: number;
            /** Event */
            event: string;
            /**
             * Fee
             * @description What the club keeps, for directors
             */
            fee: number | null;
            /**
             * Guarantee
             * @description Whole cents
             */
            guarantee: number;
            /** Guaranteed By */
            guaranteed_by: string;
            /** House */
            house: string;
            /** Id */
            id: string;
            /** In Play */
            in_play: number;
            /** Left */
            left: number;
            /** Levels */
            levels: number[][];
            /** @description What the caller has asked */
            mine: components["schemas"]["MyAsk"] | null;
            /**
             * Moves
             * @description The last who have changed seats, the latest last
             */
            moves: components["schemas"]["MoveView"][];
            mystery: components["schemas"]["MysteryView"] | null;
            /** Name */
            name: string;
            /**
             * Options
             * @description What may be done now, what is due first
             */
            options: {
                [key: string]: boolean | number | string | string[];
            }[];
            /** Order */
            order: string[];
            /** Over */
            over: boolean;
            /** Paid */
            paid: {
                [key: string]: string[];
            };
            /**
             * Places Paid
             * @description How many places win something, by the house's ladder
             */
            places_paid: number;
            /** Players */
            players: components["schemas"]["NightPlayer"][];
            /**
             * Pool
             * @description Whole cents
             */
            pool: number;
            /** Prizes */
            prizes: components["schemas"]["PrizeView"][];
            /** Questions */
            questions: components["schemas"]["NightQuestion"][];
            /** Re Entry */
            re_entry: boolean;
            /**
             * Rebuys
             * @description Whether players may buy in again
             */
            rebuys: boolean;
            /** Registration */
            registration: boolean;
            /**
             * Seal
             * @description The hash of the secret that the draws follow from
             */
            seal: string;
            /**
             * Secret
             * @description Laid open when the night is over
             */
            secret: string | null;
            /** Seq */
            seq: number;
            /**
             * Stack
             * @description Chips that a player starts with
             */
            stack: number;
            /** Symbol */
            symbol: string;
            /** Tables */
            tables: components["schemas"]["NightTable"][];
            /**
             * Undoes
             * @description What a step back would take back, for directors
             */
            undoes: {
                [key: string]: boolean | number | string | string[];
            } | null;
        };
        /**
         * NightPlan
         * @description An event of the club as a night to be announced at the desk.
         */
        NightPlan: {
            /** Name */
            name: string;
            /** Setup */
            setup: {
                [key: string]: unknown;
            };
        };
        /**
         * NightPlayer
         * @description Somebody who has entered.
         */
        NightPlayer: {
            /** Add Ons */
            add_ons: number;
            /**
             * Bounty
             * @description Won by putting others out
             */
            bounty: number;
            /** Chair */
            chair: string | null;
            /** Entries */
            entries: number;
            /** Head */
            head: number | null;
            /** Here */
            here: boolean;
            /**
             * Home
             * @description His own seat, while he sits in a wrong one
             */
            home: string | null;
            /** Name */
            name: string;
            /** Out */
            out: boolean;
            /**
             * Paid
             * @description For directors alone
             */
            paid: number | null;
            /**
             * Penalty
             * @description Hands that he still has to miss
             */
            penalty: number;
            /** Place */
            place: number | null;
            /** Stack */
            stack: number;
            /** Walking */
            walking: boolean;
        };
        /**
         * NightQuestion
         * @description Something that the book leaves to the director.
         */
        NightQuestion: {
            /** About */
            about: string;
            /** Choices */
            choices: string[];
            /** Clause */
            clause: string | null;
            /** Says */
            says: string;
        };
        /**
         * NightTable
         * @description A table of the night.
         */
        NightTable: {
            /** Big Blind */
            big_blind: number | null;
            /** Busy */
            busy: boolean;
            /** Button */
            button: number | null;
            /** Chairs */
            chairs: number;
            /** Dealer */
            dealer: string;
            /** Hands */
            hands: number;
            /** Name */
            name: string;
            /** Seats */
            seats: {
                [key: string]: string;
            };
            /** Small Blind */
            small_blind: number | null;
        };
        /**
         * NightView
         * @description A night that a member played.
         */
        NightView: {
            /** Day */
            day: string;
            /** Entries */
            entries: number;
            /** Event */
            event: string;
            /** Place */
            place: number;
            /** Points */
            points: string | null;
            /**
             * Prize
             * @description Whole cents
             */
            prize: number;
        };
        /**
         * Note
         * @description A line of what the house wrote down about roles and acts.
         */
        Note: {
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** Words */
            words: string;
        };
        /**
         * OfferForm
         * @description Chips that players may buy beside their entry; 0 is as the entry has it.
         */
        OfferForm: {
            /**
             * Chips
             * @default 0
             */
            chips: number;
            /**
             * Holding
             * @description For who has no more chips than this
             * @default 0
             */
            holding: number;
            /**
             * Price
             * @description Whole cents
             * @default 0
             */
            price: number;
            /**
             * Times
             * @description That one player may take it; 0: no limit
             * @default 0
             */
            times: number;
            /**
             * Until
             * @default 0
             */
            until: number;
        };
        /**
         * OfferView
         * @description One thing the player may do; an amount goes from least to most in steps.
         */
        OfferView: {
            /** Act */
            act: string;
            /**
             * Cards
             * @default []
             */
            cards: string[];
            /** Clause */
            clause: string | null;
            /**
             * Extra
             * @default []
             */
            extra: string[];
            /** Label */
            label: string;
            /**
             * Least
             * @description Whole cents
             */
            least: number;
            /**
             * Loose
             * @default false
             */
            loose: boolean;
            /**
             * Most
             * @description Whole cents
             */
            most: number;
            /**
             * Parts
             * @default []
             */
            parts: number[];
            /**
             * Sized
             * @description Whether its answer names an amount
             * @default false
             */
            sized: boolean;
            /** Spot */
            spot: string | null;
            /**
             * Step
             * @description Whole cents
             */
            step: number;
        };
        /**
         * OpenForm
         * @description The key that makes a table open once.
         */
        OpenForm: {
            /** Key */
            key: string;
        };
        /**
         * Opening
         * @description A card the caller saw, and what proves that it lay there when the shuffle was sealed.
         */
        Opening: {
            /**
             * Card
             * @example As
             */
            card: string;
            /** Position */
            position: number;
            /** Salt */
            salt: string;
        };
        /**
         * OptionView
         * @description Something that a committee decides, in words; without ways it is a number or a text.
         */
        OptionView: {
            /** Clause */
            clause: string | null;
            /** Least */
            least: number;
            /** Name */
            name: string;
            /** Reads */
            reads: string;
            /** Says */
            says: string;
            /** Subject */
            subject: string;
            /** Value */
            value: boolean | number | string;
            /** Ways */
            ways: (boolean | number | string)[];
        };
        /**
         * OptionsView
         * @description Who must act and what he may do.
         */
        OptionsView: {
            /**
             * Hand
             * @description Which of several hands of the seat
             */
            hand?: string | null;
            /** Offers */
            offers: components["schemas"]["OfferView"][];
            /** Seat */
            seat: number;
        };
        /**
         * OrderForm
         * @description What is to be done at a table, and the key that makes it happen once.
         */
        OrderForm: {
            /** Command */
            command: components["schemas"]["CloseTable"] | components["schemas"]["PauseTable"] | components["schemas"]["ResumeTable"] | components["schemas"]["MovePlayer"] | components["schemas"]["SeatPlayer"] | components["schemas"]["PutOut"] | components["schemas"]["ChangeStakes"] | components["schemas"]["FillTable"] | components["schemas"]["CreditTable"];
            /** Key */
            key: string;
        };
        /**
         * Outcome
         * @description What a wager may win or lose, and how likely that is.
         */
        Outcome: {
            /** Net */
            net: number;
            /** Probability */
            probability: number;
        };
        /**
         * OutcomeLine
         * @description One way a wager may come out.
         */
        OutcomeLine: {
            /**
             * Combinations
             * @description How many deals, as text: it may be more than a browser can count
             */
            combinations: string;
            /** Contribution */
            contribution: number;
            /** Name */
            name: string;
            /**
             * Net
             * @description In units of the initial wager
             */
            net: number;
            /** Probability */
            probability: number;
        };
        /**
         * OwnExclusionForm
         * @description Exclude oneself for so many days, or for good.
         */
        OwnExclusionForm: {
            /** Days */
            days: number | null;
        };
        /**
         * OwnLimitForm
         * @description A limit for oneself in a gaming day: cents to lose, cents in new chips, or minutes.
         */
        OwnLimitForm: {
            /**
             * Amount
             * @description None: no limit, from a day on
             */
            amount: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "loss" | "deposit" | "minutes";
        };
        /**
         * OwnLimitView
         * @description A limit that one has set oneself, and what is to come.
         */
        OwnLimitView: {
            /** Amount */
            amount: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "loss" | "deposit" | "minutes";
            /** Then */
            then: number | null;
            /**
             * Then At
             * @description When that holds, in milliseconds since 1970
             */
            then_at: number | null;
            /**
             * Used
             * @description On this gaming day
             */
            used: number;
        };
        /**
         * OwnLimits
         * @description What one has set oneself.
         */
        OwnLimits: {
            /** Excluded */
            excluded: string | null;
            /** Limits */
            limits: components["schemas"]["OwnLimitView"][];
        };
        /**
         * OwnSeat
         * @description Where the caller stands.
         */
        OwnSeat: {
            /** Away */
            away: boolean;
            /** Chair */
            chair: string | null;
            /** Name */
            name: string;
            /** Place */
            place: number | null;
            /** Stack */
            stack: number;
            /**
             * Table
             * @description The id of the table where he sits, once it is dealt at
             */
            table: string | null;
            /**
             * Won
             * @description Whole cents
             */
            won: number;
        };
        /**
         * PaidRow
         * @description A hand that is paid: by how much, and once in how many rounds.
         */
        PaidRow: {
            /** Hand */
            hand: string;
            /** Once In */
            once_in: number | null;
            /** Pays */
            pays: string;
        };
        /**
         * PassOver
         * @description The player to act was passed over by those behind him.
         */
        PassOver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "passed_over";
            /**
             * Spoke Up
             * @default false
             */
            spoke_up: boolean;
        };
        /**
         * PasswordForm
         * @description Another password, by whoever knows the one there is.
         */
        PasswordForm: {
            /** New */
            new: string;
            /** Old */
            old: string;
        };
        /**
         * PauseTable
         * @description Deal no more rounds for now.
         */
        PauseTable: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "pause";
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * PayBonus
         * @description Pay the daily bonuses that are posted.
         */
        PayBonus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "pay";
        };
        /**
         * PayRow
         * @description A hand and what it is paid.
         */
        PayRow: {
            /** Hand */
            hand: string;
            /** Pays */
            pays: string;
        };
        /**
         * PayTableFacts
         * @description A pay table: as printed, or as a table posts it.
         */
        PayTableFacts: {
            /** Clause */
            clause: string;
            /** Rows */
            rows: components["schemas"]["PayRow"][];
            /** Spot */
            spot: string;
            /** Title */
            title: string;
        };
        /**
         * PenaltyView
         * @description Something that somebody was given, and what for.
         */
        PenaltyView: {
            /** Day */
            day: string | null;
            /** Event */
            event: string;
            /** What */
            what: string;
            /** Why */
            why: string;
        };
        /**
         * Person
         * @description Who sat in a seat.
         */
        Person: {
            /** Bot */
            bot: boolean;
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /**
             * You
             * @description The one through whose eyes the round is seen
             */
            you: boolean;
        };
        /**
         * PersonForm
         * @description What is to be done for or to somebody, once for each key.
         */
        PersonForm: {
            /** Command */
            command: components["schemas"]["CompPlayer"] | components["schemas"]["ExcludePlayer"] | components["schemas"]["ReadmitPlayer"];
            /** Key */
            key: string;
        };
        /**
         * PersonRoles
         * @description Somebody and his roles.
         */
        PersonRoles: {
            /** Name */
            name: string;
            /** Roles */
            roles: components["schemas"]["HeldRole"][];
        };
        /**
         * PersonView
         * @description Somebody in the register, as the committee sees him.
         */
        PersonView: {
            /**
             * Account
             * @description The name of the account that is his
             */
            account: string | null;
            /** Email */
            email: string;
            /** Excluded */
            excluded: boolean;
            /** Guest */
            guest: boolean;
            /** Name */
            name: string;
            /** Phone */
            phone: string;
            /** Seasons */
            seasons: string[];
        };
        /**
         * PlaceView
         * @description A list that you are on: of a game and its stakes, or of one table alone.
         */
        PlaceView: {
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /**
             * List
             * @description Of the board; null for the list of one table
             */
            list: string | null;
            /** Place */
            place: number | null;
            /** @description Held for you: take it before its time runs out */
            seat: components["schemas"]["SeatCall"] | null;
            /** Stakes */
            stakes: string;
            /**
             * Table
             * @description The table whose own list it is
             */
            table: string | null;
            /** Table Name */
            table_name: string | null;
        };
        /**
         * Places
         * @description Every list that you are on; those where a seat is held come first.
         */
        Places: {
            /** Places */
            places: components["schemas"]["PlaceView"][];
        };
        /**
         * PlayedView
         * @description A night that somebody played, as everybody may see it.
         */
        PlayedView: {
            /** Day */
            day: string;
            /** Entries */
            entries: number;
            /** Event */
            event: string;
            /** Kind */
            kind: string;
            /** Place */
            place: number;
            /** Points */
            points: string | null;
        };
        /**
         * PlayerView
         * @description A player as everybody may see him: nights and rivals, no money and no addresses.
         */
        PlayerView: {
            honours: components["schemas"]["HonoursView"] | null;
            /** Name */
            name: string;
            /** Nights */
            nights: components["schemas"]["PlayedView"][];
            /** Rivals */
            rivals: components["schemas"]["RivalView"][];
        };
        /**
         * PointsForm
         * @description A way of scoring that does not count yet.
         */
        PointsForm: {
            /**
             * Best
             * @default 0
             */
            best: number;
            /**
             * By Place
             * @default []
             */
            by_place: string[];
            /**
             * Formula
             * @default
             */
            formula: string;
        };
        /**
         * PostJackpot
         * @description Post what was collected through the day before.
         */
        PostJackpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "post";
        };
        /**
         * PotView
         * @description Chips in the middle and who plays for them.
         */
        PotView: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /** Name */
            name: string;
            /** Seats */
            seats: number[];
        };
        /**
         * Preview
         * @description What the caller's own cards would make, set like this or by the house.
         */
        Preview: {
            /**
             * Clause
             * @description What makes it a foul, or decides the house way
             */
            clause: string | null;
            /**
             * Foul
             * @description Why the hands may not be set like this
             */
            foul: string | null;
            /** Hands */
            hands: components["schemas"]["PreviewHand"][];
        };
        /**
         * PreviewForm
         * @description Hands that somebody thinks of setting.
         */
        PreviewForm: {
            action: components["schemas"]["Action"];
            /**
             * Seat
             * @description Which of several seats it is for
             */
            seat?: number | null;
        };
        /**
         * PreviewHand
         * @description One of the hands, and what it makes.
         */
        PreviewHand: {
            /** Cards */
            cards: string[];
            /** Name */
            name: string;
            /** Words */
            words: string | null;
        };
        /**
         * PreviewRow
         * @description What another way of scoring would make of somebody's season.
         */
        PreviewRow: {
            /** Name */
            name: string;
            /** Points */
            points: string;
            /** Points Now */
            points_now: string | null;
            /** Rank */
            rank: number;
            /** Rank Now */
            rank_now: number | null;
        };
        /**
         * PrizeSeatView
         * @description A prize seat, and the code on its ticket.
         */
        PrizeSeatView: {
            /** Code */
            code: string;
            /** Expires */
            expires: string | null;
            /** Holder */
            holder: string;
            /** Id */
            id: string;
            /**
             * Left
             * @description Whole cents
             */
            left: number;
            /** State */
            state: string;
            /**
             * Value
             * @description Whole cents
             */
            value: number;
        };
        /**
         * PrizeView
         * @description What a place wins.
         */
        PrizeView: {
            /** Place */
            place: number;
            /** Prize */
            prize: string;
        };
        /**
         * Problem
         * @description What was wrong, with what, and what is allowed, in one line.
         */
        Problem: {
            /** Clause */
            clause?: string | null;
            /**
             * Code
             * @enum {string}
             */
            code: "illegal_action" | "illegal_bet" | "stale" | "key_reused" | "unknown_game" | "unknown_table" | "not_allowed" | "anothers" | "not_seated" | "signed_out" | "bad_request" | "rate_limited" | "internal";
            /** Message */
            message: string;
            options?: components["schemas"]["OptionsView"] | null;
        };
        /**
         * ProblemView
         * @description Something wrong in a row; the head of the table is row 1.
         */
        ProblemView: {
            /** Row */
            row: number;
            /** What */
            what: string;
        };
        /**
         * Profile
         * @description Somebody's results.
         */
        Profile: {
            /**
             * Best
             * @description The biggest wins
             */
            best: components["schemas"]["RoundPart"][];
            /**
             * Days
             * @description By gaming day, the first first
             */
            days: components["schemas"]["DayResult"][];
            /**
             * Expected
             * @description On average, of the rounds of which it is known
             */
            expected: number | null;
            /**
             * Games
             * @description The most played first
             */
            games: components["schemas"]["GameResult"][];
            /**
             * Known
             * @description How many rounds that are
             */
            known: number;
            /**
             * Net
             * @description Whole cents
             */
            net: number;
            /** Rounds */
            rounds: number;
            /**
             * Staked
             * @description Whole cents
             */
            staked: number;
        };
        /**
         * Proof
         * @description The shuffle of a round, sealed before it; and the muck, each time it was shuffled.
         */
        Proof: {
            /** Commitment */
            commitment: string;
            /**
             * Leaves
             * @description sha256 of position:card:salt for every card; sha256 of all of them joined is the commitment
             */
            leaves: string[];
            /** Openings */
            openings: components["schemas"]["Opening"][];
            /**
             * Reshuffles
             * @description Where a draw game's deck ran out, the muck was shuffled under a seal of its own, which the table showed from then on. A card that came out of it is opened there, and its first place only to whoever saw it there: it would tell who threw the card away.
             */
            reshuffles: components["schemas"]["Sealed"][];
            /** Round */
            round: number;
        };
        /**
         * ProposalView
         * @description A structure that fits an evening.
         */
        ProposalView: {
            /** Big Blind Ante */
            big_blind_ante: boolean;
            /** Breaks */
            breaks: {
                [key: string]: number;
            };
            /** Chip */
            chip: number;
            /**
             * Chips Each
             * @description A starting stack out of the set
             */
            chips_each: {
                [key: string]: number;
            } | null;
            /** Colour Ups */
            colour_ups: components["schemas"]["ColourUpView"][];
            /**
             * Ends
             * @description Minutes from the first hand, breaks among them
             */
            ends: number;
            /**
             * Last Level
             * @description In which the event is expected to end
             */
            last_level: number;
            /** Levels */
            levels: number[][];
            /** Minutes */
            minutes: number;
            /**
             * Serves
             * @description Players that the set serves
             */
            serves: number | null;
        };
        /**
         * PupilView
         * @description How somebody of a class is doing in a game.
         */
        PupilView: {
            /** Due */
            due: number;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Name */
            name: string;
            /**
             * Passed
             * @description The day on which he passed the test of the game
             */
            passed: string | null;
            /** Right */
            right: number;
            /**
             * Tested
             * @description What came of the last one that he handed in
             */
            tested: string | null;
            /** Wrong */
            wrong: number;
        };
        /**
         * PushPot
         * @description The pot has gone to its winners: the hand is over for good.
         */
        PushPot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "settle";
        };
        /**
         * PutOut
         * @description Put a player out, for as long as the table is open.
         */
        PutOut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "put_out";
            /** Seat */
            seat: number;
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * PutRight
         * @description A card that was keyed earlier is another one.
         */
        PutRight: {
            /**
             * At
             * @description Of the place, from 0
             */
            at: number;
            /**
             * By
             * @default
             */
            by: string;
            /**
             * Card
             * @example As
             */
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "put_right";
            /**
             * Place
             * @example board
             * @example seat 3
             */
            place: string;
            /** Why */
            why: string;
        };
        /**
         * QuestionView
         * @description Something that the desk can be asked.
         */
        QuestionView: {
            /** Blanks */
            blanks: components["schemas"]["BlankView"][];
            /**
             * By
             * @description The words by which the search has found it
             */
            by: string;
            /**
             * Filled
             * @description What the search has filled in already
             */
            filled: {
                [key: string]: string;
            };
            /**
             * Fixed
             * @description What `given` holds besides the blanks
             * @example {
             *       "chips": [
             *         1000
             *       ],
             *       "facing": 600,
             *       "last_raise": 550,
             *       "said": ""
             *     }
             */
            fixed: {
                [key: string]: boolean | number | string | (boolean | number | string | number[])[] | {
                    [key: string]: string;
                };
            };
            /** Slug */
            slug: string;
            /**
             * Subject
             * @description What it stands under in a list
             */
            subject: string;
            /** Title */
            title: string;
            /** Words */
            words: string;
        };
        /**
         * RaceView
         * @description A chip race of a table.
         */
        RaceView: {
            /** Cards */
            cards: {
                [key: string]: string;
            };
            /** Change */
            change: number;
            /** Remove */
            remove: number;
            /** Spared */
            spared: string[];
            /** Table */
            table: string;
            /** To */
            to: number;
            /** Won */
            won: string[];
        };
        /**
         * ReadmitPlayer
         * @description Let somebody in again whom the house had excluded.
         */
        ReadmitPlayer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "readmit";
            /** Why */
            why: string;
        };
        /**
         * RecallView
         * @description A round that is over, moment by moment, as one viewer saw it.
         */
        RecallView: {
            /**
             * At
             * @description Seconds since 1970
             */
            at: number;
            /**
             * Closed Spots
             * @description Spots its table took no bets on
             * @default []
             */
            closed_spots: string[];
            currency: components["schemas"]["CurrencyView"];
            /** @description The caller's own, of this round */
            dispute?: components["schemas"]["DisputeView"] | null;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /**
             * Live
             * @description Real cards, keyed at a live table; no seal
             * @default false
             */
            live: boolean;
            /**
             * Own
             * @description The caller took part in it
             */
            own: boolean;
            /** People */
            people: components["schemas"]["Person"][];
            /** Round */
            round: number;
            /**
             * Seal
             * @description The commitment that was published before the cards
             */
            seal: string;
            /**
             * Seat
             * @description Through whose eyes; null for what everybody saw
             */
            seat: number | null;
            /**
             * Shared
             * @description The code under which it lies open
             */
            shared?: string | null;
            /** Steps */
            steps: components["schemas"]["RoundView"][];
            /** Table */
            table: string;
            /** Table Name */
            table_name: string;
        };
        /**
         * Reckoned
         * @description Where the money went: what the rules cost, what mistakes cost, and luck.
         */
        Reckoned: {
            /**
             * Edge
             * @description Whole cents
             */
            edge: number;
            /**
             * Known
             * @description Whether the edge of every wager is known
             */
            known: boolean;
            /**
             * Luck
             * @description Whole cents
             */
            luck: number;
            /**
             * Mistakes
             * @description Whole cents
             */
            mistakes: number;
            /**
             * Net
             * @description Whole cents
             */
            net: number;
            /** Rounds */
            rounds: number;
        };
        /**
         * Refusal
         * @description Every answer that is not what was asked for.
         */
        Refusal: {
            error: components["schemas"]["Problem"];
        };
        /**
         * Refuse
         * @description Refuse to post the kill of the next hand, and be put out of the game.
         */
        Refuse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "refuse";
        };
        /**
         * RegisterForm
         * @description Who is what at the club, where somebody keeps that.
         */
        RegisterForm: {
            /**
             * Guests
             * @default []
             */
            guests: string[];
            /**
             * Members
             * @default []
             */
            members: string[];
            /**
             * Registered
             * @default []
             */
            registered: string[];
            /**
             * Sleeping
             * @default []
             */
            sleeping: string[];
        };
        /**
         * RemarkView
         * @description A set phrase that somebody said at the table.
         */
        RemarkView: {
            /**
             * At
             * @description Seconds since 1970
             */
            at: number;
            /** Name */
            name: string;
            /** Phrase */
            phrase: string;
            /** Seat */
            seat: number;
        };
        /**
         * Report
         * @description A shift or a gaming day; one on which nothing happened has one too.
         */
        Report: {
            /** Acts */
            acts: components["schemas"]["FloorActView"][];
            /** Answered */
            answered: number;
            /**
             * Comps
             * @description Chips given on the house
             */
            comps: number;
            /** Day */
            day: string;
            /**
             * Disputes
             * @description Rounds that were brought before the floor
             */
            disputes: number;
            /**
             * Ends
             * @description Milliseconds since 1970
             */
            ends: number;
            /**
             * Issued
             * @description New chips given to players
             */
            issued: number;
            /**
             * Opens
             * @description Milliseconds since 1970
             */
            opens: number;
            /** Over */
            over: boolean;
            /**
             * Sealed
             * @description The day's seal over every log, once it has one
             */
            sealed: string | null;
            /** Shift */
            shift: number | null;
            /** Shifts */
            shifts: number;
            /** Tables */
            tables: components["schemas"]["ReportTable"][];
            theory: components["schemas"]["Theory"];
            /**
             * Took
             * @description Whole cents
             */
            took: number;
            /** Totals */
            totals: {
                [key: string]: number;
            };
            /** Words */
            words: string;
        };
        /**
         * ReportEntries
         * @description A figure opened: what it is made of, in order.
         */
        ReportEntries: {
            /** Entries */
            entries: components["schemas"]["ReportEntry"][];
            /** Figure */
            figure: string;
            /**
             * More
             * @description How many are not shown
             */
            more: number;
            /** Table */
            table: string | null;
            /**
             * Total
             * @description Of all entries, those that are not shown too
             */
            total: number;
            /** Words */
            words: string;
        };
        /**
         * ReportEntry
         * @description One of the entries that a figure is made of.
         */
        ReportEntry: {
            /** Amount */
            amount: number;
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /**
             * Entry
             * @description The movement in the ledger, or the round
             */
            entry: string;
            /** Kind */
            kind: string;
            /** Purse */
            purse: string;
            /** Round */
            round: number | null;
            /** Table */
            table: string | null;
            /**
             * Who
             * @description Whose wallet it is
             */
            who?: string | null;
        };
        /**
         * ReportTable
         * @description What came together at one table.
         */
        ReportTable: {
            /**
             * Figures
             * @description Cents by name, and the number of rounds
             */
            figures: {
                [key: string]: number;
            };
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Name */
            name: string;
            /** Table */
            table: string;
            theory: components["schemas"]["Theory"];
            /**
             * Took
             * @description Whole cents
             */
            took: number;
        };
        /**
         * ReseedJackpot
         * @description Start a jackpot that was won from the seed that was kept.
         */
        ReseedJackpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "reseed";
            /** Jackpot */
            jackpot?: string | null;
        };
        /**
         * ResumeTable
         * @description Deal again.
         */
        ResumeTable: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "resume";
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * ReturnInterval
         * @description Where the return of so many rounds lies, nineteen times out of twenty.
         */
        ReturnInterval: {
            /** High */
            high: number;
            /** Low */
            low: number;
            /** Rounds */
            rounds: number;
        };
        /**
         * RivalView
         * @description How somebody has fared against another, on nights that both played.
         */
        RivalView: {
            /** Ahead */
            ahead: number;
            /** Behind */
            behind: number;
            /** Name */
            name: string;
            /** Nights */
            nights: number;
        };
        /**
         * RoadCell
         * @description One mark of a scoreboard; columns and rows are counted from 0 at the top left.
         */
        RoadCell: {
            /** Column */
            column: number;
            /**
             * Mark
             * @enum {string}
             */
            mark: "player" | "banker" | "tie" | "red" | "blue";
            /**
             * Notes
             * @description natural, player_pair, banker_pair
             */
            notes: string[];
            /** Row */
            row: number;
            /**
             * Ties
             * @description Ties since this win, before the next
             */
            ties: number;
        };
        /**
         * RoadsView
         * @description How the rounds of the present shoe came out, as baccarat's five scoreboards.
         */
        RoadsView: {
            /** Bead */
            bead: components["schemas"]["RoadCell"][];
            /** Big */
            big: components["schemas"]["RoadCell"][];
            /** Big Eye */
            big_eye: components["schemas"]["RoadCell"][];
            /** Cockroach */
            cockroach: components["schemas"]["RoadCell"][];
            /**
             * Fresh
             * @description The coming round opens a new shoe, and new scoreboards
             */
            fresh: boolean;
            /** Small */
            small: components["schemas"]["RoadCell"][];
        };
        /**
         * Role
         * @description What somebody is in the house.
         * @enum {string}
         */
        Role: "player" | "dealer" | "floor" | "cashier" | "director" | "committee" | "auditor" | "admin";
        /**
         * RoleFacts
         * @description A role, in words.
         */
        RoleFacts: {
            /**
             * Given
             * @description Whether it is given and taken; everybody is a player
             */
            given: boolean;
            role: components["schemas"]["Role"];
            /** Words */
            words: string;
        };
        /**
         * RoleForm
         * @description What is to be given or taken, and the key that makes it happen once.
         */
        RoleForm: {
            /** Command */
            command: components["schemas"]["GiveRole"] | components["schemas"]["TakeRole"];
            /** Key */
            key: string;
        };
        /**
         * RolesPage
         * @description The roles of the house, its acts, those who have a role, and how they came by it.
         */
        RolesPage: {
            /** Acts */
            acts: components["schemas"]["ActFacts"][];
            /**
             * Kept
             * @description Names the room is run with that have no account yet
             */
            kept: string[];
            /**
             * Notes
             * @description The last first
             */
            notes: components["schemas"]["Note"][];
            /** People */
            people: components["schemas"]["PersonRoles"][];
            /** Roles */
            roles: components["schemas"]["RoleFacts"][];
        };
        /**
         * RoundList
         * @description Rounds, the last first.
         */
        RoundList: {
            /**
             * Before
             * @description Asks for those before the last of these
             */
            before: string | null;
            /** Rounds */
            rounds: components["schemas"]["RoundPart"][];
        };
        /**
         * RoundPart
         * @description A round that somebody took part in.
         */
        RoundPart: {
            /**
             * At
             * @description Seconds since 1970
             */
            at: number;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /**
             * Net
             * @description Whole cents
             */
            net: number;
            /** Round */
            round: number;
            /**
             * Staked
             * @description Whole cents
             */
            staked: number;
            /** Table */
            table: string;
            /** Table Name */
            table_name: string;
        };
        /**
         * RoundView
         * @description What one viewer may know of a round.
         */
        RoundView: {
            /** Button */
            button: number | null;
            /** Game */
            game: string;
            /** Lines */
            lines: components["schemas"]["LineView"][];
            options?: components["schemas"]["OptionsView"] | null;
            /** Over */
            over: boolean;
            /** Places */
            places: components["schemas"]["HandView"][];
            /** Pots */
            pots: components["schemas"]["PotView"][];
            /**
             * Said
             * @description The last that was said; in a recalled round, since the moment before
             */
            said: components["schemas"]["SaidView"][];
            /** Seats */
            seats: components["schemas"]["SeatInRound"][];
            /** State */
            state: number;
            /** Street */
            street: string | null;
            /** To Act */
            to_act: number | null;
            /** Viewer */
            viewer: string;
            /**
             * Waiting For
             * @description Every seat that is asked now; several may answer in any order
             * @default []
             */
            waiting_for: number[];
        };
        /**
         * RowView
         * @description A line of the league table.
         */
        RowView: {
            /** Games */
            games: number;
            /** Name */
            name: string;
            /** Nights */
            nights: components["schemas"]["ScoreView"][];
            /** Points */
            points: string;
            /** Rank */
            rank: number;
        };
        /**
         * RuleLine
         * @description A clause of the game's section, in our words.
         */
        RuleLine: {
            /** Gist */
            gist: string;
            /** Id */
            id: string;
            /** Number */
            number: string;
        };
        /**
         * RulingForm
         * @description What happened, and whether the ruling is kept.
         */
        RulingForm: {
            /**
             * Given
             * @description What people saw, with the keys of `given` in a scenario; amounts in whole units of the house's money, with at most two decimals, and not in cents
             * @example {
             *       "chips": [
             *         1000
             *       ],
             *       "facing": 600,
             *       "last_raise": 550,
             *       "said": ""
             *     }
             */
            given: {
                [key: string]: boolean | number | string | (boolean | number | string | number[])[] | {
                    [key: string]: string;
                };
            };
            /**
             * House
             * @example bcpc
             */
            house: string;
            keep?: components["schemas"]["KeepForm"] | null;
        };
        /**
         * RulingPage
         * @description A situation and its ruling; kept, where it has an id.
         */
        RulingPage: {
            /**
             * At
             * @description Seconds since 1970
             */
            at: number | null;
            /** By */
            by: string | null;
            /**
             * Decisions
             * @description The last one stands
             */
            decisions: components["schemas"]["DecisionView"][];
            /**
             * Given
             * @description What people saw, with the keys of `given` in a scenario; amounts in whole units of the house's money, with at most two decimals, and not in cents
             * @example {
             *       "chips": [
             *         1000
             *       ],
             *       "facing": 600,
             *       "last_raise": 550,
             *       "said": ""
             *     }
             */
            given: {
                [key: string]: boolean | number | string | (boolean | number | string | number[])[] | {
                    [key: string]: string;
                };
            };
            house: components["schemas"]["DeskHouse"];
            /**
             * Id
             * @description Whoever has it may read the page
             */
            id: string | null;
            /** Note */
            note: string;
            /** Round */
            round: number | null;
            ruling: components["schemas"]["RulingView"];
            /**
             * Saw
             * @description The same for people
             */
            saw: components["schemas"]["SawLine"][];
            /**
             * Slug
             * @description Of the question that was asked
             */
            slug: string;
            /** Table */
            table: string | null;
            /** Table Name */
            table_name: string | null;
            /** Title */
            title: string;
        };
        /**
         * RulingView
         * @description What the act counts as; amounts in cents.
         */
        RulingView: {
            /**
             * Act
             * @description Empty where somebody has to choose
             */
            act: string;
            /**
             * Aloud
             * @description The sentence to say at the table
             */
            aloud: string;
            /** Amount */
            amount: number | null;
            /** Answer */
            answer: number | null;
            /**
             * Bound
             * @description For whom it counts, where it is not only he
             */
            bound: string[];
            /** Choices */
            choices: components["schemas"]["ChoiceView"][];
            /**
             * Clauses
             * @description Those that led there, the deciding one last
             */
            clauses: components["schemas"]["ClauseView"][];
            /** Effect */
            effect: string;
            /**
             * His Own
             * @description The choices are the player's, and not the director's
             */
            his_own: boolean;
            /** Minimum */
            minimum: number | null;
            /**
             * Paid
             * @description Who gets how much of what lies in the middle
             */
            paid: {
                [key: string]: number;
            };
            /**
             * Returned
             * @description Whole cents
             */
            returned: number;
            /**
             * Told
             * @description What people are reminded of besides
             */
            told: components["schemas"]["ClauseView"][];
        };
        /**
         * SaidView
         * @description Something said at the table that this viewer could hear.
         */
        SaidView: {
            /** Clause */
            clause: string | null;
            /** To */
            to: string;
            /** Words */
            words: string;
        };
        /**
         * SawLine
         * @description One thing that people saw, as they would read it.
         */
        SawLine: {
            /** Label */
            label: string;
            /** Words */
            words: string;
        };
        /**
         * Say
         * @description Say one of the set phrases to the table.
         */
        Say: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "say";
            /**
             * Phrase
             * @enum {string}
             */
            phrase: "Hello" | "Good luck" | "Nice hand" | "Well played" | "Thank you" | "Unlucky" | "One moment, please" | "Goodbye" | "👍" | "👏" | "😀" | "😮" | "😢" | "🍀";
        };
        /**
         * SceneView
         * @description The table as the dealer has it before him.
         */
        SceneView: {
            /** Bets */
            bets: components["schemas"]["LaidView"][];
            /** Cards */
            cards: components["schemas"]["ShownView"][];
            /** Told */
            told: string[];
        };
        /**
         * ScoreView
         * @description A night in the table: how its points came about.
         */
        ScoreView: {
            /** Counts */
            counts: boolean;
            /** Entries */
            entries: number;
            /** Place */
            place: number;
            /** Points */
            points: string;
            /** Put Out */
            put_out: number;
            /** Week */
            week: number;
        };
        /**
         * Sealed
         * @description The commitment of one shuffle and the cards of it that the caller was entitled to see.
         */
        Sealed: {
            /** Commitment */
            commitment: string;
            /**
             * Leaves
             * @description sha256 of position:card:salt for every card; sha256 of all of them joined is the commitment
             */
            leaves: string[];
            /** Openings */
            openings: components["schemas"]["Opening"][];
        };
        /**
         * SeasonView
         * @description A season as everybody sees it.
         */
        SeasonView: {
            /**
             * Best
             * @description Nights of a player that count; 0: all of them
             */
            best: number;
            /** Games */
            games: number;
            /** Id */
            id: string;
            /** Played */
            played: number;
            /**
             * Scored
             * @description How points are given, as the committee has set them
             */
            scored: string;
            /** Table */
            table: components["schemas"]["RowView"][];
        };
        /**
         * SeatCall
         * @description A seat that is held for you.
         */
        SeatCall: {
            /** Seat */
            seat: number;
            /** Table */
            table: string;
            /** Table Name */
            table_name: string;
            /**
             * Until
             * @description Seconds since 1970
             */
            until: number;
        };
        /**
         * SeatInRound
         * @description A seat that takes part in the round.
         */
        SeatInRound: {
            /** Bets */
            bets: {
                [key: string]: number;
            };
            /** Hands */
            hands: components["schemas"]["HandView"][];
            /** Marks */
            marks: string[];
            /** Seat */
            seat: number;
            /**
             * Stack
             * @description Whole cents
             */
            stack: number;
            /** Status */
            status: string;
            /** Tips */
            tips: {
                [key: string]: number;
            };
        };
        /**
         * SeatPlayer
         * @description Hold a seat for somebody, who buys in himself.
         */
        SeatPlayer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "seat";
            /** Person */
            person: string;
            /** Seat */
            seat: number;
            /**
             * Why
             * @default
             */
            why: string;
        };
        /**
         * SeatView
         * @description Somebody at the table.
         */
        SeatView: {
            /** Away */
            away: boolean;
            /** Bets */
            bets: {
                [key: string]: number;
            };
            /** Bot */
            bot: boolean;
            /**
             * Laid
             * @description What he had bet before the cards of the round on the table
             * @default {}
             */
            laid: {
                [key: string]: number;
            };
            /**
             * Laid Tips
             * @description And for the dealer
             * @default {}
             */
            laid_tips: {
                [key: string]: number;
            };
            /** Name */
            name: string;
            /** Ready */
            ready: boolean;
            /** Seat */
            seat: number;
            /**
             * Stack
             * @description Whole cents
             */
            stack: number;
            /**
             * Straddle
             * @description Whole cents
             */
            straddle: number;
            /** Tips */
            tips: {
                [key: string]: number;
            };
            /**
             * Waiting
             * @description Not dealt in before he posts or the big blind comes
             */
            waiting: boolean;
            /** You */
            you: boolean;
        };
        /**
         * SeenAct
         * @description Somebody has done something: what does it count as?
         */
        SeenAct: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "act";
            seen: components["schemas"]["SeenForm"];
        };
        /**
         * SeenForm
         * @description What a player was seen and heard doing.
         */
        SeenForm: {
            /**
             * Chips
             * @default []
             */
            chips: number[];
            /**
             * Chips First
             * @default false
             */
            chips_first: boolean;
            /**
             * First Motion
             * @default []
             */
            first_motion: number[];
            /**
             * Gesture
             * @default drop
             * @example drop
             * @example combine
             * @example pull back all
             * @example pull back some
             */
            gesture: string;
            /**
             * Pulled
             * @default []
             */
            pulled: number[];
            /**
             * Said
             * @default
             */
            said: string;
            /** Said Amount */
            said_amount?: number | null;
            /** Seat */
            seat: number;
        };
        /**
         * SettingFacts
         * @description A choice of the house when it opens a table.
         */
        SettingFacts: {
            /** Choices */
            choices: string[];
            /** Clause */
            clause: string | null;
            /** Default */
            default: boolean | number | string | number[] | null;
            /** Help */
            help: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "money" | "integer" | "choice" | "switch" | "money_list" | "percent" | "text" | "pay_table";
            /** Label */
            label: string;
            /** Least */
            least: number | null;
            /** Most */
            most: number | null;
            /** Name */
            name: string;
            /** Required */
            required: boolean;
        };
        /**
         * SetupForm
         * @description An event as it is announced; what is left out is as its house has it.
         */
        SetupForm: {
            add_on?: components["schemas"]["OfferForm"] | null;
            /**
             * Buy In
             * @description Whole cents
             * @default 0
             */
            buy_in: number;
            /**
             * Chip Set
             * @default {}
             */
            chip_set: {
                [key: string]: number;
            };
            /**
             * Decided
             * @default {}
             */
            decided: {
                [key: string]: boolean | number | string;
            };
            /**
             * Event
             * @default other
             */
            event: string;
            /**
             * Fixed Heads
             * @default false
             */
            fixed_heads: boolean;
            /**
             * Game
             * @default holdem
             */
            game: string;
            /**
             * Gamecards
             * @default false
             */
            gamecards: boolean;
            /**
             * Guarantee
             * @description Whole cents
             * @default 0
             */
            guarantee: number;
            /**
             * Guaranteed By
             * @default
             */
            guaranteed_by: string;
            /**
             * Head
             * @description Whole cents
             * @default 0
             */
            head: number;
            /**
             * Head From
             * @default club
             * @enum {string}
             */
            head_from: "club" | "entry" | "player";
            /**
             * Hole Cards
             * @default 0
             */
            hole_cards: number;
            /** House */
            house: string;
            /**
             * Late
             * @default 0
             */
            late: number;
            /**
             * Mystery
             * @default []
             */
            mystery: string[];
            /**
             * Percent
             * @default []
             */
            percent: string[];
            /**
             * Posted
             * @default []
             */
            posted: string[];
            /**
             * Re Entry
             * @default false
             */
            re_entry: boolean;
            rebuy?: components["schemas"]["OfferForm"] | null;
            register?: components["schemas"]["RegisterForm"] | null;
            /**
             * Seats
             * @default 0
             */
            seats: number;
            /**
             * Stack
             * @default 0
             */
            stack: number;
            structure?: components["schemas"]["StructureForm"] | null;
            /**
             * Tables
             * @default 0
             */
            tables: number;
            /**
             * Volunteers
             * @default {}
             */
            volunteers: {
                [key: string]: boolean;
            };
            /**
             * Week
             * @default 2
             */
            week: number;
        };
        /**
         * ShareView
         * @description Where a round lies open.
         */
        ShareView: {
            /** Code */
            code: string;
        };
        /**
         * Show
         * @description Table a hand that won without a showdown, for everybody to see.
         */
        Show: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "show";
        };
        /**
         * ShowView
         * @description Who won without a showdown, and may show his hand or muck it.
         */
        ShowView: {
            /**
             * Ends At
             * @description When he has mucked it; seconds since 1970
             */
            ends_at: number;
            /** Seat */
            seat: number;
        };
        /**
         * ShownView
         * @description Cards that lie somewhere; null is one that lies face down.
         */
        ShownView: {
            /** Cards */
            cards: (string | null)[];
            /** Label */
            label: string;
        };
        /**
         * SignInForm
         * @description A name and its password.
         */
        SignInForm: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * Sit
         * @description Take a seat and buy chips.
         */
        Sit: {
            /**
             * Buy In
             * @description Whole cents
             */
            buy_in: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sit";
            /** Seat */
            seat: number;
        };
        /**
         * SitDown
         * @description Somebody takes a seat with chips.
         */
        SitDown: {
            /**
             * Buy In
             * @description Whole cents
             */
            buy_in: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sit";
            /** Name */
            name: string;
            /** Seat */
            seat: number;
        };
        /**
         * SpotFacts
         * @description A place for a wager.
         */
        SpotFacts: {
            /** Clause */
            clause: string | null;
            /**
             * Equals
             * @description A spot that must hold the very same amount
             */
            equals: string | null;
            /**
             * Exactly
             * @description The one amount that is taken here
             */
            exactly: number | null;
            /** Excludes */
            excludes: string[];
            /** Label */
            label: string;
            /** Name */
            name: string;
            /** Needs */
            needs: string[];
            /**
             * Opening
             * @description Staked before the cards; otherwise by a decision
             */
            opening: boolean;
            /** Tip */
            tip: boolean;
        };
        /**
         * SpotPage
         * @description A place for a wager: when it is staked, what it pays, what it costs.
         */
        SpotPage: {
            /** Clause */
            clause: string;
            /**
             * Edge
             * @description Of the house, as a part of the wager; none if unknown
             */
            edge: number | null;
            /** Label */
            label: string;
            /** Name */
            name: string;
            /** Rows */
            rows: components["schemas"]["PaidRow"][];
            /** Table Clause */
            table_clause: string;
            /** When */
            when: string;
        };
        /**
         * StaffAct
         * @description Something that not everybody may do.
         * @enum {string}
         */
        StaffAct: "give-role" | "read-roles" | "open-listed" | "decide-ruling" | "answer-dispute" | "hush-table" | "direct-night" | "keep-club" | "record-night" | "read-club" | "open-live" | "deal-live" | "open-jackpot" | "post-jackpot" | "verify-claim" | "void-claim" | "seed-jackpot" | "freeze-jackpot" | "pay-bonus" | "read-books" | "read-floor" | "read-report" | "review-round" | "open-table" | "close-table" | "pause-table" | "move-player" | "seat-player" | "put-out" | "change-stakes" | "fill-table" | "credit-table" | "comp-player" | "exclude-player" | "readmit-player" | "read-class" | "read-takings";
        /**
         * StatementView
         * @description Every move in and out of some purses, recomputed.
         */
        StatementView: {
            /**
             * Agrees
             * @description Whether the books, recomputed from their moves, say the same
             */
            agrees: boolean;
            /**
             * Given
             * @description Whole cents
             */
            given: number;
            /**
             * Left
             * @description Whole cents
             */
            left: number;
            /** Lines */
            lines: components["schemas"]["BookingView"][];
            /** Symbol */
            symbol: string;
            /**
             * Taken
             * @description Whole cents
             */
            taken: number;
            /** Title */
            title: string;
        };
        /**
         * StraddleView
         * @description Who may straddle the next hand, or post over its largest blind, and with what.
         */
        StraddleView: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "straddle" | "over-blind";
            /**
             * Least
             * @description Whole cents
             */
            least: number;
            /**
             * Most
             * @description For you, where you are one of them
             */
            most: number;
            /** Seats */
            seats: number[];
            /**
             * Step
             * @description What it must be a multiple of: the chips that it is made with
             */
            step: number;
        };
        /**
         * StrategyChart
         * @description What to do by row and column.
         */
        StrategyChart: {
            /** Columns */
            columns: string[];
            /** Rows */
            rows: components["schemas"]["ChartRow"][];
            /** Title */
            title: string;
        };
        /**
         * StructureForm
         * @description Blinds of each level, how long they are, and after which there is a break of how long.
         */
        StructureForm: {
            /**
             * Big Blind Ante
             * @default true
             */
            big_blind_ante: boolean;
            /**
             * Breaks
             * @default {}
             */
            breaks: {
                [key: string]: number;
            };
            /**
             * Chip
             * @default 25
             */
            chip: number;
            /** Levels */
            levels: number[][];
            /**
             * Minutes
             * @default 25
             */
            minutes: number;
        };
        /**
         * TableForm
         * @description A table to be opened.
         */
        TableForm: {
            /**
             * Bots
             * @default 0
             */
            bots: number;
            /** Game */
            game: string;
            /** Jackpots */
            jackpots?: string[];
            /** Name */
            name?: string | null;
            /**
             * Room
             * @description Where it stands, for a jackpot that links several rooms
             */
            room?: string | null;
            /** Settings */
            settings?: {
                [key: string]: boolean | number | string | number[] | null;
            };
        };
        /**
         * TableLine
         * @description A table in the lobby.
         */
        TableLine: {
            /**
             * Board
             * @description Its line of the board
             */
            board: string | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * People
             * @description Players who are no bots
             */
            people: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "betting" | "playing" | "waiting";
            /** Players */
            players: number;
            /** Seats */
            seats: number;
            /** Settings */
            settings: {
                [key: string]: boolean | number | string | number[] | null;
            };
            /**
             * Waiting
             * @description People on the list for a seat
             */
            waiting: number;
        };
        /**
         * TableSituation
         * @description How a pot table stands for whoever is to act: nothing that is not open to everybody.
         */
        TableSituation: {
            /**
             * Given
             * @description What people saw, with the keys of `given` in a scenario; amounts in whole units of the house's money, with at most two decimals, and not in cents
             * @example {
             *       "chips": [
             *         1000
             *       ],
             *       "facing": 600,
             *       "last_raise": 550,
             *       "said": ""
             *     }
             */
            given: {
                [key: string]: boolean | number | string | (boolean | number | string | number[])[] | {
                    [key: string]: string;
                };
            };
            /** House */
            house: string;
            /** Player */
            player: string | null;
            /** Round */
            round: number;
            /** Seat */
            seat: number | null;
            /** Table */
            table: string;
            /** Table Name */
            table_name: string;
        };
        /**
         * TableTaken
         * @description What one table took on a gaming day.
         */
        TableTaken: {
            /**
             * Bought
             * @description Whole cents
             */
            bought: number;
            /**
             * Collection
             * @description Whole cents
             */
            collection: number;
            /**
             * Commission
             * @description Whole cents
             */
            commission: number;
            /**
             * Drop
             * @description Whole cents
             */
            drop: number;
            /** Game */
            game: string;
            /**
             * Live
             * @description Real cards and chips, keyed on a tablet
             */
            live: boolean;
            /** Name */
            name: string;
            /**
             * Rake
             * @description Whole cents
             */
            rake: number;
            /** Rounds */
            rounds: number;
            /** Table */
            table: string;
            /**
             * Tips
             * @description Whole cents
             */
            tips: number;
        };
        /**
         * TableView
         * @description What one viewer sees of a table.
         */
        TableView: {
            bank?: components["schemas"]["BankView"] | null;
            /**
             * Board
             * @description Its line of the board: the list for this game and stakes
             */
            board: string;
            clock: components["schemas"]["ClockView"] | null;
            /** Closed */
            closed: boolean;
            /**
             * Closed Spots
             * @description Spots this table takes no bets on
             * @default []
             */
            closed_spots: string[];
            /** Commitment */
            commitment: string | null;
            currency: components["schemas"]["CurrencyView"];
            /**
             * Deals At
             * @description When the cards come, once somebody wants them and others may still post or show; seconds since 1970
             */
            deals_at?: number | null;
            /** @description Whose table it is, if one's */
            event?: components["schemas"]["EventOfTable"] | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Jackpots
             * @description Those it takes part in
             * @default []
             */
            jackpots: components["schemas"]["JackpotSign"][];
            kill?: components["schemas"]["KillView"] | null;
            meter?: components["schemas"]["MeterView"] | null;
            /** Name */
            name: string;
            /**
             * Pay Tables
             * @description What this table pays by
             * @default []
             */
            pay_tables: components["schemas"]["PayTableFacts"][];
            /**
             * Phase
             * @enum {string}
             */
            phase: "betting" | "playing" | "waiting";
            /**
             * Positions
             * @description How many positions one person may play here
             * @default 1
             */
            positions: number;
            /**
             * Reshuffles
             * @description Seals of the muck of round `round_number`, each from the moment that it was shuffled into the stub
             * @default []
             */
            reshuffles: string[];
            roads?: components["schemas"]["RoadsView"] | null;
            round: components["schemas"]["RoundView"] | null;
            /** Round Number */
            round_number: number;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Settings */
            settings: {
                [key: string]: boolean | number | string | number[] | null;
            };
            show?: components["schemas"]["ShowView"] | null;
            /**
             * Stakes
             * @description In words, as the board has them
             */
            stakes: string;
            /** State */
            state: number;
            straddle?: components["schemas"]["StraddleView"] | null;
            /**
             * @default {
             *       "heard": [],
             *       "hushed": false
             *     }
             */
            talk: components["schemas"]["TalkView"];
            /**
             * Time Bank
             * @description Seconds that you may think beyond the clock, in a pot game
             */
            time_bank?: number | null;
            time_fee?: components["schemas"]["TimeFeeView"] | null;
            /** Waiting For */
            waiting_for: string | null;
            waiting_list: components["schemas"]["WaitingView"];
            /**
             * Wallet
             * @description Whole cents
             */
            wallet: number;
            /**
             * Your Seat
             * @description Of several, the one that is asked, or the first
             */
            your_seat: number | null;
            /**
             * Your Seats
             * @description All positions of yours
             * @default []
             */
            your_seats: number[];
            /**
             * Yours
             * @description You opened it, and may close it when nobody sits there
             */
            yours: boolean;
        };
        /**
         * TakeBank
         * @description Bank the coming round, with a roll that covers every bet on the table.
         */
        TakeBank: {
            /** Dealer Bet */
            dealer_bet?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "bank";
            /**
             * Roll
             * @description Whole cents
             */
            roll: number;
        };
        /**
         * TakeRole
         * @description Take a role away from somebody.
         */
        TakeRole: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "take";
            /** Name */
            name: string;
            role: components["schemas"]["Role"];
        };
        /**
         * TakeSeat
         * @description Somebody takes a seat; without a buy-in nobody counts his chips.
         */
        TakeSeat: {
            /** Buy In */
            buy_in?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sit";
            /** Name */
            name: string;
            /** Seat */
            seat: number;
        };
        /**
         * Taken
         * @description What one player paid.
         */
        Taken: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /** Seat */
            seat: number;
        };
        /**
         * TakesBank
         * @description Somebody banks the coming round.
         */
        TakesBank: {
            /** Dealer Bet */
            dealer_bet?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "bank";
            /**
             * Roll
             * @description Whole cents
             */
            roll: number;
            /** Seat */
            seat: number;
        };
        /**
         * TalkForm
         * @description Whether a table is hushed.
         */
        TalkForm: {
            /** Hushed */
            hushed: boolean;
        };
        /**
         * TalkView
         * @description Table talk.
         */
        TalkView: {
            /**
             * Heard
             * @description What was said last, the latest at the end
             */
            heard: components["schemas"]["RemarkView"][];
            /**
             * Hushed
             * @description The floor has switched it off
             */
            hushed: boolean;
        };
        /**
         * TermsForm
         * @description How an event is dealt.
         */
        TermsForm: {
            /**
             * Bank
             * @description More seconds to act, for the whole event
             * @default 60
             */
            bank: number;
            /**
             * Bots
             * @description Bots fill it up to so many as it starts
             * @default 0
             */
            bots: number;
            /**
             * Full
             * @description Starts when so many have registered
             * @default 0
             */
            full: number;
            /**
             * Hand Minutes
             * @description What a hand counts on the levels' clock; 0: they go by real time
             * @default 0
             */
            hand_minutes: number;
            mix?: components["schemas"]["MixForm"] | null;
            /**
             * Seconds
             * @default 20
             */
            seconds: number;
            /**
             * Speed
             * @default quick
             * @enum {string}
             */
            speed: "at once" | "quick" | "calm";
            /**
             * Starts At
             * @description Or at this moment, milliseconds since 1970
             * @default 0
             */
            starts_at: number;
        };
        /**
         * Theory
         * @description What the house should have taken by the figures of its wagers.
         */
        Theory: {
            /**
             * Expected
             * @description None where no figure is known
             */
            expected: number | null;
            /**
             * Known
             * @description What was staked on spots whose edge is known
             */
            known: number;
            /**
             * Unknown
             * @description And on those whose edge is not
             */
            unknown: number;
            /** Words */
            words: string;
        };
        /**
         * TicketView
         * @description What a ticket's code stands for.
         */
        TicketView: {
            /** Expires */
            expires: string | null;
            /** Holder */
            holder: string;
            /** Seat */
            seat: string;
            /** State */
            state: string;
            /**
             * Value
             * @description Whole cents
             */
            value: number;
        };
        /**
         * TimeFeeView
         * @description Collection by time, at a table that posts it.
         */
        TimeFeeView: {
            /**
             * Due
             * @description What you pay before the next cards; 0 if you have paid
             */
            due: number;
            /**
             * Fee
             * @description What each player pays for a half hour
             */
            fee: number;
            /**
             * Next At
             * @description The next half hour, in seconds since 1970
             */
            next_at: number;
            /** Taken */
            taken: components["schemas"]["Taken"][];
            /**
             * Taken At
             * @description When it was last taken; seconds since 1970
             */
            taken_at: number | null;
        };
        /**
         * TimerForm
         * @description The clock on the wall: started, stopped, or put to so many milliseconds of play.
         */
        TimerForm: {
            /**
             * Do
             * @default start
             * @enum {string}
             */
            do: "start" | "stop" | "put";
            /** Key */
            key: string;
            /**
             * Played
             * @default 0
             */
            played: number;
            /** Seq */
            seq?: number | null;
        };
        /**
         * TokenView
         * @description A bearer token for a program; it is shown once.
         */
        TokenView: {
            /** Token */
            token: string;
        };
        /**
         * TopicView
         * @description One kind of question, and how it went so far.
         */
        TopicView: {
            /** Name */
            name: string;
            /** Right */
            right: number;
            /** Title */
            title: string;
            /** Wrong */
            wrong: number;
        };
        /**
         * TrainingPage
         * @description What a game can be asked, its course, and what the caller is to be asked again.
         */
        TrainingPage: {
            /** Due */
            due: number;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Lessons */
            lessons: components["schemas"]["LessonView"][];
            /** Title */
            title: string;
            /** Topics */
            topics: components["schemas"]["TopicView"][];
        };
        /**
         * TriedRow
         * @description A hand and what it would be paid.
         */
        TriedRow: {
            /** Hand */
            hand: string;
            /** Pays */
            pays: string;
        };
        /**
         * TriedTable
         * @description Other odds for a side bet.
         */
        TriedTable: {
            /**
             * Meter
             * @description Whole cents
             * @default 0
             */
            meter: number;
            /** Rows */
            rows: components["schemas"]["TriedRow"][];
            /** Spot */
            spot: string;
        };
        /**
         * TurnCards
         * @description Cards that were turned: at a place, or where the script wants them as they come.
         */
        TurnCards: {
            /** Cards */
            cards: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "cards";
            /** Place */
            place?: string | null;
        };
        /**
         * Undo
         * @description The last step was keyed wrong.
         */
        Undo: {
            /**
             * By
             * @default
             */
            by: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "undo";
            /** Why */
            why: string;
        };
        /**
         * UndoForm
         * @description One step back.
         */
        UndoForm: {
            /** Key */
            key: string;
            /** Seq */
            seq?: number | null;
        };
        /**
         * UnfreezeJackpot
         * @description Release what the floor has stopped.
         */
        UnfreezeJackpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "unfreeze";
        };
        /**
         * VerifyClaim
         * @description A claim holds: pay it.
         */
        VerifyClaim: {
            /** Claim */
            claim: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "verify";
        };
        /**
         * Void
         * @description A misdeal: everybody has his chips again.
         */
        Void: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "void";
            /** Why */
            why: string;
        };
        /**
         * VoidClaim
         * @description A claim does not stand.
         */
        VoidClaim: {
            /** Claim */
            claim: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "void";
            /**
             * Talking
             * @description Because players spoke of it
             * @default false
             */
            talking: boolean;
        };
        /**
         * WagerFigures
         * @description A wager: its edge, its outcomes, how far results scatter.
         */
        WagerFigures: {
            bankrolls: components["schemas"]["BankrollPaths"];
            /** Clause */
            clause: string;
            /**
             * Combinations
             * @description How many deals, as text: it may be more than a browser can count
             */
            combinations: string;
            /**
             * Editable
             * @description Whether other odds can be tried out at once
             */
            editable: boolean;
            /** Element Of Risk */
            element_of_risk: number;
            /** Hit Frequency */
            hit_frequency: number;
            /** House Edge */
            house_edge: number;
            /** Intervals */
            intervals: components["schemas"]["ReturnInterval"][];
            /** Lines */
            lines: components["schemas"]["OutcomeLine"][];
            meter: components["schemas"]["MeterFigures"] | null;
            /**
             * Outcomes
             * @description By what they win, the worst first
             */
            outcomes: components["schemas"]["Outcome"][];
            /** Pays */
            pays: components["schemas"]["PayRow"][];
            /** Pays Clause */
            pays_clause: string;
            /** Push Frequency */
            push_frequency: number;
            /** Returned */
            returned: number;
            /** Sampled */
            sampled: boolean;
            /** Spot */
            spot: string;
            /** Std Dev */
            std_dev: number;
            /** Stderr */
            stderr: number;
            /** Volatility */
            volatility: number;
        };
        /**
         * WaitingView
         * @description Those who wait for a seat.
         */
        WaitingView: {
            /** Held */
            held: components["schemas"]["HeldSeat"][];
            /**
             * Names
             * @description Who waits, the next first
             */
            names: string[];
            /**
             * Your Place
             * @description 1 is the next to be called
             */
            your_place: number | null;
        };
        /**
         * WaiveBank
         * @description Leave the bank of the coming round to the dealer.
         */
        WaiveBank: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "waive";
        };
        /**
         * WaivesBank
         * @description Somebody leaves the bank that he is offered, or has.
         */
        WaivesBank: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "waive";
            /** Seat */
            seat: number;
        };
        /**
         * WayWorth
         * @description A way to go on, and what it wins on average, as a part of the initial wager.
         */
        WayWorth: {
            /** Label */
            label: string;
            /** Worth */
            worth: number;
        };
        /**
         * WrongRow
         * @description A row of a list that could not be entered.
         */
        WrongRow: {
            /** Row */
            row: number;
            /** Says */
            says: string;
            /** Text */
            text: string;
        };
        /**
         * Away
         * @description Sit out.
         */
        houseway__server__shapes__commands__Away: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "away";
        };
        /**
         * Back
         * @description Play again.
         */
        houseway__server__shapes__commands__Back: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "back";
        };
        /**
         * Post
         * @description Post what is owed and be dealt in, instead of waiting for the big blind.
         */
        houseway__server__shapes__commands__Post: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "post";
        };
        /**
         * Straddle
         * @description Post a straddle or an over-blind before the cards; 0 takes it back.
         */
        houseway__server__shapes__commands__Straddle: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "straddle";
        };
        /**
         * Away
         * @description Somebody sits out.
         */
        houseway__server__shapes__live_commands__Away: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "away";
            /** Seat */
            seat: number;
        };
        /**
         * Back
         * @description Somebody plays again.
         */
        houseway__server__shapes__live_commands__Back: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "back";
            /** Seat */
            seat: number;
        };
        /**
         * Post
         * @description Somebody posts what he owes, instead of waiting for the big blind.
         */
        houseway__server__shapes__live_commands__Post: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "post";
            /** Seat */
            seat: number;
        };
        /**
         * Straddle
         * @description Somebody straddles the next hand; 0 takes it back.
         */
        houseway__server__shapes__live_commands__Straddle: {
            /**
             * Amount
             * @description Whole cents
             */
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "straddle";
            /** Seat */
            seat: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    open_account_api_accounts_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_board_api_board_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    command_board_api_board_commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_listed_api_board__list_id__tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    find_clauses_api_clauses_get: {
        parameters: {
            query?: {
                /** @description Words that must all be there */
                q?: string;
                section?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseView"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_clause_api_clauses__clause_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clause_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClausePage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_club_acts_api_club_acts_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActFormView"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_club_houses_api_club_houses_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubHouse"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_clubs_api_clubs_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubLine"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_club_api_clubs_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_club_api_clubs__club_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    act_in_club_api_clubs__club_id__acts_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubActForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubBooks"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    second_in_club_api_clubs__club_id__asked__number__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubStepForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubBooks"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    drop_in_club_api_clubs__club_id__asked__number__drop_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubStepForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubBooks"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_club_books_api_clubs__club_id__books_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubBooks"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    export_books_api_clubs__club_id__books_csv_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "text/plain": string;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    follow_calendar_api_clubs__club_id__calendar_ics_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": unknown;
                    "text/plain": string;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    write_down_night_api_clubs__club_id__events__event__night_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskNightForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    plan_night_api_clubs__club_id__events__event__plan_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPlan"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    export_club_api_clubs__club_id__export_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_fees_api_clubs__club_id__fees_get: {
        parameters: {
            query?: {
                season?: string;
                week?: number;
                days?: number;
            };
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    link_member_api_clubs__club_id__links_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubBooks"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_myself_api_clubs__club_id__me_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    import_members_api_clubs__club_id__members_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembersForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    export_members_api_clubs__club_id__members_csv_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "text/plain": string;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_member_api_clubs__club_id__members__name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    make_link_api_clubs__club_id__members__name__link_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    record_night_api_clubs__club_id__nights_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubActForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_player_api_clubs__club_id__players__name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_register_api_clubs__club_id__register_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonView"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    preview_points_api_clubs__club_id__seasons__season__preview_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                season: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointsForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewRow"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_club_staff_api_clubs__club_id__staff_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubStaffPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    appoint_in_club_api_clubs__club_id__staff_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubStaffForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubStaffPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_statement_api_clubs__club_id__statement__kind__get: {
        parameters: {
            query: {
                of: string;
            };
            header?: never;
            path: {
                club_id: string;
                kind: "purse" | "event" | "season" | "member";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    print_statement_api_clubs__club_id__statements__kind__get: {
        parameters: {
            query: {
                of: string;
                as_csv?: boolean;
            };
            header?: never;
            path: {
                club_id: string;
                kind: "purse" | "event" | "season" | "member";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_ticket_api_clubs__club_id__tickets__code__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    draw_ticket_api_clubs__club_id__tickets__code__picture_svg_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    undo_in_club_api_clubs__club_id__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubStepForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubBooks"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_dealer_table_api_dealer_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveTableForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerTableView"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_dealer_table_api_dealer_tables__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerTableView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    command_dealer_table_api_dealer_tables__table_id__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealerCommandForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealerTableView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_dealt_api_dealt_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealtLine"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_dealt_api_dealt_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealtForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealtPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_dealt_api_dealt__event_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealtPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    choose_game_api_dealt__event_id__choice_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameChoiceForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealtPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    at_the_door_api_dealt__event_id__door_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealtPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    on_the_floor_api_dealt__event_id__floor_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FloorForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealtPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_disputes_api_disputes_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeView"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    answer_dispute_api_disputes__code__answer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_floor_api_floor_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_figure_api_floor_entries_get: {
        parameters: {
            query: {
                figure: string;
                day?: string | null;
                shift?: number | null;
                table?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEntries"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    find_people_api_floor_people_get: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorPerson"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    order_for_person_api_floor_people__person__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorActView"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_report_api_floor_report_get: {
        parameters: {
            query?: {
                day?: string | null;
                shift?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    take_report_api_floor_report_csv_get: {
        parameters: {
            query?: {
                day?: string | null;
                shift?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "text/plain": string;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    review_round_api_floor_rounds__table_id___number__get: {
        parameters: {
            query?: {
                /** @description 0 is what everybody saw */
                seat?: number;
            };
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    review_proof_api_floor_rounds__table_id___number__proof_get: {
        parameters: {
            query?: {
                /** @description 0 is what everybody saw */
                seat?: number;
            };
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_for_house_api_floor_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FloorOpenForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorActView"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    order_at_table_api_floor_tables__table_id__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorActView"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_asked_api_four_eyes_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirm_api_four_eyes__id__confirm_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    withdraw_api_four_eyes__id__withdraw_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameFacts"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_game_api_games__game_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameFacts"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_analysis_api_games__game_id__analysis_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAnalysis"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    try_pay_table_api_games__game_id__analysis_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriedTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WagerFigures"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_how_to_play_api_games__game_id__how_to_play_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HowToPlay"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    health_api_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    alive_api_health_live_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_jackpots_api_jackpots_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JackpotSign"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_jackpot_api_jackpots_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JackpotForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JackpotBooks"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_jackpot_api_jackpots__name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JackpotPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_books_api_jackpots__name__books_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JackpotBooks"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    command_jackpot_api_jackpots__name__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JackpotCommandForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JackpotBooks"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_live_tables_api_live_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTableLine"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_live_table_api_live_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveTableForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTableView"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_live_table_api_live_tables__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTableView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    command_live_table_api_live_tables__table_id__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveCommandForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTableView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    who_am_i_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    fill_up_api_me_chips_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    exclude_myself_api_me_exclusion_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnExclusionForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLimits"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    my_limits_api_me_limits_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLimits"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    set_limit_api_me_limits_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnLimitForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLimits"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_password_api_me_password_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    my_places_api_me_places_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    my_profile_api_me_profile_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    my_rounds_api_me_rounds_get: {
        parameters: {
            query?: {
                game?: string;
                table?: string;
                result?: ("won" | "lost") | null;
                /** @description A gaming day */
                day?: string | null;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundList"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    my_seats_api_me_seats_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySeat"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_mixes_api_mixes_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MixesPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_events_api_night_events_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseNights"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_night_options_api_night_events__house___event__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                house: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightOption"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    propose_structure_api_night_structure_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EveningForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_nights_api_nights_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightLine"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_night_api_nights_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NightForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_night_api_nights__night_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    act_in_night_api_nights__night_id__acts_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    answer_at_door_api_nights__night_id__answers_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ask_to_enter_api_nights__night_id__asks_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    follow_clock_api_nights__night_id__clock_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    offer_deals_api_nights__night_id__deal_offers_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealOffers"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_door_code_api_nights__night_id__door_svg_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    enter_players_api_nights__night_id__entries_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntriesForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    enter_list_api_nights__night_id__list_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListReport"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_log_api_nights__night_id__log_get: {
        parameters: {
            query?: {
                before?: number;
                most?: number;
            };
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogLine"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    night_as_json_api_nights__night_id__night_json_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_options_api_nights__night_id__options_get: {
        parameters: {
            query?: {
                table?: string;
                player?: string;
            };
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean | number | string | string[];
                    }[];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    results_as_csv_api_nights__night_id__results_csv_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "text/plain": string;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    results_as_json_api_nights__night_id__results_json_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    time_night_api_nights__night_id__timer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    undo_in_night_api_nights__night_id__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                night_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NightPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_roles_api_roles_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolesPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    find_accounts_api_roles_accounts_get: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_role_api_roles_commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRoles"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ask_ruling_api_rulings_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulingForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_questions_api_rulings_kinds_get: {
        parameters: {
            query?: {
                /** @description The first that rules, if none is named */
                house?: string;
                /** @description Words that must all be there */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_ruling_api_rulings__ruling_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ruling_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    decide_ruling_api_rulings__ruling_id__decisions_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ruling_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingPage"];
                };
            };
            /** @description It waits for a second person */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sign_in_api_session_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sign_out_api_session_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    start_as_guest_api_session_guest_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GuestForm"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sign_in_by_link_api_session_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkSignIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_shared_api_shared__code__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_tables_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableLine"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_table_api_tables__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    give_command_api_tables__table_id__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommandForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_hint_api_tables__table_id__hint_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    preview_hands_api_tables__table_id__preview_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_reckoning_api_tables__table_id__reckoning_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reckoned"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recall_round_api_tables__table_id__rounds__number__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    dispute_round_api_tables__table_id__rounds__number__dispute_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The rules or the moment forbid it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_grade_api_tables__table_id__rounds__number__grade_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    take_history_api_tables__table_id__rounds__number__phh_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    prove_round_api_tables__table_id__rounds__number__proof_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    share_round_api_tables__table_id__rounds__number__share_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    take_transcript_api_tables__table_id__rounds__number__transcript_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_rulings_api_tables__table_id__rulings_get: {
        parameters: {
            query?: {
                round?: number | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingPage"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_situation_api_tables__table_id__situation_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSituation"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hush_table_api_tables__table_id__talk_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TalkForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_takings_api_takings_get: {
        parameters: {
            query?: {
                day?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayTakings"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    make_token_api_tokens_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_class_api_training_class_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PupilView"][];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_certificate_api_training_exams__exam_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exam_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hand_in_api_training_exams__exam_id__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exam_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamAnswers"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    show_training_api_training__game_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingPage"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    answer_api_training__game_id__answers_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrillAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ask_next_api_training__game_id__drills_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrillForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrillView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    take_test_api_training__game_id__exams_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamForm"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamView"];
                };
            };
            /** @description What was sent cannot be read or names something that does not exist */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description None of the caller's roles may do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body did not come */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too long */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The address is too long */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The form is not filled in rightly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing can be written at this moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
