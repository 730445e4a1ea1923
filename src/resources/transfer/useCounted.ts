import { useFigures } from '../../ui/useFigures.ts';

/** A number for a message: it chooses between one and many, and is written as the language of the screen writes it. */
export function useCounted() {
  const figure = useFigures();
  return (count: number) => ({ smart_count: count, n: figure(count) });
}
