import type { UnitName } from '../../schema/unit.ts';

const SECONDS_IN: { readonly [U in UnitName]?: number } = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
};

const formatUnitSymbol = (unit: UnitName) => unit;

/**
 * Formats a duration in days, hours, minutes and seconds, e.g. `1 h 5 min`.
 *
 * @param unit of the value; seconds unless the document specifies another
 * @param getUnitLabel formats a unit for its number; its symbol when omitted
 * @param maxParts how many parts are shown, from the first that is not zero; all when omitted
 *
 * @example formatDuration(65, 'min') // '1 h 5 min'
 */
export function formatDuration(
  value: number,
  unit: UnitName = 's',
  getUnitLabel: (unit: UnitName, count: number) => string = formatUnitSymbol,
  maxParts = 4,
): string {
  const seconds = Math.abs(value) * (SECONDS_IN[unit] ?? 1);
  if (seconds < 1 && seconds > 0) return `${value} ${getUnitLabel(unit, value)}`;
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  const texts = parts
    .slice(first, first + maxParts)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${getUnitLabel(name, count)}`);
  return (value < 0 ? '−' : '') + (texts.join(' ') || `0 ${getUnitLabel('s', 0)}`);
}
