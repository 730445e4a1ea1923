import { validateDeviceId } from '../../../domain/deviceId.ts';
import { type LatLng, parseLatLng } from '../../../domain/latLng.ts';
import { toNumber } from '../../../domain/numbers.ts';
import { MAP_STATES, type MapState } from '../mapStates.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';
import type { SelectionStep } from '../selection/SelectionStep.ts';

const STEP_SEPARATOR = ';';
const PART_SEPARATOR = ':';
const VALUE_SEPARATOR = ',';

/** The ids of domains, as far as they are in a URL. */
export const DOMAIN_ID = /^[\w-]{1,64}$/u;

/** A tenth of a metre. */
const DECIMALS = 6;

const KEYWORDS = {
  domain: { kind: 'domain', isRemoved: false },
  in: { kind: 'area', isRemoved: false },
  out: { kind: 'area', isRemoved: true },
  add: { kind: 'devices', isRemoved: false },
  not: { kind: 'devices', isRemoved: true },
} as const;

/**
 * Formats the steps of a selection. An area and a domain have their filter after their values.
 *
 * @example 'in:30.21,120.2,30.21,120.3,30.2,120.3;domain:west:states=fault;not:SSSLC00000000001'
 */
export const formatSelection = (steps: readonly SelectionStep[]): string =>
  steps
    .map(step => {
      const [keyword] =
        Object.entries(KEYWORDS).find(
          ([, { kind, isRemoved }]) => kind === step.kind && isRemoved === step.isRemoved,
        ) ?? [];
      const values =
        step.kind === 'devices'
          ? step.ids
          : step.kind === 'domain'
            ? [step.id]
            : step.points.flatMap(({ lat, lng }) => [lat, lng].map(roundDegrees));
      const filter = step.kind === 'devices' ? [] : formatFilter(step.filter);
      return [keyword, values.join(VALUE_SEPARATOR), ...filter].join(PART_SEPARATOR);
    })
    .join(STEP_SEPARATOR);

const formatFilter = ({ states, models, lit, domainId }: DeviceFilter): readonly string[] =>
  Object.entries({ states, models, lit, domain: domainId }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${[value].flat().join(VALUE_SEPARATOR)}`],
  );

const roundDegrees = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** Parses the steps of a selection; undefined when one of them is not usable: half a selection would be another one. */
export function parseSelection(text: string): readonly SelectionStep[] | undefined {
  const steps = text.split(STEP_SEPARATOR).map(parseStep);
  return steps.every(step => step !== undefined) ? steps : undefined;
}

function parseStep(text: string): SelectionStep | undefined {
  const [keyword = '', list = '', ...filterParts] = text.split(PART_SEPARATOR);
  const step = Object.entries(KEYWORDS).find(([name]) => name === keyword)?.[1];
  const values = list.split(VALUE_SEPARATOR);
  const filter = step?.kind === 'devices' ? undefined : parseFilter(filterParts);
  if (step?.kind === 'devices')
    return filterParts.length === 0 && values.every(id => validateDeviceId(id) === undefined)
      ? { kind: 'devices', isRemoved: step.isRemoved, ids: values }
      : undefined;
  if (!step || !filter) return undefined;
  if (step.kind === 'domain')
    return DOMAIN_ID.test(list) ? { ...step, id: list, filter } : undefined;
  const points = parsePoints(values);
  return points && { ...step, points, filter };
}

/** Parses the filter of a step; undefined when a part of it is not usable. */
function parseFilter(parts: readonly string[]): DeviceFilter | undefined {
  const { states, models, lit, domain } = Object.fromEntries(new URLSearchParams(parts.join('&')));
  const filter: DeviceFilter = {
    ...(states !== undefined && { states: parseStates(states) }),
    ...(models !== undefined && { models: models.split(VALUE_SEPARATOR) }),
    ...(lit !== undefined && { lit: { true: true, false: false }[lit] }),
    ...(domain !== undefined && { domainId: DOMAIN_ID.test(domain) ? domain : undefined }),
  };
  const usable = Object.values(filter).filter(value => value !== undefined);
  return usable.length === parts.length ? filter : undefined;
}

/** Parses names of states; undefined when one of them is none. */
export function parseStates(text: string): readonly MapState[] | undefined {
  const names = text.split(VALUE_SEPARATOR);
  const states = MAP_STATES.filter(state => names.includes(state));
  return states.length === names.length ? states : undefined;
}

const MIN_VERTICES = 3;

function parsePoints(values: readonly string[]): readonly LatLng[] | undefined {
  const points = values.flatMap((lat, index) =>
    index % 2 === 0
      ? [parseLatLng({ lat: toNumber(lat), lng: toNumber(values[index + 1] ?? '') })]
      : [],
  );
  if (points.length < MIN_VERTICES) return undefined;
  return points.every(point => point !== undefined) ? points : undefined;
}
