import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/**
 * Returns a function that formats a number as message arguments: for the plural form, and formatted in the language.
 *
 * @example
 * const countArgs = useCountArgs();
 * translate('list.count', countArgs(1200)); // smart_count 1200, n '1,200'
 */
export function useCountArgs() {
  const formatNumber = useFormatNumber();
  return (count: number) => ({ smart_count: count, n: formatNumber(count) });
}
