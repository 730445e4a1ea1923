import { MINUTE_MS, SECOND_MS } from '../../../domain/duration.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';

const TENTH_MS = SECOND_MS / 10;

/** Returns a function that formats a duration in milliseconds as seconds, with tenths below a minute. */
export function useFormatLength(): (ms: number) => string {
  const formatNumber = useFormatNumber();
  return ms => {
    const tenths = Math.round(ms / TENTH_MS);
    if (tenths * TENTH_MS < MINUTE_MS) return `${(tenths / 10).toFixed(1)} s`;
    // Rounded before it is divided: 119.7 s are 2:00, not 1:60.
    const seconds = Math.round(ms / SECOND_MS);
    return `${formatNumber(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')} min`;
  };
}
