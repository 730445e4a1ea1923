import {
  isNightName,
  addNights,
  getNightName,
  countNights,
  type NightSpan,
  getNightSpan,
  getYearSpan,
} from '../../domain/nightSpan.ts';

/** How long a time is that one press chooses: so many nights, or twelve months. */
export const PERIOD_PRESETS = ['1', '7', '30', 'year'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

const DEFAULT_PRESET: PeriodPreset = '30';

/** No platform answers more points than 2,000, and nobody looks at ten years by the month. */
export const MAX_NIGHTS = 3660;

/** The time that a page of figures is about. */
export interface StatisticsPeriod {
  /** Its nights, by the days on which they begin. */
  readonly first: string;
  readonly last: string;
  /** Absent where somebody has chosen both ends. */
  readonly preset?: PeriodPreset;
  /** Whether it goes on: the last night is tonight. */
  readonly includesTonight: boolean;
  readonly span: NightSpan;
}

const isPreset = (text: string | null): text is PeriodPreset =>
  PERIOD_PRESETS.some(preset => preset === text);

/** What an address says of the time: `nights`, or `from`; and `until`, which is tonight where it does not say. */
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

/** What becomes of the time in an address; what else it says stays. */
function setPeriodParams(
  searchParams: URLSearchParams,
  time: Readonly<Record<string, string | undefined>>,
) {
  const nextParams = new URLSearchParams(searchParams);
  for (const name of PERIOD_PARAMS) nextParams.delete(name);
  // In one order, so that the same time is the same address.
  for (const name of PERIOD_PARAMS) {
    const value = time[name];
    if (value !== undefined) nextParams.set(name, value);
  }
  return nextParams;
}

/** An address that asks of the same end for a preset. */
export const setPresetParams = (
  searchParams: URLSearchParams,
  preset: PeriodPreset,
): URLSearchParams =>
  setPeriodParams(searchParams, {
    nights: preset === DEFAULT_PRESET ? undefined : preset,
    until: searchParams.get('until') ?? undefined,
  });

/** An address that asks for these nights. */
export const setNightsParams = (
  searchParams: URLSearchParams,
  first: string,
  last: string,
): URLSearchParams =>
  setPeriodParams(
    searchParams,
    first === last ? { nights: '1', until: last } : { from: first, until: last },
  );

/** An address that asks for the time of the same length before, or after. */
export function shiftPeriodParams(
  searchParams: URLSearchParams,
  { first, last, preset }: StatisticsPeriod,
  direction: -1 | 1,
  tonight: string,
): URLSearchParams {
  const nights = preset === 'year' ? 365 : countNights(first, last);
  const end = addNights(last, direction * nights);
  const until = end < tonight ? end : undefined;
  if (preset)
    return setPeriodParams(searchParams, {
      nights: preset === DEFAULT_PRESET ? undefined : preset,
      until,
    });
  const shift = countNights(last, until ?? tonight) - 1;
  return setPeriodParams(searchParams, { from: addNights(first, shift), until });
}

/** The time of the same length right before it. */
export const getPreviousSpan = ({ span: { from, to, step } }: StatisticsPeriod): NightSpan => ({
  from: from - (to - from),
  to: from,
  step,
});
