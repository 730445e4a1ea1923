/** An object without one of its words. */
export const without = <Whole extends object, Word extends keyof Whole>(
  whole: Whole,
  word: Word,
): Omit<Whole, Word> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== word)) as Omit<Whole, Word>;
