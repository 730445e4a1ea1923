import type { Identifier, RaRecord } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor, ParameterDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../values/FormRules.ts';

/**
 * Returns the form fields of an operation: its URL parameters except the record id, and the fields of its body.
 *
 * @example getOperationFields(setLampParam).map(({ source }) => source) // ['on', 'brightness', 'fade']
 */
export const getOperationFields = (operation: OperationDescriptor): readonly FieldDescriptor[] => [
  ...getInputParameters(operation).map(({ field }) => field),
  ...(operation.body?.fields.filter(({ readOnly }) => !readOnly) ?? []),
];

type InputParameter = ParameterDescriptor & Required<Pick<ParameterDescriptor, 'field'>>;

/** A parameter with the same name as a body property belongs to the body. */
const getInputParameters = ({ parameters, body }: OperationDescriptor): readonly InputParameter[] =>
  parameters.filter(
    (parameter): parameter is InputParameter =>
      parameter.field !== undefined &&
      !body?.fields.some(({ source }) => source === parameter.name),
  );

/** The form values, distributed to the parts of a request. */
export interface RequestArguments {
  readonly path?: Readonly<Record<string, Identifier>>;
  readonly query?: FormValues;
  readonly body?: unknown;
}

/**
 * Distributes form values to the parameters and the body of a request. Without a record, its id is added separately.
 *
 * @example buildRequestArguments(setUserDomains, { domains: ['d1'] }, user) // { path: { id: 'u1' }, body: { domains: ['d1'] } }
 */
export function buildRequestArguments(
  operation: OperationDescriptor,
  values: FormValues,
  record?: RaRecord,
): RequestArguments {
  const locations = new Map(
    getInputParameters(operation).map(({ name, in: location }) => [name, location]),
  );
  const valuesIn = (wantedLocation: ParameterDescriptor['in'] | undefined) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => locations.get(name) === wantedLocation),
    );
  const [path, query, body] = [
    { ...getRecordPath(operation, record), ...(valuesIn('path') as Record<string, Identifier>) },
    valuesIn('query'),
    valuesIn(undefined),
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

/** Returns the path parameters that the record decides: the first one, which is its id, or those of `recordPath`. */
function getRecordPath(
  { parameters, appliesTo, recordPath }: OperationDescriptor,
  record: RaRecord | undefined,
): Readonly<Record<string, Identifier>> {
  const key = parameters.find(({ in: location }) => location === 'path')?.name;
  if (key === undefined || record === undefined || appliesTo === 'collection') return {};
  if (!recordPath) return { [key]: record.id };
  return Object.fromEntries(
    Object.entries(recordPath).map(([name, source]) => [name, record[source] as Identifier]),
  );
}
