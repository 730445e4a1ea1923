import { type RejectedParam, parseRejectedParams } from './rejectedParams.ts';

/** What travels with an address in the history: the saved query that was opened, and what could not be asked. */
export interface ListLocationState {
  readonly query?: string;
  readonly rejectedParams: readonly RejectedParam[];
}

/** Reads the state of a place in the history, which keeps whatever it was given. */
export function parseListLocationState(state: unknown): ListLocationState {
  const { query, rejectedParams } = (state ?? {}) as Partial<
    Record<keyof ListLocationState, unknown>
  >;
  return {
    ...(typeof query === 'string' && { query }),
    rejectedParams: parseRejectedParams(rejectedParams),
  };
}
