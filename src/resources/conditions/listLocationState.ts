import { type RejectedParam, parseRejectedParams } from './rejectedParams.ts';

/** The location state of a list: the opened saved query, and the rejected parameters. */
export interface ListLocationState {
  readonly query?: string;
  readonly rejectedParams: readonly RejectedParam[];
}

/**
 * Parses the location state, which may contain anything.
 *
 * @example parseListLocationState({ query: 'Faulty lamps' }) // { query: 'Faulty lamps', rejectedParams: [] }
 */
export function parseListLocationState(state: unknown): ListLocationState {
  const { query, rejectedParams } = (state ?? {}) as Partial<
    Record<keyof ListLocationState, unknown>
  >;
  return {
    ...(typeof query === 'string' && { query }),
    rejectedParams: parseRejectedParams(rejectedParams),
  };
}
