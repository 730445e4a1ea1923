import type { Schema } from '../openapi.ts';
import { neverGrave, whenSent, type Say } from './Difference.ts';

type Bound = (typeof LEAST)[number] | (typeof MOST)[number];

/** A higher value of these takes less, */
const LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
/** and so does a lower value of these. */
const MOST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;

const names: Readonly<Record<Bound, string>> = {
  minLength: 'the least length',
  maxLength: 'the greatest length',
  minimum: 'the least value',
  maximum: 'the greatest value',
  exclusiveMinimum: 'the bound below',
  exclusiveMaximum: 'the bound above',
  minItems: 'the least number of items',
  maxItems: 'the greatest number of items',
};

/** Compares what values may be: a narrower bound refuses what was taken before. */
export function compareBounds(old: Schema, now: Schema, say: Say): void {
  for (const bound of LEAST)
    sayBound(bound, old[bound] ?? -Infinity, now[bound] ?? -Infinity, say, 1);
  for (const bound of MOST)
    sayBound(bound, old[bound] ?? Infinity, now[bound] ?? Infinity, say, -1);
  if (old.pattern !== now.pattern)
    say(
      now.pattern === undefined ? 'has no pattern any more' : `has the pattern ${now.pattern} now`,
      now.pattern === undefined ? neverGrave : whenSent,
      'bounds',
    );
  if (old.multipleOf !== now.multipleOf)
    say(
      now.multipleOf === undefined
        ? 'goes in any steps now'
        : `goes in steps of ${now.multipleOf} now`,
      now.multipleOf === undefined ? neverGrave : whenSent,
      'bounds',
    );
  if ((old.uniqueItems ?? false) !== (now.uniqueItems ?? false))
    say(
      now.uniqueItems ? 'takes each value only once now' : 'takes a value more than once now',
      now.uniqueItems ? whenSent : neverGrave,
      'bounds',
    );
}

/** @param narrower the sign of a change that takes less */
function sayBound(bound: Bound, was: number, is: number, say: Say, narrower: 1 | -1) {
  if (was === is) return;
  const [from, to] = [was, is].map(value => (Number.isFinite(value) ? String(value) : 'none'));
  const isNarrower = narrower === 1 ? is > was : is < was;
  say(`${names[bound]} was ${from} and is ${to}`, isNarrower ? whenSent : neverGrave, 'bounds');
}
