/** The length of an excerpt, in characters. */
const MAX_EXCERPT_LENGTH = 200;
/** A longer text in an excerpt is cut. */
const MAX_TEXT_LENGTH = 60;
/** Deeper values and further members are left out. */
const MAX_DEPTH = 4;
const MAX_MEMBERS = 12;

const REDACTED = '•••';

/** Names of properties whose values are secrets. */
const SECRET_NAME = /pass|pwd|token|secret|auth|cookie|credential|session|signature|api_?key/iu;
/** Tokens are long texts without spaces, in whichever property they are. */
const TOKEN = /[A-Za-z0-9+/_=.~-]{32,}/gu;

/**
 * Returns a value as a short JSON text without secrets: the values of properties that are named like one, and what looks
 * like a token.
 *
 * @param name the name of the property that has the value
 * @example formatExcerpt({ id: 7, password: 'x' }, '') // '{"id":7,"password":"•••"}'
 * @see CALL-06
 */
export function formatExcerpt(value: unknown, name: string): string {
  if (value === undefined) return 'undefined';
  const text = JSON.stringify(SECRET_NAME.test(name) ? REDACTED : redact(value, 0));
  return text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)}…` : text;
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, MAX_MEMBERS).map(each => redact(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_MEMBERS)
      .map(([name, each]) => [
        redactText(name),
        SECRET_NAME.test(name) ? REDACTED : redact(each, depth + 1),
      ]),
  );
}

/** Redacts before it cuts: the beginning of a token is a part of it. */
function redactText(text: string): string {
  const redacted = text.slice(0, 4 * MAX_TEXT_LENGTH).replaceAll(TOKEN, REDACTED);
  return redacted.length > MAX_TEXT_LENGTH ? `${redacted.slice(0, MAX_TEXT_LENGTH)}…` : redacted;
}
