/**
 * Whether an input of a form can have the name of a property: forms read dots and brackets as paths into an object,
 * and names of `Object.prototype` as inherited members. Such a property is shown, and keeps its value when a record is
 * saved.
 */
export const isValidInputName = (source: string): boolean =>
  !/[.[\]"'`]/.test(source) && !(source in Object.prototype);
