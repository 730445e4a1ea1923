import { isJsonObject, type JsonObject } from '../../../loopback/json.ts';
import type { GeoBox } from '../../../platform/geoBox.ts';

/** The devices of a view: each condition that is present must hold. */
export interface MarkerQuery extends MarkerConditions {
  /** Absent, also devices without a position match. */
  readonly box?: GeoBox | undefined;
  /** Lamps that are lit, or lamps that are dark. */
  readonly lit?: boolean | undefined;
}

/** Conditions that the columns of the devices can test. */
export interface MarkerConditions {
  readonly states?: ReadonlySet<string> | undefined;
  readonly models?: ReadonlySet<string> | undefined;
  readonly domainIds?: ReadonlySet<string> | undefined;
}

const KEYS = { status: 'states', model: 'models', domainId: 'domainIds' } as const;

/**
 * Returns the conditions of a `where` that only requires values of the state, the model or the domain, as a legend
 * sends it; undefined for any other one, which the table of the devices evaluates.
 *
 * @example parseMarkerConditions({ status: { inq: ['fault', 'offline'] }, model: 'ssslc' })
 */
export function parseMarkerConditions(where: JsonObject): MarkerConditions | undefined {
  let conditions: MarkerConditions | undefined = {};
  for (const [key, matcher] of Object.entries(where)) {
    const further: readonly (MarkerConditions | undefined)[] =
      key === 'and' && Array.isArray(matcher)
        ? matcher.map(clause => (isJsonObject(clause) ? parseMarkerConditions(clause) : undefined))
        : [parseField(key, matcher)];
    for (const part of further) conditions = conditions && part && intersect(conditions, part);
  }
  return conditions;
}

function parseField(key: string, matcher: unknown): MarkerConditions | undefined {
  if (!Object.hasOwn(KEYS, key)) return undefined;
  const values = parseValues(matcher);
  return values && { [KEYS[key as keyof typeof KEYS]]: values };
}

function parseValues(matcher: unknown): ReadonlySet<string> | undefined {
  if (typeof matcher === 'string') return new Set([matcher]);
  if (!isJsonObject(matcher) || Object.keys(matcher).join() !== 'inq') return undefined;
  const list: unknown = matcher.inq;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return list.every(value => typeof value === 'string') ? new Set(list) : undefined;
}

/** Combines conditions by AND. */
export const intersect = (first: MarkerConditions, second: MarkerConditions): MarkerConditions => ({
  states: intersectSets(first.states, second.states),
  models: intersectSets(first.models, second.models),
  domainIds: intersectSets(first.domainIds, second.domainIds),
});

const intersectSets = (
  first: ReadonlySet<string> | undefined,
  second: ReadonlySet<string> | undefined,
) => (first && second ? new Set([...first].filter(value => second.has(value))) : (first ?? second));
