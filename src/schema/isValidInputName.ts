/**
 * Whether an input of a form can have the name of a property: forms read dots and brackets as ways into an object, and
 * names that every object is born with as what it was born with. Such a property is shown, and kept as it is when a
 * record is written.
 */
export const isValidInputName = (source: string): boolean =>
  !/[.[\]"'`]/.test(source) && !(source in Object.prototype);
