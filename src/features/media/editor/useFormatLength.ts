import { useFormatNumber } from '../../../ui/useFormatNumber.ts';

/** Returns a function that formats a duration in milliseconds as seconds, with tenths below a minute. */
export function useFormatLength(): (ms: number) => string {
  const formatNumber = useFormatNumber();
  return ms => {
    if (ms >= 60_000) {
      const minutes = Math.floor(ms / 60_000);
      const seconds = String(Math.round((ms % 60_000) / 1_000)).padStart(2, '0');
      return `${formatNumber(minutes)}:${seconds} min`;
    }
    return `${(ms / 1_000).toFixed(1)} s`;
  };
}
