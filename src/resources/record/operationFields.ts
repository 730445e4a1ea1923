import type { Identifier } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor, ParameterDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../form/FormRules.ts';

/** The fields of the form of an operation: what its address must be given besides the record, and those of its body. */
export const operationFields = (operation: OperationDescriptor): readonly FieldDescriptor[] => [
  ...asked(operation).map(({ field }) => field),
  ...(operation.body?.fields.filter(({ readOnly }) => !readOnly) ?? []),
];

type Asked = ParameterDescriptor & Required<Pick<ParameterDescriptor, 'field'>>;

/** A name that the body has too is the body's. */
const asked = ({ parameters, body }: OperationDescriptor): readonly Asked[] =>
  parameters.filter(
    (parameter): parameter is Asked =>
      parameter.field !== undefined &&
      !body?.fields.some(({ source }) => source === parameter.name),
  );

/** What a form was filled with, where a call wants it. */
export interface SplitValues {
  readonly path?: Readonly<Record<string, Identifier>>;
  readonly query?: FormValues;
  readonly body?: unknown;
}

/** Puts what a form was filled with where the call wants it; the id of the record is put beside it. */
export function splitValues(
  operation: OperationDescriptor,
  values: FormValues,
  id?: Identifier,
): SplitValues {
  const places = new Map(asked(operation).map(({ name, in: place }) => [name, place]));
  const at = (wanted: ParameterDescriptor['in'] | undefined) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => places.get(name) === wanted));
  const [path, query, body] = [
    { ...pathOf(operation, id), ...(at('path') as Record<string, Identifier>) },
    at('query'),
    at(undefined),
  ];
  const value = operation.body?.value;
  const hasBody = operation.body && Object.keys(body).length > 0;
  return {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...((hasBody ?? operation.body?.required) && {
      body: value === undefined ? body : body[value],
    }),
  };
}

/** The id of the record in the path of an operation: its first step that is a parameter. */
function pathOf({ parameters, on }: OperationDescriptor, id: Identifier | undefined) {
  const key = parameters.find(({ in: place }) => place === 'path')?.name;
  return key === undefined || id === undefined || on === 'collection' ? {} : { [key]: id };
}
