import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** A number for a message: it chooses between one and many, and is written as the language of the screen writes it. */
export function useCountArgs() {
  const formatNumber = useFormatNumber();
  return (count: number) => ({ smart_count: count, n: formatNumber(count) });
}
