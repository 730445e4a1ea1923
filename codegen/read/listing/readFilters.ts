import type { FieldDescriptor, FilterOperator } from '../../../src/schema/field.ts';
import type { ListingDescriptor } from '../../../src/schema/listing.ts';
import { OPERATOR_AFFIXES } from '../operation/parameterNames.ts';
import type { QueryParameter } from './readPaging.ts';
import { normalizeName } from '../schema/findRows.ts';

type Filters = ListingDescriptor['filters'];

/**
 * Finds the query parameters that filter by a field: its name, or its name with a word such as `min` or `before`.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export function readFilters(
  fields: readonly FieldDescriptor[],
  queryParameters: readonly QueryParameter[],
): { readonly filters: Filters; readonly used: readonly string[] } {
  const used: string[] = [];
  const filters = fields.map(field => {
    const parameters = queryParameters.flatMap(parameter => {
      const operators = getParameterOperators(field, parameter);
      if (operators.length > 0) used.push(parameter.name);
      return operators.map(operator => [operator, parameter.name] as const);
    });
    // The first parameter of an operator is used.
    return [field.source, Object.fromEntries(parameters.toReversed())] as const;
  });
  return {
    filters: Object.fromEntries(
      filters.filter(([, parameters]) => Object.keys(parameters).length > 0),
    ),
    used,
  };
}

function getParameterOperators(
  { source, kind }: FieldDescriptor,
  { normalizedName, schema, description }: QueryParameter,
): readonly FilterOperator[] {
  const name = normalizeName(source);
  const bare = normalizedName.replace(/^filter(?=.)/, '');
  if (bare === name || normalizedName === name) {
    if (schema.type === 'array') return ['inq', 'eq'];
    const isText = kind === 'text' || kind === 'multiline';
    return isText && /contain|partial|like|substring|part of|search|match/i.test(description)
      ? ['like']
      : ['eq'];
  }
  // `createdAfter` filters `createdAt`, `startDateFrom` filters `startDate`.
  const stems = /^date/.test(kind) ? [name, name.replace(/(at|on|date|time)$/, '')] : [name];
  return Object.entries(OPERATOR_AFFIXES).flatMap(([affix, operators]) =>
    operators
      .filter(([, position]) =>
        stems.some(
          stem => stem !== '' && bare === (position === 'behind' ? stem + affix : affix + stem),
        ),
      )
      .map(([operator]) => operator),
  );
}
