import {
  isNightName,
  addMonths,
  addNights,
  getNightName,
  countNights,
  type NightSpan,
  getNightSpan,
  getYearSpan,
} from '../../domain/nightSpan.ts';

/** The presets of a period: a number of nights, or twelve months. */
export const PERIOD_PRESETS = ['1', '7', '30', 'year'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

const DEFAULT_PRESET: PeriodPreset = '30';

/** No platform returns more than 2,000 points, and ten years by month are too many to read. */
export const MAX_NIGHTS = 3660;

/** The period of a statistics page. */
export interface StatisticsPeriod {
  /** Its first and last night, by their start dates. */
  readonly first: string;
  readonly last: string;
  /** Absent for a custom period. */
  readonly preset?: PeriodPreset;
  /** Whether the last night is tonight. */
  readonly includesTonight: boolean;
  readonly span: NightSpan;
}

const isPreset = (text: string | null): text is PeriodPreset =>
  PERIOD_PRESETS.some(preset => preset === text);

/** Returns the period of a URL: `nights`, or `from`; and `until`, which is tonight by default. */
export function readPeriod(
  searchParams: URLSearchParams,
  tonight: string,
  zone?: string,
): StatisticsPeriod {
  const until = searchParams.get('until') ?? '';
  const last = isNightName(until) && until < tonight ? until : tonight;
  const includesTonight = last === tonight;
  const from = searchParams.get('from') ?? '';
  if (isNightName(from) && from <= last && countNights(from, last) <= MAX_NIGHTS)
    return { first: from, last, includesTonight, span: getNightSpan(from, last, zone) };
  const nightsParam = searchParams.get('nights');
  return {
    ...getPresetPeriod(isPreset(nightsParam) ? nightsParam : DEFAULT_PRESET, last, zone),
    includesTonight,
  };
}

function getPresetPeriod(
  preset: PeriodPreset,
  last: string,
  zone?: string,
): Omit<StatisticsPeriod, 'includesTonight'> {
  if (preset === 'year') {
    const span = getYearSpan(last, zone);
    return { first: getNightName(span.from, zone), last, preset, span };
  }
  const first = addNights(last, 1 - Number(preset));
  return { first, last, preset, span: getNightSpan(first, last, zone) };
}

const PERIOD_PARAMS = ['nights', 'from', 'until'] as const;

/** Replaces the period in the search parameters; the others stay. */
function setPeriodParams(
  searchParams: URLSearchParams,
  time: Readonly<Record<string, string | undefined>>,
) {
  const nextParams = new URLSearchParams(searchParams);
  for (const name of PERIOD_PARAMS) nextParams.delete(name);
  // In a fixed order, so that the same period has the same URL.
  for (const name of PERIOD_PARAMS) {
    const value = time[name];
    if (value !== undefined) nextParams.set(name, value);
  }
  return nextParams;
}

/** Returns the search parameters of a preset with the same end. */
export const setPresetParams = (
  searchParams: URLSearchParams,
  preset: PeriodPreset,
): URLSearchParams =>
  setPeriodParams(searchParams, {
    nights: preset === DEFAULT_PRESET ? undefined : preset,
    until: searchParams.get('until') ?? undefined,
  });

/** Returns the search parameters of a custom period. */
export const setNightsParams = (
  searchParams: URLSearchParams,
  first: string,
  last: string,
): URLSearchParams =>
  setPeriodParams(
    searchParams,
    first === last ? { nights: '1', until: last } : { from: first, until: last },
  );

/** Returns the search parameters of the previous or next period of equal length. */
export function shiftPeriodParams(
  searchParams: URLSearchParams,
  { first, last, preset }: StatisticsPeriod,
  direction: -1 | 1,
  tonight: string,
): URLSearchParams {
  const end =
    preset === 'year'
      ? addMonths(last, direction * 12)
      : addNights(last, direction * countNights(first, last));
  const until = end < tonight ? end : undefined;
  if (preset)
    return setPeriodParams(searchParams, {
      nights: preset === DEFAULT_PRESET ? undefined : preset,
      until,
    });
  const shift = countNights(last, until ?? tonight) - 1;
  return setPeriodParams(searchParams, { from: addNights(first, shift), until });
}

/** Returns the span of as many nights before, or of the twelve months before. */
export function getPreviousSpan(
  { first, last, preset }: StatisticsPeriod,
  zone?: string,
): NightSpan {
  if (preset === 'year') return getYearSpan(addMonths(last, -12), zone);
  const nights = -countNights(first, last);
  return getNightSpan(addNights(first, nights), addNights(last, nights), zone);
}

/** Returns the span of the same nights one calendar year earlier. */
export const getPreviousYearSpan = (
  { first, last, preset, span }: StatisticsPeriod,
  zone?: string,
): NightSpan =>
  preset === 'year'
    ? getYearSpan(addMonths(last, -12), zone)
    : // A period of 92 or 93 nights, one of them in a leap year, is compared point by point.
      {
        ...getNightSpan(addMonths(first, -12), addMonths(last, -12), zone),
        step: span.step,
      };
