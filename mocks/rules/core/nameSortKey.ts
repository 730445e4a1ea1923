/** Digits that a number in a name is padded to. */
const PADDED_DIGITS = 10;

/**
 * The hidden key by which lists order devices and domains: the name with its numbers padded, so that 9 comes before
 * 10 where texts are compared by the codes of their characters. @see openapi/core.yaml, NameSortKey
 */
export function getNameSortKey(row: object): string {
  const { name } = row as { readonly name?: unknown };
  return typeof name === 'string'
    ? name.replace(/\d+/g, digits => digits.padStart(PADDED_DIGITS, '0'))
    : '';
}
