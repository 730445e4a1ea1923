import { type FieldDescriptor, type FilterOperator, usualOperator } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Among } from './Lister.ts';

/** One question about a field. */
export interface Question {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/** Questions that must all hold, or of which one must. */
export type Questions =
  Question | { readonly all: readonly Questions[] } | { readonly any: readonly Questions[] };

/**
 * Reads the filter of a list: `{ [source]: value | { [operator]: value } }`, and `and` or `or` of such. Fields and
 * operators that the document does not offer, and values that say nothing, are left out.
 *
 * @param among is asked whatever the document offers
 */
export function readQuestions(
  resource: ResourceDescriptor,
  filter: unknown,
  among?: Among,
): Questions {
  const all = questionsIn(resource, filter);
  const field = among && resource.fields.find(({ source }) => source === among.source);
  return { all: field ? [{ field, operator: 'inq', value: among.values }, ...all] : all };
}

function questionsIn(resource: ResourceDescriptor, filter: unknown): readonly Questions[] {
  if (!isObject(filter)) return [];
  return Object.entries(filter).flatMap(([name, given]): readonly Questions[] => {
    if (name === 'and') return membersOf(resource, given).flat();
    if (name === 'or') return either(membersOf(resource, given));
    const field = resource.fields.find(({ source }) => source === name);
    if (!field) return [];
    const usual = usualOperator(field);
    const asked = isObject(given) ? Object.entries(given) : usual ? [[usual, given] as const] : [];
    return asked.flatMap(([operator, value]) =>
      field.filter.includes(operator as FilterOperator) && says(value)
        ? [{ field, operator: operator as FilterOperator, value }]
        : [],
    );
  });
}

const membersOf = (resource: ResourceDescriptor, given: unknown) =>
  (Array.isArray(given) ? given : []).map((one: unknown) => questionsIn(resource, one));

/** A member that asks nothing lets everything through, so that the whole does. */
const either = (members: readonly (readonly Questions[])[]): readonly Questions[] =>
  members.length === 0 || members.some(one => one.length === 0)
    ? []
    : [{ any: members.map(all => ({ all })) }];

const says = (value: unknown) => value !== undefined && value !== null && value !== '';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The questions of a filter that all must hold; `undefined` when one of several would do, which not everybody can be asked. */
export function flat(questions: Questions): readonly Question[] | undefined {
  if ('any' in questions) {
    const [only, another] = questions.any;
    return only && !another ? flat(only) : undefined;
  }
  if (!('all' in questions)) return [questions];
  const members = questions.all.map(flat);
  return members.includes(undefined) ? undefined : members.flatMap(member => member ?? []);
}
