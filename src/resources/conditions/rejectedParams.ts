/** Why a part of a URL or of a saved query is rejected; each is a message key, `filter.rejected.{reason}`. */
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

/**
 * A part of a URL or of a saved query that the list does not support. Plain data: it is stored in the location state.
 */
export interface RejectedParam {
  readonly reason: RejectReason;
  /** The rejected value, truncated for a message. */
  readonly rawValue: string;
  /** The field of the condition. */
  readonly source?: string;
}

const MAX_TEXT_LENGTH = 40;

/** Formats an untrusted value for a message: its text, truncated, or a marker for an object or a list. */
export function truncateValue(rawValue: unknown): string {
  const text = typeof rawValue === 'object' && rawValue !== null ? '{…}' : String(rawValue);
  const characters = [...text];
  return characters.length > MAX_TEXT_LENGTH
    ? `${characters.slice(0, MAX_TEXT_LENGTH - 1).join('')}…`
    : text;
}

/** Parses the rejected parameters of the location state, which may contain anything. */
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
