/**
 * Lower-cases the first letter for use inside a sentence, except in names that start with two capitals, such as "LED
 * screens".
 *
 * @example lowerFirst('Gateways') // 'gateways'
 */
export const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
