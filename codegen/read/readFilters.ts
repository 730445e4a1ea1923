import type { FieldDescriptor, FilterOperator } from '../../src/schema/field.ts';
import type { Listing } from '../../src/schema/listing.ts';
import { OPERATOR_WORDS } from './pageWords.ts';
import type { Asked } from './readPaging.ts';
import { plainName } from './rows.ts';

type Filters = Listing['filters'];

/** Finds the query parameters that ask about a field: of its name, or of its name with a word such as `min` or `before`. */
export function readFilters(
  fields: readonly FieldDescriptor[],
  all: readonly Asked[],
): { readonly filters: Filters; readonly used: readonly string[] } {
  const used: string[] = [];
  const filters = fields.map(field => {
    const asked = all.flatMap(parameter => {
      const operators = questionsOf(field, parameter);
      if (operators.length > 0) used.push(parameter.name);
      return operators.map(operator => [operator, parameter.name] as const);
    });
    // The first parameter that asks a question is the one that is used.
    return [field.source, Object.fromEntries(asked.toReversed())] as const;
  });
  return {
    filters: Object.fromEntries(filters.filter(([, asked]) => Object.keys(asked).length > 0)),
    used,
  };
}

function questionsOf(
  { source, kind }: FieldDescriptor,
  { plain, schema, description }: Asked,
): readonly FilterOperator[] {
  const name = plainName(source);
  const bare = plain.replace(/^filter(?=.)/, '');
  if (bare === name || plain === name) {
    if (schema.type === 'array') return ['inq', 'eq'];
    const isText = kind === 'text' || kind === 'multiline';
    return isText && /contain|partial|like|substring|part of|search|match/i.test(description)
      ? ['like']
      : ['eq'];
  }
  // `createdAfter` asks about `createdAt`, `startDateFrom` about `startDate`.
  const stems = /^date/.test(kind) ? [name, name.replace(/(at|on|date|time)$/, '')] : [name];
  return Object.entries(OPERATOR_WORDS).flatMap(([word, meanings]) =>
    meanings
      .filter(([, place]) =>
        stems.some(
          stem => stem !== '' && bare === (place === 'behind' ? stem + word : word + stem),
        ),
      )
      .map(([operator]) => operator),
  );
}
