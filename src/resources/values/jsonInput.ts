/** The maximum number of characters of a typed JSON value. */
export const MAX_JSON_LENGTH = 100_000;

/** The nesting depth of objects and lists. Deeper input is a mistake or an attack. */
const MAX_JSON_DEPTH = 64;

/** Text that is not valid JSON: stored as typed, and rejected. */
export class InvalidJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Parses typed JSON; blank text has no value. */
export function parseJsonInput(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return isTooDeep(text) ? new InvalidJson(text) : (JSON.parse(text) as unknown);
  } catch {
    return new InvalidJson(text); // Invalid JSON while it is being typed.
  }
}

/** Formats a value for editing. */
export function formatJsonInput(value: unknown): string {
  if (value instanceof InvalidJson) return value.text;
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/gu)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}
