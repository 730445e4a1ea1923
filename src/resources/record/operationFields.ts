import type { Identifier } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor, ParameterDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../form/FormRules.ts';

/** The fields of the form of an operation: those of its body, and what its address must be given besides the record. */
export const operationFields = (operation: OperationDescriptor): readonly FieldDescriptor[] => [
  ...asked(operation).map(asField),
  ...(operation.body?.fields.filter(({ readOnly }) => !readOnly) ?? []),
];

/** A name that the body has too is the body's. */
const asked = ({ parameters, body }: OperationDescriptor) =>
  parameters.filter(
    ({ in: place, required, json, name }) =>
      place === 'query' && required && !json && !body?.fields.some(({ source }) => source === name),
  );

const asField = ({ name }: ParameterDescriptor): FieldDescriptor => ({
  kind: 'text',
  source: name,
  label: { en: name, zh: name },
  required: true,
  readOnly: false,
  writeOnly: false,
  nullable: false,
  sortable: false,
  filter: [],
});

/** What a form was filled with, where a call wants it. */
export function splitValues(
  operation: OperationDescriptor,
  values: FormValues,
): { readonly body?: FormValues; readonly query?: FormValues } {
  const names = new Set(asked(operation).map(({ name }) => name));
  const [query, body] = [true, false].map(wanted =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name) === wanted)),
  );
  const hasBody = operation.body && Object.keys(body ?? {}).length > 0;
  return {
    ...(names.size > 0 && { query }),
    ...((hasBody ?? operation.body?.required) && { body }),
  };
}

/** The id of the record in the path of an operation. */
export function pathOf(
  { parameters }: OperationDescriptor,
  id: Identifier,
): { readonly path?: Readonly<Record<string, Identifier>> } {
  const key = parameters.filter(({ in: place }) => place === 'path').at(-1)?.name;
  return key === undefined ? {} : { path: { [key]: id } };
}
