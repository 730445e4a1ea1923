/** Decodes the path of a URL as a router reads it, in lower case; undefined when its encoding is invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return undefined;
  }
}
