import type { Unit } from '../../schema/unit.ts';

const SECONDS_IN: { readonly [U in Unit]?: number } = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
};

/** A length of time in hours, minutes and seconds, e.g. `1 h 5 min`; its unit is seconds unless the document says another. */
export function formatDuration(value: number, unit: Unit = 's'): string {
  const seconds = Math.abs(value) * (SECONDS_IN[unit] ?? 1);
  if (seconds < 1 && seconds > 0) return `${value} ${unit}`;
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  return (value < 0 ? '−' : '') + (words.join(' ') || '0 s');
}
