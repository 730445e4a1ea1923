import { type LeftOut, readLeftOut } from './leftOut.ts';

/** What travels with an address in the history: the saved query that was opened, and what could not be asked. */
export interface Notice {
  readonly query?: string;
  readonly leftOut: readonly LeftOut[];
}

/** Reads the state of a place in the history, which keeps whatever it was given. */
export function readNotice(state: unknown): Notice {
  const { query, leftOut } = (state ?? {}) as Partial<Record<keyof Notice, unknown>>;
  return { ...(typeof query === 'string' && { query }), leftOut: readLeftOut(leftOut) };
}
