/** A round length on the ground, and the share of the given one that it is. */
interface RoundScale {
  readonly metres: number;
  readonly share: number;
}

/** The first digits of a length that somebody reads at a glance. */
const ROUND_DIGITS = [5, 2, 1];

/** The longest round length that is no longer than so many metres; undefined where there is none. */
export function getRoundScale(metres: number): RoundScale | undefined {
  if (!(metres >= 1) || !Number.isFinite(metres)) return undefined;
  const power = 10 ** Math.floor(Math.log10(metres));
  const length = (ROUND_DIGITS.find(digit => digit * power <= metres) ?? 1) * power;
  return { metres: length, share: length / metres };
}
