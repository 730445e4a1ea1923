/** Lower-cases the first letter for use inside a sentence, except in names such as "LED screens", which begin with two capitals. */
export const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
