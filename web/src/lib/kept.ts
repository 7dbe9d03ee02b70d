/** Small choices that this browser keeps; one that keeps nothing still plays, and remembers until the page is closed. */

const unkept = new Map<string, string>();

export function read(name: string): string | null {
  const noted = unkept.get(name);
  if (noted !== undefined) return noted;
  try {
    return localStorage.getItem(`houseway.${name}`);
  } catch {
    return null;
  }
}

export function drop(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(`houseway.${name}`);
  } catch {
    // it keeps nothing
  }
}

/** Whatever is kept under names that begin so. */
export function dropAll(prefix: string): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(`houseway.${prefix}`)) localStorage.removeItem(name);
  } catch {
    // it keeps nothing
  }
  for (const name of [...unkept.keys()]) if (name.startsWith(prefix)) unkept.delete(name);
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(`houseway.${name}`, value);
    unkept.delete(name);
  } catch {
    unkept.set(name, value); // it keeps nothing, or no more
  }
}
