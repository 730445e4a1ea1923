import { useFormatNumber } from '../../../ui/useFormatNumber.ts';

const METRES_PER_KILOMETRE = 1000;

/** From this length on, a metre is less than a thousandth. */
const MIN_KILOMETRES = 10;

/** Returns a function that formats metres: whole metres below a kilometre, else kilometres with up to two decimals. */
export function useFormatDistance(): (metres: number) => string {
  const formatNumber = useFormatNumber();
  return metres => {
    if (Math.round(metres) < METRES_PER_KILOMETRE) return `${formatNumber(Math.round(metres))} m`;
    const kilometres = metres / METRES_PER_KILOMETRE;
    const decimals = kilometres < MIN_KILOMETRES ? 2 : 1;
    return `${formatNumber(Number(kilometres.toFixed(decimals)))} km`;
  };
}
