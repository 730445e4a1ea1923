import type { FieldDescriptor } from './field.ts';

/** The text that names an object, such as a record inside another: its name, title or label. */
export const nameFieldOf = (field: FieldDescriptor): FieldDescriptor | undefined =>
  field.kind === 'object'
    ? field.fields.find(({ source, kind }) => NAMES.includes(source) && kind === 'text')
    : undefined;

const NAMES = ['name', 'title', 'label'];
