/** Characters of one value that is written by hand. */
export const LONGEST_JSON = 100_000;

/** Objects and lists in one another. More of them is a mistake, or somebody who wants to break the page. */
const DEEPEST = 64;

/** Text that is no JSON yet: it stays in the form as it was typed, and is refused. */
export class UnreadableJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The value of what was typed; nothing typed is no value. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return isTooDeep(text) ? new UnreadableJson(text) : (JSON.parse(text) as unknown);
  } catch {
    return new UnreadableJson(text); // somebody is still typing
  }
}

/** A value as a person edits it. */
export function writeJson(value: unknown): string {
  if (value instanceof UnreadableJson) return value.text;
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/gu)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
