/** Characters of one value that is written by hand. */
export const MAX_JSON_LENGTH = 100_000;

/** Objects and lists in one another. More of them is a mistake, or somebody who wants to break the page. */
const MAX_JSON_DEPTH = 64;

/** Text that is no JSON yet: it stays in the form as it was typed, and is refused. */
export class InvalidJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The value of what was typed; nothing typed is no value. */
export function parseJsonInput(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return isTooDeep(text) ? new InvalidJson(text) : (JSON.parse(text) as unknown);
  } catch {
    return new InvalidJson(text); // somebody is still typing
  }
}

/** A value as a person edits it. */
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
