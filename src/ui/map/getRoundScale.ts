/** A round length on the ground, and its share of the given one. */
interface RoundScale {
  readonly metres: number;
  readonly share: number;
}

/** The first digits of a length that is easy to read. */
const ROUND_DIGITS = [5, 2, 1];

/** Returns the longest round length up to the given metres; undefined if there is none. */
export function getRoundScale(metres: number): RoundScale | undefined {
  if (!(metres >= 1) || !Number.isFinite(metres)) return undefined;
  const power = 10 ** Math.floor(Math.log10(metres));
  const length = (ROUND_DIGITS.find(digit => digit * power <= metres) ?? 1) * power;
  return { metres: length, share: length / metres };
}
