/** The number of digits that a number in a name is padded to. */
const PADDED_DIGITS = 10;

/**
 * Returns the hidden sort key of devices and domains: the name with padded numbers, so that 9 comes before 10 in a
 * comparison by code units. @see openapi/core.yaml, NameSortKey
 */
export function getNameSortKey(row: object): string {
  const { name } = row as { readonly name?: unknown };
  return typeof name === 'string'
    ? name.replace(/\d+/g, digits => digits.padStart(PADDED_DIGITS, '0'))
    : '';
}
