/** Formats the index path of a condition or group, counted from 1: `2.1` is the first of the second. */
export const formatRuleNumber = (path: readonly number[]): string =>
  path.map(each => each + 1).join('.');
