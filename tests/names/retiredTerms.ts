/** A term that names no longer use. */
export interface RetiredTerm {
  /** The word as camelCase splits it: `leftOut` is `['left', 'out']`. */
  readonly parts: readonly string[];
  readonly replacement: string;
  /** Names, or phrases of a sentence, in which it is the term of the field, as `getClientAddress` of an IP address. */
  readonly allowed: ReadonlySet<string>;
}

/**
 * Reads the table under a heading of the glossary: terms, replacement, allowed names.
 *
 * @throws Error when there is no such table, or a row has not three cells
 */
export function readRetiredTerms(
  glossary: string,
  heading = 'Retired terms in names',
): readonly RetiredTerm[] {
  const section = glossary.split(/^## /mu).find(each => each.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter(line => /^\| `/u.test(line));
  if (rows.length === 0) throw new Error(`The glossary has no table under "${heading}".`);
  return rows.flatMap(row => {
    const cells = row.split('|').map(cell => cell.trim());
    if (cells.length !== 5) throw new Error(`The glossary has a row without three cells: ${row}`);
    const [, terms = '', replacement = '', allowed = ''] = cells;
    return namesIn(terms).map(word => ({
      parts: splitName(word),
      replacement: replacement.replaceAll('`', ''),
      allowed: new Set(namesIn(allowed)),
    }));
  });
}

const namesIn = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/gu), ([, name = '']) => name);

/**
 * Splits a name into its words, in lower case.
 *
 * @example splitName('useHTTPError') // ['use', 'http', 'error']
 */
export const splitName = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/gu, '$1 $2')
    .split(/[^A-Za-z\d]+/u)
    .filter(part => part !== '')
    .map(part => part.toLowerCase());

/** Returns the retired terms of a sentence without the phrases in which each is allowed. */
export const findRetiredInSentence = (
  sentence: string,
  retired: readonly RetiredTerm[],
): readonly RetiredTerm[] =>
  findRetiredTerms(sentence, retired).filter(term => {
    const rest = [...term.allowed].reduce(
      (text, phrase) => text.replaceAll(new RegExp(`\\b${phrase}\\b`, 'giu'), ' '),
      sentence,
    );
    return findRetiredTerms(rest, [term]).length > 0;
  });

export function findRetiredTerms(
  name: string,
  retired: readonly RetiredTerm[],
): readonly RetiredTerm[] {
  const parts = splitName(name);
  const isIn = (word: readonly string[]) =>
    parts.some((_, start) => word.every((part, index) => parts[start + index] === part));
  return retired.filter(({ parts: word, allowed }) => !allowed.has(name) && isIn(word));
}
