/** Why a part of an address or of a saved query is not asked; each is a key of the messages, `filter.left.{reason}`. */
const REASONS = [
  'page',
  'perPage',
  'sort',
  'order',
  'unreadable',
  'long',
  'many',
  'deep',
  'groups',
  'field',
  'operator',
  'value',
] as const;

type Reason = (typeof REASONS)[number];

/** A part of an address or of a saved query that the list cannot be asked. Plain data: it travels in the history. */
export interface LeftOut {
  readonly reason: Reason;
  /** What was written there, cut to what a sentence bears. */
  readonly given: string;
  /** The field that it was asked of. */
  readonly source?: string;
}

const LONGEST = 40;

/** What a sentence says of something that somebody wrote: its own characters, or that it is a structure. */
export function told(given: unknown): string {
  const text = typeof given === 'object' && given !== null ? '{…}' : String(given);
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
}

/** Reads what travelled in the history, which keeps whatever it was given. */
export const readLeftOut = (state: unknown): readonly LeftOut[] =>
  Array.isArray(state) ? (state as readonly unknown[]).filter(isLeftOut) : [];

const isLeftOut = (value: unknown): value is LeftOut => {
  const { reason, given, source } = (value ?? {}) as Partial<Record<keyof LeftOut, unknown>>;
  return (
    REASONS.some(each => each === reason) &&
    typeof given === 'string' &&
    (source === undefined || typeof source === 'string')
  );
};
