/** The head of a column of values: what, and in which unit. */
export const formatColumnHeader = (name: string, unit: string | undefined): string =>
  unit ? `${name}, ${unit}` : name;
