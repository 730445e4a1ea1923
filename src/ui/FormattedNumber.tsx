import { useFormatNumber } from './useFormatNumber.ts';

/** A count, formatted in the current language. */
export const FormattedNumber = ({ value }: { readonly value: number }) => (
  <>{useFormatNumber()(value)}</>
);
