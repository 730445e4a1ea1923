import type { FieldDescriptor, FilterOperator } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { written } from '../../represent.ts';
import { searchField } from '../../searchField.ts';
import { type Asked, isEither, type Question, writeAsked } from '../asked.ts';

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
  (descriptor.searchBox ? text.split(/\s+/u) : [text]).flatMap(word => anyLike(descriptor, word));

/** The questions of a list that its search box has asked. */
export function askedInBox(
  descriptor: ResourceDescriptor,
  asked: readonly Question[],
): readonly Question[] {
  const written = (questions: readonly Question[]) => JSON.stringify(writeAsked(questions));
  const found = asked.filter(
    each => written([each]) === written(anyLike(descriptor, likeOf(each))) && likeOf(each) !== '',
  );
  return descriptor.searchBox ? found : found.slice(0, 1);
}

/** What one of several fields contains, as one question; of one field it is the plain one. */
function anyLike(descriptor: ResourceDescriptor, value: string): readonly Question[] {
  if (value === '') return [];
  const ways = [
    ...boxFields(descriptor).map(field => [like(field, value)]),
    ...joinedWays(descriptor, value),
  ];
  return ways.length > 1 ? [{ either: ways }] : ways.flat();
}

const like = (field: FieldDescriptor, value: string): Asked => ({ field, operator: 'like', value });

/** Names in Chinese characters that have no space between them: no longer than a compound last name and a first name. */
const JOINED = /^\p{Script=Han}{2,5}$/u;

/** Every way to part a word into the two fields that Chinese writes as one. */
function joinedWays(
  { searchBox, fields }: ResourceDescriptor,
  value: string,
): readonly (readonly Asked[])[] {
  const [first, second] = (searchBox?.joined ?? []).map(source =>
    fields.find(field => field.source === source),
  );
  if (!first || !second || !JOINED.test(value)) return [];
  const characters = Array.from(value);
  return characters
    .slice(1)
    .map((_, at) => [
      like(first, characters.slice(0, at + 1).join('')),
      like(second, characters.slice(at + 1).join('')),
    ]);
}

/** The text that such questions ask for. */
export const searchTextOf = (questions: readonly Question[]): string =>
  questions.map(likeOf).join(' ');

function likeOf(question: Question): string {
  const asked = isEither(question) ? question.either[0]?.[0] : question;
  return asked && !isEither(asked) ? written(asked.value) : '';
}
