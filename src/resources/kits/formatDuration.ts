import type { Unit } from '../../schema/unit.ts';

const SECONDS_IN: { readonly [U in Unit]?: number } = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
};

const sign = (unit: Unit) => unit;

/**
 * A length of time in days, hours, minutes and seconds, e.g. `1 h 5 min`.
 *
 * @param unit of the value; seconds unless the document says another
 * @param wordOf writes a unit beside so many of it; its sign when left out
 * @param most how many parts are written, from the first that is not nothing; all when left out
 */
export function formatDuration(
  value: number,
  unit: Unit = 's',
  wordOf: (unit: Unit, count: number) => string = sign,
  most = 4,
): string {
  const seconds = Math.abs(value) * (SECONDS_IN[unit] ?? 1);
  if (seconds < 1 && seconds > 0) return `${value} ${wordOf(unit, value)}`;
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  const words = parts
    .slice(first, first + most)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${wordOf(name, count)}`);
  return (value < 0 ? '−' : '') + (words.join(' ') || `0 ${wordOf('s', 0)}`);
}
