import type { Listing } from '../../schema/listing.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ask } from '../ask.ts';
import { verbOf } from '../verbs.ts';
import { chunks, LONGEST_LIST } from './conditions.ts';
import { around, type Id, type ListAsked, type Lister, pageOf } from './Lister.ts';
import { listWhole } from './listWhole.ts';
import { readStretch, rowsIn } from './pages.ts';
import { plainQuery, type Query, wordedIn } from './plainQuery.ts';
import { flat, readQuestions } from './questions.ts';

/** A list of which the document tells nothing: an array, whole. */
const BARE: Listing = { filters: {}, rows: [] };

/**
 * Lists in no known dialect: asked with the parameters and read at the places that the document's `listing` names.
 * What the server cannot do, filter, order or page, is done here, out of all its rows, where it gives them at once.
 */
export const plainLister: Lister = {
  async list(resource, asked) {
    const { listing = BARE } = resource;
    const { paging } = listing;
    const call = callOf(resource, asked);
    if (!paging) {
      const { body } = await call({ ...listing.needs, ...whatItTakes(resource, listing, asked) });
      return listWhole(resource, rowsIn(body, listing.rows), asked);
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

/** Whether the records of several keys can be asked for at once. */
export const canAskMany = ({ dialect, verbs, listing }: ResourceDescriptor): boolean => {
  if (!verbs.list) return false;
  return dialect !== 'plain' || listing?.ids !== undefined || !listing?.paging;
};

const callOf =
  (resource: ResourceDescriptor, { signal }: Pick<ListAsked, 'signal'>) =>
  async (query: Query): Promise<{ readonly body: unknown; readonly headers: Headers }> =>
    ask(verbOf(resource, 'list'), {
      query,
      signal,
    });

/** The parameters that a server takes which does not page: the rest of the question is answered here. */
function whatItTakes(resource: ResourceDescriptor, listing: Listing, asked: ListAsked): Query {
  const questions = flat(readQuestions(resource, asked.filter, asked.among)) ?? [];
  const known = questions.filter(
    ({ field, operator }) => listing.filters[field.source]?.[operator] !== undefined,
  );
  return Object.assign({}, ...known.map(one => wordedIn(listing, one))) as Query;
}
