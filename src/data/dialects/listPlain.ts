import type { Listing } from '../../schema/listing.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ask } from '../ask.ts';
import { readRows } from '../readRows.ts';
import { verbOf } from '../verbs.ts';
import { chunks, LONGEST_LIST } from './conditions.ts';
import { around, type Id, type ListAsked, type Lister, pageOf, type Row } from './Lister.ts';
import { missingRows } from './incomplete.ts';
import { listIncomplete, listWhole } from './listWhole.ts';
import { readStretch, rowsIn } from './pages.ts';
import { orderQuery, plainQuery, type Query, sortableByPlatform, wordedIn } from './plainQuery.ts';
import { flat, readQuestions } from './questions.ts';

/** A list of which the document tells nothing: an array, whole. */
const BARE: Listing = { filters: {}, rows: [] };

/**
 * Lists in no known dialect: asked with the parameters and read at the places that the document's `listing` names.
 * What the server cannot do, filter, order or page, is done here, out of all its rows, where it gives them at once. A
 * response that says that there are more rows is neither ordered nor counted here.
 */
export const plainLister: Lister = {
  async list(resource, asked) {
    const { listing = BARE } = resource;
    const { paging } = listing;
    const call = callOf(resource, asked);
    if (!paging) {
      const order = orderQuery(resource, listing, asked.sort ?? resource.sort);
      const answers = await Promise.all(
        whatItTakes(resource, listing, asked).map(query =>
          call({ ...listing.needs, ...query, ...order }),
        ),
      );
      const all = answers.flatMap(({ body }) => rowsIn(body, listing.rows));
      const rows = answers.length > 1 ? eachOnce(resource, all) : all;
      const missing = answers.flatMap(answer => missingRows(listing, answer) ?? []);
      if (missing.length === 0) return listWhole(resource, rows, asked);
      const isOne = answers.length === 1;
      return listIncomplete(resource, rows, asked, {
        received: rows.length,
        total: isOne ? missing[0]?.total : undefined,
        // Several responses stand one after another, each in an order of its own.
        sortableBy: isOne ? sortableByPlatform(resource, listing) : [],
      });
    }
    const { page, perPage, offset } = pageOf(resource, asked);
    const query = plainQuery(resource, listing, asked);
    const {
      rows: data,
      total,
      hasMore,
    } = await readStretch(
      { ...listing, paging },
      { offset, count: perPage, key: resource.key },
      pageQuery => call({ ...query, ...pageQuery }),
    );
    return total === undefined ? { data, ...around(page, hasMore) } : { data, total };
  },

  async many(resource, ids, signal) {
    const { listing = BARE } = resource;
    const { ids: parameter, paging } = listing;
    if (parameter === undefined) {
      const among = { source: resource.key, values: ids };
      const pagination = { page: 1, perPage: Math.max(1, ids.length) };
      return (await plainLister.list(resource, { among, pagination, signal })).data;
    }
    const size = paging?.by === 'page' ? paging.size : paging?.limit;
    const answers = await Promise.all(
      chunks<Id>(ids, Math.min(paging?.longest ?? LONGEST_LIST, LONGEST_LIST)).map(some =>
        callOf(resource, { signal })({
          ...listing.needs,
          [parameter]: some,
          ...(size !== undefined && { [size]: some.length }),
        }),
      ),
    );
    return answers.flatMap(({ body }) => rowsIn(body, listing.rows));
  },
};

const callOf =
  (resource: ResourceDescriptor, { signal }: Pick<ListAsked, 'signal'>) =>
  async (query: Query): Promise<{ readonly body: unknown; readonly headers: Headers }> => {
    const operation = verbOf(resource, 'list');
    const answer = await ask(operation, { query, signal });
    await readRows(operation, answer.body, resource.listing?.rows);
    return answer;
  };

/** More values than this are not asked for one by one: all rows are, and the rest is done here. */
const MOST_VALUES = 20;

/**
 * The parameters that a server takes which does not page: the rest of the question is answered here. One of several
 * values is asked value by value where only one can be asked: a server that is not asked may answer for its default.
 */
function whatItTakes(
  resource: ResourceDescriptor,
  listing: Listing,
  asked: ListAsked,
): readonly Query[] {
  const questions = flat(readQuestions(resource, asked.filter, asked.among)) ?? [];
  return questions.reduce<readonly Query[]>(
    (queries, question) => {
      const { field, operator, value } = question;
      const names = listing.filters[field.source] ?? {};
      if (names[operator] !== undefined) {
        const words = wordedIn(listing, question);
        return queries.map(query => ({ ...query, ...words }));
      }
      const values = operator === 'inq' ? [value].flat() : [];
      const isAskable = names.eq !== undefined && values.length > 0;
      if (!isAskable || queries.length * values.length > MOST_VALUES) return queries;
      return values.flatMap(one => {
        const words = wordedIn(listing, { field, operator: 'eq', value: one });
        return queries.map(query => ({ ...query, ...words }));
      });
    },
    [{}],
  );
}

/** A record may be among the answers for several values. */
const eachOnce = ({ key }: ResourceDescriptor, rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row, index) => [row[key] ?? index, row])).values(),
];
