import { useFigures } from './useFigures.ts';

/** How many, as the language of the screen writes it. */
export const Count = ({ of }: { readonly of: number }) => <>{useFigures()(of)}</>;
