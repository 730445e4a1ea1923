/** The path of an address as a router reads it: decoded, in small letters; undefined when its code is none. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return undefined;
  }
}
