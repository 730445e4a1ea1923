import { useFormatNumber } from './useFormatNumber.ts';

/** How many, as the language of the screen writes it. */
export const FormattedNumber = ({ value }: { readonly value: number }) => (
  <>{useFormatNumber()(value)}</>
);
