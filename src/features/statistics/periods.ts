import {
  isNightName,
  laterNight,
  nightOf,
  nightsBetween,
  type NightSpan,
  spanOfNights,
  yearOfMonths,
} from '../../domain/nights.ts';

/** How long a time is that one press chooses: so many nights, or twelve months. */
export const PRESETS = ['1', '7', '30', 'year'] as const;
export type Preset = (typeof PRESETS)[number];

const USUAL: Preset = '30';

/** No platform answers more points than 2,000, and nobody looks at ten years by the month. */
export const MOST_NIGHTS = 3660;

/** The time that a page of figures is about. */
export interface Period {
  /** Its nights, by the days on which they begin. */
  readonly first: string;
  readonly last: string;
  /** Absent where somebody has chosen both ends. */
  readonly preset?: Preset;
  /** Whether it goes on: the last night is tonight. */
  readonly isNow: boolean;
  readonly span: NightSpan;
}

const isPreset = (text: string | null): text is Preset => PRESETS.some(preset => preset === text);

/** What an address says of the time: `nights`, or `from`; and `until`, which is tonight where it does not say. */
export function periodIn(address: URLSearchParams, tonight: string, zone?: string): Period {
  const until = address.get('until') ?? '';
  const last = isNightName(until) && until < tonight ? until : tonight;
  const isNow = last === tonight;
  const from = address.get('from') ?? '';
  if (isNightName(from) && from <= last && nightsBetween(from, last) <= MOST_NIGHTS)
    return { first: from, last, isNow, span: spanOfNights(from, last, zone) };
  const said = address.get('nights');
  return { ...periodOf(isPreset(said) ? said : USUAL, last, zone), isNow };
}

function periodOf(preset: Preset, last: string, zone?: string): Omit<Period, 'isNow'> {
  if (preset === 'year') {
    const span = yearOfMonths(last, zone);
    return { first: nightOf(span.from, zone), last, preset, span };
  }
  const first = laterNight(last, 1 - Number(preset));
  return { first, last, preset, span: spanOfNights(first, last, zone) };
}

const NAMES = ['nights', 'from', 'until'] as const;

/** What becomes of the time in an address; what else it says stays. */
function withTime(address: URLSearchParams, time: Readonly<Record<string, string | undefined>>) {
  const next = new URLSearchParams(address);
  for (const name of NAMES) next.delete(name);
  // In one order, so that the same time is the same address.
  for (const name of NAMES) {
    const value = time[name];
    if (value !== undefined) next.set(name, value);
  }
  return next;
}

/** An address that asks of the same end for a preset. */
export const withPreset = (address: URLSearchParams, preset: Preset): URLSearchParams =>
  withTime(address, {
    nights: preset === USUAL ? undefined : preset,
    until: address.get('until') ?? undefined,
  });

/** An address that asks for these nights. */
export const withNights = (
  address: URLSearchParams,
  first: string,
  last: string,
): URLSearchParams =>
  withTime(address, first === last ? { nights: '1', until: last } : { from: first, until: last });

/** An address that asks for the time of the same length before, or after. */
export function withMoved(
  address: URLSearchParams,
  { first, last, preset }: Period,
  direction: -1 | 1,
  tonight: string,
): URLSearchParams {
  const nights = preset === 'year' ? 365 : nightsBetween(first, last);
  const end = laterNight(last, direction * nights);
  const until = end < tonight ? end : undefined;
  if (preset) return withTime(address, { nights: preset === USUAL ? undefined : preset, until });
  const shift = nightsBetween(last, until ?? tonight) - 1;
  return withTime(address, { from: laterNight(first, shift), until });
}

/** The time of the same length right before it. */
export const spanBefore = ({ span: { from, to, step } }: Period): NightSpan => ({
  from: from - (to - from),
  to: from,
  step,
});
