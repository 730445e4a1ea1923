import { MINUTE_MS, SECOND_MS } from '../../../domain/duration.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';

/** Returns a function that formats a duration in milliseconds as seconds, with tenths below a minute. */
export function useFormatLength(): (ms: number) => string {
  const formatNumber = useFormatNumber();
  return ms => {
    if (ms >= MINUTE_MS) {
      const minutes = Math.floor(ms / MINUTE_MS);
      const seconds = String(Math.round((ms % MINUTE_MS) / SECOND_MS)).padStart(2, '0');
      return `${formatNumber(minutes)}:${seconds} min`;
    }
    return `${(ms / SECOND_MS).toFixed(1)} s`;
  };
}
