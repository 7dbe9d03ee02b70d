/** Small choices that this browser keeps; one that keeps nothing still plays. */

export function read(name: string): string | null {
  try {
    return localStorage.getItem(`houseway.${name}`);
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(`houseway.${name}`, value);
  } catch {
    // as above
  }
}
