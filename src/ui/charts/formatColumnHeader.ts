/** Formats the column header of values: name and unit. */
export const formatColumnHeader = (name: string, unit: string | undefined): string =>
  unit ? `${name}, ${unit}` : name;
