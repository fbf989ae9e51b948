/**
 * Reads a stored text.
 * @returns `null` if nothing is stored or the browser forbids storage; some browsers throw when
 * `localStorage` is accessed
 */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text.
 * @returns false if the browser forbids storage or storage is full
 */
export function writeItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
