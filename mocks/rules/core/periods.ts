import type { components } from '../../../src/generated/core/types.ts';
import { codes, Refusal, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import { midnightBefore, monthBefore } from '../cityTime.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** No answer has more points. */
const MOST = 2000;

/** What a series can be made of. */
export type Step = components['schemas']['Step'];

/** Where the step that a moment lies in ends, by the clocks of the city. A night is from noon to noon. */
const ends: Readonly<Record<Step, (ms: number) => number>> = {
  minute: ms => (Math.floor(ms / 60_000) + 1) * 60_000,
  hour: ms => (Math.floor(ms / HOUR_MS) + 1) * HOUR_MS,
  day: ms => midnightBefore(ms) + DAY_MS,
  night: ms => midnightBefore(ms - DAY_MS / 2) + 1.5 * DAY_MS,
  month: ms => monthBefore(ms, 1),
};

/** The span that a call asks for. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The span of the query, as far as it has come; of one that lies ahead nothing is left.
 *
 * @throws Refusal 400 (1) it ends before it begins
 */
export function spanOf({ query, platform }: Call): Span {
  const [from, to] = [query.from, query.to].map(moment => Date.parse(String(moment)));
  if (from === undefined || to === undefined || !(from < to)) {
    throw refuse.malformed('`from` must be before `to`.');
  }
  return { from, to: Math.max(from, Math.min(to, platform.clock())) };
}

/**
 * The edges of the steps of a span, its own begin and end included: one more than there are steps, and between two
 * of them lies one step.
 *
 * @throws Refusal 400 (78) more than 2,000 steps
 */
export function edgesOf({ from, to }: Span, step: Step): readonly number[] {
  const edges = [from];
  for (let at = ends[step](from); at < to; at = ends[step](at)) {
    edges.push(at);
    if (edges.length > MOST) {
      throw new Refusal(400, codes.tooLarge, `More than ${MOST} points are asked for.`);
    }
  }
  return from < to ? [...edges, to] : edges;
}
