/**
 * Sine, cosine and related functions from additions, multiplications and divisions alone. Engines may round `Math.sin`
 * and others differently in the last bit; these operations are exact on all of them.
 */

export const RADIANS_PER_DEGREE = 0.017453292519943295;

const PI = 3.141592653589793;
const FULL_TURN = 2 * PI;

/** The sine of an angle in radians, to some 11 digits. */
export function sine(angle: number): number {
  let x = angle - FULL_TURN * Math.round(angle / FULL_TURN);
  if (x > PI / 2) x = PI - x;
  if (x < -PI / 2) x = -PI - x;
  const s = x * x;
  let sum = 1 - s / 210;
  sum = 1 - (s / 156) * sum;
  sum = 1 - (s / 110) * sum;
  sum = 1 - (s / 72) * sum;
  sum = 1 - (s / 42) * sum;
  sum = 1 - (s / 20) * sum;
  return x * (1 - (s / 6) * sum);
}

/** The cosine of an angle in radians. */
export const cosine = (angle: number): number => sine(angle + PI / 2);

/** The angle from 0 to π of a cosine from -1 to 1, to some 7 digits (Abramowitz and Stegun, 4.4.46). */
export function arccosine(value: number): number {
  const x = value < 0 ? -value : value;
  let sum = -0.0012624911;
  for (const factor of ARCCOSINE_COEFFICIENTS) sum = sum * x + factor;
  const angle = Math.sqrt(1 - x) * sum;
  return value < 0 ? PI - angle : angle;
}

const ARCCOSINE_COEFFICIENTS = [
  0.00667009, -0.0170881256, 0.030891881, -0.0501743046, 0.0889789874, -0.2145988016, 1.570796305,
];

/** Rounds to a number of decimals, given as the power of ten: `roundTo(1.26, 10)` is 1.3. */
export const roundTo = (value: number, scale: number): number => Math.round(value * scale) / scale;
