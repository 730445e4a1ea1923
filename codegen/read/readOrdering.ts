import type { Ordering } from '../../src/schema/listing.ts';
import type { Schema } from '../openapi.ts';
import { PAGE_WORDS } from './pageWords.ts';
import { namedBy, type Asked } from './readPaging.ts';

/** How a list is ordered. */
export interface FoundOrdering {
  readonly ordering: Ordering;
  /** The fields that it can be ordered by, where the document lists them. */
  readonly fields?: readonly string[];
  readonly used: readonly string[];
}

const isAscending = (word: string) => /^(asc|1$|\+$|up$)/i.test(word);
const isDescending = (word: string) => /^(desc|-1$|-$|down$)/i.test(word);

/**
 * Finds out from the parameters of a list how its order is asked for.
 *
 * @returns `unclear` with the name of a parameter that orders in words which the document does not tell
 */
export function readOrdering(
  all: readonly Asked[],
): FoundOrdering | { readonly unclear: string } | undefined {
  const directions = all.filter(
    asked => namedBy([asked], PAGE_WORDS.direction) && isDirection(asked),
  );
  const isText = (asked: Asked) => !directions.includes(asked) && isTexts(asked.schema);
  const field = namedBy(all, PAGE_WORDS.sort, isText);
  if (!field) return undefined;
  const words = valuesOf(field.schema);
  const direction = directions.find(({ name }) => name !== field.name);
  if (direction) return pairOf(field, direction, words);
  const single = styleOf(words, `${field.description} ${examplesOf(field)}`, field);
  return single ?? { unclear: field.name };
}

const isTexts = ({ type }: Schema) => type === undefined || type === 'string' || type === 'array';

/** A parameter that takes up or down, or whose name alone can only mean that. */
function isDirection({ schema, plain, description }: Asked): boolean {
  const values = valuesOf(schema);
  if (values.length > 0)
    return (
      values.some(isDescending) && values.every(value => isAscending(value) || isDescending(value))
    );
  return plain !== 'order' || /\basc/i.test(description);
}

const valuesOf = (schema: Schema): readonly string[] =>
  (schema.enum ?? schema.items?.enum ?? []).map(String);

const examplesOf = ({ schema }: Asked) =>
  [schema.example, ...(schema.examples ?? []), schema.default]
    .filter(Boolean)
    .map(String)
    .join(' ');

function pairOf(field: Asked, direction: Asked, words: readonly string[]): FoundOrdering {
  const values = valuesOf(direction.schema);
  return {
    ordering: {
      by: 'pair',
      field: field.name,
      order: direction.name,
      ascending: values.find(isAscending) ?? 'asc',
      descending: values.find(isDescending) ?? 'desc',
    },
    ...(words.length > 0 && { fields: words }),
    used: [field.name, direction.name],
  };
}

/** What one parameter takes: `-name`, or `name desc` with whatever stands between. */
function styleOf(
  words: readonly string[],
  description: string,
  { name, plain }: Asked,
): FoundOrdering | undefined {
  const signed = words.filter(word => word.startsWith('-'));
  if (signed.length > 0) {
    const fields = [...new Set(words.map(word => word.replace(/^[-+]/, '')))];
    return { ordering: { by: 'sign', field: name }, fields, used: [name] };
  }
  const [descending] = words.flatMap(word => /[ :,_.|]desc(ending)?$/i.exec(word)?.[0] ?? []);
  if (descending !== undefined) {
    const ending = /[ :,_.|](asc|desc)(ending)?$/i;
    const ascending =
      words.flatMap(word => /[ :,_.|]asc(ending)?$/i.exec(word)?.[0] ?? [])[0] ?? '';
    const fields = [...new Set(words.map(word => word.replace(ending, '')))];
    return { ordering: { by: 'suffix', field: name, ascending, descending }, fields, used: [name] };
  }
  const said = /\w([ :,|])\(?[ :,|]?\(?(asc|desc)/i.exec(description)?.[1];
  if (words.length === 0 && said !== undefined && said !== ' ') {
    const ordering = {
      by: 'suffix',
      field: name,
      ascending: `${said}asc`,
      descending: `${said}desc`,
    } as const;
    return { ordering, used: [name] };
  }
  const byDescription = /(^|[\s`'"(,])-[a-z]\w+|minus|hyphen|prefix/i.test(description);
  // `ordering` is a word of Django REST framework, which knows one style only.
  if (words.length === 0 && (byDescription || plain === 'ordering')) {
    return { ordering: { by: 'sign', field: name }, used: [name] };
  }
  return undefined;
}
