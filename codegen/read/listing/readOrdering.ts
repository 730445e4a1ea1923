import type { OrderingDescriptor } from '../../../src/schema/listing.ts';
import type { SchemaObject } from '../../openapi.ts';
import { PARAMETER_NAMES } from '../operation/parameterNames.ts';
import { findParameterNamed, type QueryParameter } from './readPaging.ts';

/** How a list is ordered. */
export interface FoundOrdering {
  readonly ordering: OrderingDescriptor;
  /** The fields that it can be ordered by, where the document lists them. */
  readonly fields?: readonly string[];
  readonly used: readonly string[];
}

const isAscending = (option: string) => /^(asc|1$|\+$|up$)/i.test(option);
const isDescending = (option: string) => /^(desc|-1$|-$|down$)/i.test(option);

/**
 * Determines the sort syntax of a list from its parameters.
 *
 * @returns `unclear` with the name of a sort parameter whose values the document does not define
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export function readOrdering(
  parameters: readonly QueryParameter[],
): FoundOrdering | { readonly unclear: string } | undefined {
  const directions = parameters.filter(
    parameter =>
      findParameterNamed([parameter], PARAMETER_NAMES.direction) && isDirection(parameter),
  );
  const isText = (parameter: QueryParameter) =>
    !directions.includes(parameter) && isTextSchema(parameter.schema);
  const field = findParameterNamed(parameters, PARAMETER_NAMES.sort, isText);
  if (!field) return undefined;
  const allowedValues = getEnumValues(field.schema);
  const direction = directions.find(({ name }) => name !== field.name);
  if (direction) return readPairOrdering(field, direction, allowedValues);
  const single = readSingleOrdering(
    allowedValues,
    `${field.description} ${joinExamples(field)}`,
    field,
  );
  return single ?? { unclear: field.name };
}

const isTextSchema = ({ type }: SchemaObject) =>
  type === undefined || type === 'string' || type === 'array';

/** Whether a parameter accepts a sort direction, or its name alone can only mean that. */
function isDirection({ schema, normalizedName, description }: QueryParameter): boolean {
  const values = getEnumValues(schema);
  if (values.length > 0)
    return (
      values.some(isDescending) && values.every(value => isAscending(value) || isDescending(value))
    );
  return normalizedName !== 'order' || /\basc/i.test(description);
}

const getEnumValues = (schema: SchemaObject): readonly string[] =>
  (schema.enum ?? schema.items?.enum ?? []).map(String);

const joinExamples = ({ schema }: QueryParameter) =>
  [schema.example, ...(schema.examples ?? []), schema.default]
    .filter(Boolean)
    .map(String)
    .join(' ');

function readPairOrdering(
  field: QueryParameter,
  direction: QueryParameter,
  allowedValues: readonly string[],
): FoundOrdering {
  const values = getEnumValues(direction.schema);
  return {
    ordering: {
      by: 'pair',
      field: field.name,
      order: direction.name,
      ascending: values.find(isAscending) ?? 'asc',
      descending: values.find(isDescending) ?? 'desc',
    },
    ...(allowedValues.length > 0 && { fields: allowedValues }),
    used: [field.name, direction.name],
  };
}

/** Reads the values of one parameter: `-name`, or `name desc` with any separator. */
function readSingleOrdering(
  allowedValues: readonly string[],
  description: string,
  { name, normalizedName }: QueryParameter,
): FoundOrdering | undefined {
  const signed = allowedValues.filter(option => option.startsWith('-'));
  if (signed.length > 0) {
    const fields = [...new Set(allowedValues.map(option => option.replace(/^[-+]/, '')))];
    return { ordering: { by: 'sign', field: name }, fields, used: [name] };
  }
  const [descending] = allowedValues.flatMap(
    option => /[ :,_.|]desc(ending)?$/i.exec(option)?.[0] ?? [],
  );
  if (descending !== undefined) {
    const ending = /[ :,_.|](asc|desc)(ending)?$/i;
    const ascending =
      allowedValues.flatMap(option => /[ :,_.|]asc(ending)?$/i.exec(option)?.[0] ?? [])[0] ?? '';
    const fields = [...new Set(allowedValues.map(option => option.replace(ending, '')))];
    return { ordering: { by: 'suffix', field: name, ascending, descending }, fields, used: [name] };
  }
  const separator = /\w([ :,|])\(?[ :,|]?\(?(asc|desc)/i.exec(description)?.[1];
  if (allowedValues.length === 0 && separator !== undefined && separator !== ' ') {
    const ordering = {
      by: 'suffix',
      field: name,
      ascending: `${separator}asc`,
      descending: `${separator}desc`,
    } as const;
    return { ordering, used: [name] };
  }
  const byDescription = /(^|[\s`'"(,])-[a-z]\w+|minus|hyphen|prefix/i.test(description);
  // `ordering` is a parameter of Django REST framework, which has one style only.
  if (allowedValues.length === 0 && (byDescription || normalizedName === 'ordering')) {
    return { ordering: { by: 'sign', field: name }, used: [name] };
  }
  return undefined;
}
