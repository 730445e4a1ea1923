/** Joins names in a language: "A, B", "A、B". A list of the type "unit" has no separator in Chinese. */
export const formatNameList = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(names);
