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
         * @description Found a club by the rules of a house, or take one up whole.
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
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the server answers and its database with it.
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
         * @description Sign out; a program's token is given up likewise.
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
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description The tables that are open, the liveliest first.
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
            /** Champions */
            champions: {
                [key: string]: string;
            };
            /** Committee */
            committee: string[];
            /** Events */
            events: components["schemas"]["FixtureView"][];
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
             * Member
             * @description Who the caller is in the register, if anybody
             */
            member: string | null;
            /** Name */
            name: string;
            /** Seasons */
            seasons: components["schemas"]["SeasonView"][];
            /** Seq */
            seq: number;
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
         * CommandForm
         * @description A command, the key that makes it happen once, and the state it answers.
         */
        CommandForm: {
            /** Command */
            command: components["schemas"]["Sit"] | components["schemas"]["Buy"] | components["schemas"]["Leave"] | components["schemas"]["Bet"] | components["schemas"]["Deal"] | components["schemas"]["Act"] | components["schemas"]["houseway__server__shapes__commands__Straddle"] | components["schemas"]["houseway__server__shapes__commands__Away"] | components["schemas"]["houseway__server__shapes__commands__Back"] | components["schemas"]["houseway__server__shapes__commands__Post"] | components["schemas"]["Agree"] | components["schemas"]["Refuse"] | components["schemas"]["Show"] | components["schemas"]["Muck"] | components["schemas"]["TakeBank"] | components["schemas"]["WaiveBank"] | components["schemas"]["CallClock"] | components["schemas"]["JoinList"] | components["schemas"]["LeaveList"] | components["schemas"]["DeclineSeat"] | components["schemas"]["Close"];
            /** Key */
            key: string;
            /** State */
            state: number;
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
         * FixtureView
         * @description An event of the year.
         */
        FixtureView: {
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
         * GameFacts
         * @description What a game is.
         */
        GameFacts: {
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
         * @description A command, the key that makes it happen once, and the state it answers.
         */
        LiveCommandForm: {
            /** Command */
            command: components["schemas"]["SitDown"] | components["schemas"]["BuyChips"] | components["schemas"]["CashOut"] | components["schemas"]["houseway__server__shapes__live_commands__Away"] | components["schemas"]["houseway__server__shapes__live_commands__Back"] | components["schemas"]["houseway__server__shapes__live_commands__Post"] | components["schemas"]["houseway__server__shapes__live_commands__Straddle"] | components["schemas"]["Button"] | components["schemas"]["DealHand"] | components["schemas"]["SeenAct"] | components["schemas"]["PassOver"] | components["schemas"]["Decide"] | components["schemas"]["KeyCards"] | components["schemas"]["Answer"] | components["schemas"]["Correct"] | components["schemas"]["Undo"] | components["schemas"]["PushPot"] | components["schemas"]["Void"] | components["schemas"]["CloseLive"];
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
            /** Phone */
            phone: string;
            /** Seats */
            seats: components["schemas"]["PrizeSeatView"][];
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
         * NightPage
         * @description A night as it stands.
         */
        NightPage: {
            /** Average */
            average: number;
            clock: components["schemas"]["NightClock"];
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
            /** Entries */
            entries: number;
            /** Event */
            event: string;
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
            /**
             * Moves
             * @description The last who have changed seats, the latest last
             */
            moves: components["schemas"]["MoveView"][];
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
         * NightPlayer
         * @description Somebody who has entered.
         */
        NightPlayer: {
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
            code: "illegal_action" | "illegal_bet" | "stale" | "key_reused" | "unknown_game" | "unknown_table" | "not_allowed" | "not_seated" | "signed_out" | "bad_request" | "rate_limited" | "internal";
            /** Message */
            message: string;
            options?: components["schemas"]["OptionsView"] | null;
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
            /** Said */
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
         * ScoreView
         * @description A night in the table: how its points came about.
         */
        ScoreView: {
            /** Counts */
            counts: boolean;
            /** Place */
            place: number;
            /** Points */
            points: string;
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
            /** Games */
            games: number;
            /** Id */
            id: string;
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
            /**
             * Buy In
             * @description Whole cents
             * @default 0
             */
            buy_in: number;
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
             * Head
             * @description Whole cents
             * @default 0
             */
            head: number;
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
         * StaffAct
         * @description Something that not everybody may do.
         * @enum {string}
         */
        StaffAct: "give-role" | "read-roles" | "open-listed" | "decide-ruling" | "direct-night" | "keep-club" | "record-night" | "read-club" | "open-live" | "deal-live" | "open-jackpot" | "post-jackpot" | "verify-claim" | "void-claim" | "seed-jackpot" | "freeze-jackpot" | "pay-bonus" | "read-books" | "read-takings";
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
            time_fee?: components["schemas"]["TimeFeeView"] | null;
            /** Waiting For */
            waiting_for: string | null;
            waiting_list: components["schemas"]["WaitingView"];
            /**
             * Wallet
             * @description Whole cents
             */
            wallet: number;
            /** Your Seat */
            your_seat: number | null;
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
            /** @description The request is too long */
            413: {
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
            /** @description The request is too long */
            413: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description Nobody is signed in */
            401: {
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
            /** @description The rules or the moment forbid it */
            409: {
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
            /** @description The rules or the moment forbid it */
            409: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description No database */
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
            /** @description There is no such thing */
            404: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description Nobody is signed in */
            401: {
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
            /** @description Nobody is signed in */
            401: {
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
            /** @description Too many requests */
            429: {
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
            /** @description Nobody is signed in */
            401: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description The request is too long */
            413: {
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
            /** @description The request is too long */
            413: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description The request is too long */
            413: {
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
            /** @description The request is too long */
            413: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description There is no such thing */
            404: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description The form is not filled in rightly */
            422: {
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
            /** @description Nobody is signed in */
            401: {
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
        };
    };
}
