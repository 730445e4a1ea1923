import { validateDeviceId } from '../../../domain/deviceId.ts';
import { type LatLng, parseLatLng } from '../../../domain/latLng.ts';
import { toNumber } from '../../../domain/numbers.ts';
import type { SelectionStep } from '../selection/SelectionStep.ts';

const STEP_SEPARATOR = ';';
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
 * Formats the steps of a selection.
 *
 * @example 'in:30.21,120.2,30.21,120.3,30.2,120.3;not:SSSLC00000000001'
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
      return `${keyword}:${values.join(VALUE_SEPARATOR)}`;
    })
    .join(STEP_SEPARATOR);

const roundDegrees = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** Parses the steps of a selection; undefined when one of them is not usable: half a selection would be another one. */
export function parseSelection(text: string): readonly SelectionStep[] | undefined {
  const steps = text.split(STEP_SEPARATOR).map(parseStep);
  return steps.every(step => step !== undefined) ? steps : undefined;
}

function parseStep(text: string): SelectionStep | undefined {
  const [, keyword = '', list = ''] = /^(domain|in|out|add|not):(.+)$/u.exec(text) ?? [];
  const step = KEYWORDS[keyword as keyof typeof KEYWORDS] as
    | (typeof KEYWORDS)[keyof typeof KEYWORDS]
    | undefined;
  const values = list.split(VALUE_SEPARATOR);
  if (step?.kind === 'devices')
    return values.every(id => validateDeviceId(id) === undefined)
      ? { kind: 'devices', isRemoved: step.isRemoved, ids: values }
      : undefined;
  if (step?.kind === 'domain')
    return DOMAIN_ID.test(list) ? { kind: 'domain', isRemoved: false, id: list } : undefined;
  const points = step && parsePoints(values);
  return points && { kind: 'area', isRemoved: step.isRemoved, points };
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
