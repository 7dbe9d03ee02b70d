/** Small choices that this browser keeps; one that keeps nothing still plays. */

export function read(name: string): string | null {
  try {
    return localStorage.getItem(`houseway.${name}`);
  } catch {
    return null;
  }
}

export function drop(name: string): void {
  try {
    localStorage.removeItem(`houseway.${name}`);
  } catch {
    // as above
  }
}

/** Whatever is kept under names that begin so. */
export function dropAll(prefix: string): void {
  try {
    const found = Object.keys(localStorage).filter((name) => name.startsWith(`houseway.${prefix}`));
    for (const name of found) localStorage.removeItem(name);
  } catch {
    // as above
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(`houseway.${name}`, value);
  } catch {
    // as above
  }
}
