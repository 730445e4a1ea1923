import type { FieldDescriptor } from './field.ts';

/** The text that names an object, such as a record inside another: its name, title or label. */
export const getNameField = (field: FieldDescriptor): FieldDescriptor | undefined =>
  field.kind === 'object'
    ? field.fields.find(({ source, kind }) => NAME_SOURCES.includes(source) && kind === 'text')
    : undefined;

const NAME_SOURCES = ['name', 'title', 'label'];
