import type { FieldDescriptor } from './field.ts';

/** Returns the text field that names an object, such as a nested record: its name, title or label. */
export const getNameField = (field: FieldDescriptor): FieldDescriptor | undefined =>
  field.kind === 'object'
    ? field.fields.find(({ source, kind }) => NAME_SOURCES.includes(source) && kind === 'text')
    : undefined;

const NAME_SOURCES = ['name', 'title', 'label'];
