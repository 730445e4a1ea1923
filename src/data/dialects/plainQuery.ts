import type { Listing } from '../../schema/listing.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { readValue } from '../../schema/readValue.ts';
import { NotAsked } from '../NotAsked.ts';
import type { ListAsked } from './Lister.ts';
import { flat, type Question, readQuestions } from './questions.ts';

/** The name under which a filter holds what is searched for in several fields at once. */
const SEARCH = 'q';

/** Query parameters by name. */
export type Query = Readonly<Record<string, unknown>>;

/**
 * What a list without a dialect is asked for besides its page, in the parameters that its document names.
 *
 * @throws NotAsked when one of several answers would do, which no such list can be asked
 */
export function plainQuery(
  resource: ResourceDescriptor,
  listing: Listing,
  { filter, among, sort = resource.sort }: ListAsked,
): Query {
  const questions = flat(readQuestions(resource, filter, among));
  if (!questions) throw new NotAsked('documents.noEither');
  const sought = (filter as Readonly<Record<string, unknown>> | undefined)?.[SEARCH];
  return {
    ...listing.needs,
    ...Object.fromEntries(questions.flatMap(one => Object.entries(wordedIn(listing, one)))),
    ...(listing.search !== undefined && text(sought) && { [listing.search]: sought }),
    ...orderQuery(resource, listing, sort),
  };
}

const text = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * One question in the parameters of the document. A list of one is asked where only one can be; a span is asked twice.
 *
 * @throws NotAsked when it has none for it
 */
export function wordedIn({ filters }: Listing, { field, operator, value }: Question): Query {
  const names = filters[field.source] ?? {};
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const read = (one: unknown) => readValue(field, one);
  const name = names[operator];
  if (operator === 'between' && name === undefined) {
    const [from, to] = list;
    const bounds = [
      [names.gte ?? names.gt, read(from)],
      [names.lte ?? names.lt, read(to)],
    ] as const;
    return Object.fromEntries(
      bounds.flatMap(([bound, limit]) =>
        bound === undefined || limit === undefined ? [] : [[bound, limit] as const],
      ),
    );
  }
  if (name !== undefined) {
    const given = operator === 'inq' ? list.map(read) : operator === 'empty' ? value : read(value);
    return given === undefined ? {} : { [name]: given };
  }
  const single = names.eq;
  if (operator === 'inq' && list.length === 1 && single !== undefined)
    return { [single]: read(list[0]) };
  throw new NotAsked('documents.noQuestion', { field: field.source });
}

/** The fields by which the platform itself sorts a list. */
export const sortableByPlatform = (
  { fields }: ResourceDescriptor,
  { ordering, orderable }: Pick<Listing, 'ordering' | 'orderable'>,
): readonly string[] =>
  ordering
    ? fields.flatMap(({ source, sortable }) =>
        sortable && (orderable?.includes(source) ?? true) ? [source] : [],
      )
    : [];

/** The order of a list in the parameters of its document; nothing where it has none for it. */
export function orderQuery(
  resource: ResourceDescriptor,
  listing: Listing,
  { field, order }: NonNullable<ListAsked['sort']>,
): Query {
  const { ordering } = listing;
  if (!ordering || !sortableByPlatform(resource, listing).includes(field)) return {};
  const isDown = order === 'DESC';
  switch (ordering.by) {
    case 'pair': {
      const word = isDown ? ordering.descending : ordering.ascending;
      return { [ordering.field]: field, [ordering.order]: word };
    }
    case 'sign':
      return { [ordering.field]: isDown ? `-${field}` : field };
    case 'suffix':
      return { [ordering.field]: field + (isDown ? ordering.descending : ordering.ascending) };
  }
}
