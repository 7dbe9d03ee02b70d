/** Who was last known to be at this browser: whose it is while the room cannot be asked. */

import * as kept from "../lib/kept";

const HERE = "here";

export interface Person {
  id: string;
  name: string;
}

/** Notes who is here, or that nobody is; what the last one's tablet was shown goes with him. */
export function notes(person: Person | null): void {
  if (person?.id === remembered()?.id) return;
  kept.dropAll("tablet-seen.");
  if (person) kept.write(HERE, JSON.stringify({ id: person.id, name: person.name }));
  else kept.drop(HERE);
}

export function remembered(): Person | null {
  try {
    const found = JSON.parse(kept.read(HERE) ?? "null") as Partial<Person> | null;
    return typeof found?.id === "string" && typeof found.name === "string" ? { id: found.id, name: found.name } : null;
  } catch {
    return null;
  }
}
