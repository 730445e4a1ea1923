import type { FieldDescriptor, FilterOperator } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { written } from '../../represent.ts';
import { searchField } from '../../searchField.ts';
import { type Asked, isEither, type Question } from '../asked.ts';

/** How each of the fields that a list asks for side by side is asked. */
export const soughtBy = ({ kind, filter }: FieldDescriptor): FilterOperator | undefined =>
  filter.includes('within')
    ? 'within'
    : filter.includes('like') && kind !== 'reference'
      ? 'like'
      : filter.find(operator => operator === 'inq' || operator === 'eq');

/** The fields that a list asks for side by side, in the order of its document. */
export const searchFields = ({ fields, search = [] }: ResourceDescriptor) =>
  search.flatMap(source => {
    const field = fields.find(each => each.source === source);
    return field && soughtBy(field) ? [field] : [];
  });

/** The fields that one box searches: those that its document names, every text of those side by side, or the one that names a record. */
export function boxFields(descriptor: ResourceDescriptor): readonly FieldDescriptor[] {
  const { searchBox, fields } = descriptor;
  if (searchBox) return fields.filter(({ source }) => searchBox.fields.includes(source));
  const texts = searchFields(descriptor).filter(field => soughtBy(field) === 'like');
  const named = searchField(descriptor);
  return texts.length > 0 ? texts : named ? [named] : [];
}

/**
 * What a search box asks. A box that its document describes looks for each word by itself, so that `Li Jing` finds a person
 * whose names are two fields.
 */
export const boxQuestions = (descriptor: ResourceDescriptor, text: string): readonly Question[] =>
  (descriptor.searchBox ? text.split(/\s+/u) : [text]).flatMap(word =>
    anyLike(boxFields(descriptor), word),
  );

/** The questions of a list that its search box has asked. */
export function askedInBox(
  descriptor: ResourceDescriptor,
  asked: readonly Question[],
): readonly Question[] {
  const fields = boxFields(descriptor);
  const found = asked.filter(each => isAnyLike(each, fields));
  return descriptor.searchBox ? found : found.slice(0, 1);
}

/** What one of several fields contains, as one question; of one field it is the plain one. */
function anyLike(fields: readonly FieldDescriptor[], value: string): readonly Question[] {
  const ways = fields.map(field => ({ field, operator: 'like', value }) as const);
  if (value === '') return [];
  return ways.length > 1 ? [{ either: ways.map(way => [way]) }] : ways;
}

/** Whether a question is one that {@link anyLike} asks of these fields. */
function isAnyLike(question: Question, fields: readonly FieldDescriptor[]): boolean {
  const ways = isEither(question)
    ? question.either.map(way => (way.length === 1 ? way[0] : undefined))
    : [question];
  return (
    ways.length === fields.length &&
    ways.every(
      (way, index) =>
        way !== undefined &&
        !isEither(way) &&
        way.operator === 'like' &&
        way.field.source === fields[index]?.source &&
        way.value === firstOf(ways)?.value,
    )
  );
}

const firstOf = ([first]: readonly (Question | undefined)[]): Asked | undefined =>
  first && !isEither(first) ? first : undefined;

/** The text that such questions ask for. */
export const searchTextOf = (questions: readonly Question[]): string =>
  questions.map(likeOf).join(' ');

function likeOf(question: Question): string {
  const asked = isEither(question) ? question.either[0]?.[0] : question;
  return asked && !isEither(asked) ? written(asked.value) : '';
}
