/** Why a part of an address or of a saved query is not asked; each is a key of the messages, `filter.left.{reason}`. */
const REJECT_REASONS = [
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

type RejectReason = (typeof REJECT_REASONS)[number];

/** A part of an address or of a saved query that the list cannot be asked. Plain data: it travels in the history. */
export interface RejectedParam {
  readonly reason: RejectReason;
  /** What was written there, cut to what a sentence bears. */
  readonly rawValue: string;
  /** The field that it was asked of. */
  readonly source?: string;
}

const MAX_TEXT_LENGTH = 40;

/** What a sentence says of something that somebody wrote: its own characters, or that it is a structure. */
export function truncateValue(rawValue: unknown): string {
  const text = typeof rawValue === 'object' && rawValue !== null ? '{…}' : String(rawValue);
  const characters = [...text];
  return characters.length > MAX_TEXT_LENGTH
    ? `${characters.slice(0, MAX_TEXT_LENGTH - 1).join('')}…`
    : text;
}

/** Reads what travelled in the history, which keeps whatever it was given. */
export const parseRejectedParams = (state: unknown): readonly RejectedParam[] =>
  Array.isArray(state) ? (state as readonly unknown[]).filter(isRejectedParam) : [];

const isRejectedParam = (value: unknown): value is RejectedParam => {
  const { reason, rawValue, source } = (value ?? {}) as Partial<
    Record<keyof RejectedParam, unknown>
  >;
  return (
    REJECT_REASONS.some(each => each === reason) &&
    typeof rawValue === 'string' &&
    (source === undefined || typeof source === 'string')
  );
};
