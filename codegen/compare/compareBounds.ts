import type { SchemaObject } from '../openapi.ts';
import { ALWAYS_SAFE, BREAKING_IN_REQUESTS, type ReportDifference } from './SchemaDifference.ts';

type BoundKeyword = (typeof MIN_KEYWORDS)[number] | (typeof MAX_KEYWORDS)[number];

/** A higher value of these accepts fewer values. */
const MIN_KEYWORDS = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
/** A lower value of these accepts fewer values. */
const MAX_KEYWORDS = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;

const BOUND_NAMES: Readonly<Record<BoundKeyword, string>> = {
  minLength: 'the least length',
  maxLength: 'the greatest length',
  minimum: 'the least value',
  maximum: 'the greatest value',
  exclusiveMinimum: 'the bound below',
  exclusiveMaximum: 'the bound above',
  minItems: 'the least number of items',
  maxItems: 'the greatest number of items',
};

/** Compares the bounds of values: a narrower bound rejects values that were valid before. */
export function compareBounds(
  old: SchemaObject,
  now: SchemaObject,
  report: ReportDifference,
): void {
  for (const bound of MIN_KEYWORDS)
    reportBound(bound, old[bound] ?? -Infinity, now[bound] ?? -Infinity, report, 1);
  for (const bound of MAX_KEYWORDS)
    reportBound(bound, old[bound] ?? Infinity, now[bound] ?? Infinity, report, -1);
  if (old.pattern !== now.pattern)
    report(
      now.pattern === undefined ? 'has no pattern any more' : `has the pattern ${now.pattern} now`,
      now.pattern === undefined ? ALWAYS_SAFE : BREAKING_IN_REQUESTS,
      'bounds',
    );
  if (old.multipleOf !== now.multipleOf)
    report(
      now.multipleOf === undefined
        ? 'goes in any steps now'
        : `goes in steps of ${now.multipleOf} now`,
      now.multipleOf === undefined ? ALWAYS_SAFE : BREAKING_IN_REQUESTS,
      'bounds',
    );
  if ((old.uniqueItems ?? false) !== (now.uniqueItems ?? false))
    report(
      now.uniqueItems ? 'takes each value only once now' : 'takes a value more than once now',
      now.uniqueItems ? BREAKING_IN_REQUESTS : ALWAYS_SAFE,
      'bounds',
    );
}

/** @param narrower the sign of a change that accepts fewer values */
function reportBound(
  bound: BoundKeyword,
  was: number,
  is: number,
  report: ReportDifference,
  narrower: 1 | -1,
) {
  if (was === is) return;
  const [from, to] = [was, is].map(value => (Number.isFinite(value) ? String(value) : 'none'));
  const isNarrower = narrower === 1 ? is > was : is < was;
  report(
    `${BOUND_NAMES[bound]} was ${from} and is ${to}`,
    isNarrower ? BREAKING_IN_REQUESTS : ALWAYS_SAFE,
    'bounds',
  );
}
