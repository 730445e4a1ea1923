/**
 * Reads how many rounds the unit and contract tests run.
 *
 * @throws Error for anything but a whole number from 1 on
 */
export function readRounds(text = '1'): number {
  if (!/^[1-9]\d*$/u.test(text))
    throw new Error(`ROUNDS is a whole number from 1 on, not "${text}".`);
  return Number(text);
}
