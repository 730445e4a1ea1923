import simpleRest from 'ra-data-simple-rest';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ask } from '../ask.ts';
import { NotAsked } from '../NotAsked.ts';
import { readRows } from '../readRows.ts';
import { verbOf } from '../verbs.ts';
import { chunks, LONGEST_LIST } from './conditions.ts';
import { around, type Id, type ListAsked, type Lister, pageOf, type Row } from './Lister.ts';
import { flat, readQuestions } from './questions.ts';

/** What ra-data-simple-rest calls the list; the address of the operation is the document's. */
const LIST = 'list';

/** The header that says how many there are, where a document names no other. */
const RANGE = 'Content-Range';

/**
 * Lists in the words of react-admin's simple REST, said by its own data provider; the calls are ours, with token,
 * errors and abort.
 *
 *   list  GET {list}?sort=["name","ASC"]&range=[0,14]&filter={"name":"x"}   answered with Content-Range
 *   many  GET {list}?filter={"id":[1,2]}
 */
export const simpleRestLister: Lister = {
  async list(resource, asked) {
    const { page, perPage } = pageOf(resource, asked);
    const { sort = resource.sort, signal } = asked;
    const answer = { isCounted: true };
    const provider = simpleRest(
      '',
      clientOf(resource, () => (answer.isCounted = false)),
      headerOf(resource),
    );
    const { data, total = 0 } = await provider.getList<Row & { id: Id }>(LIST, {
      pagination: { page, perPage },
      sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' },
      filter: worded(resource, asked),
      signal,
    });
    return answer.isCounted && Number.isSafeInteger(total)
      ? { data, total }
      : { data, ...around(page, data.length >= perPage) };
  },

  async many(resource, ids, signal) {
    const provider = simpleRest('', clientOf(resource), headerOf(resource));
    const answers = await Promise.all(
      chunks(ids, LONGEST_LIST).map(some =>
        provider.getMany<Row & { id: Id }>(LIST, { ids: [...some], signal }),
      ),
    );
    return answers.flatMap(({ data }) => data);
  },
};

const headerOf = ({ listing }: ResourceDescriptor) => listing?.totalHeader ?? RANGE;

/** It asks by plain values: `{ name: 'x', id: [1, 2] }`. */
function worded(resource: ResourceDescriptor, { filter, among }: ListAsked) {
  const questions = flat(readQuestions(resource, filter, among));
  if (!questions) throw new NotAsked('documents.noEither');
  return Object.fromEntries(questions.map(({ field, value }) => [field.source, value]));
}

/** What ra-data-simple-rest calls with instead of `fetch`. Its `id` is the document's own key. */
const clientOf =
  (resource: ResourceDescriptor, onUncounted: () => void = () => undefined) =>
  async (url: string, { signal }: { readonly signal?: AbortSignal | null } = {}) => {
    const operation = verbOf(resource, 'list');
    const asked = new URL(url, 'http://localhost').searchParams;
    const taken = new Set(operation.parameters.map(({ name }) => name));
    const query = [...asked].filter(([name]) => taken.has(name));
    const { body, headers } = await ask(operation, {
      query: Object.fromEntries(query.map(([name, text]) => [name, withKey(resource, name, text)])),
      ...(signal && { signal }),
    });
    const rows = await readRows(operation, body, resource.listing?.rows);
    const counted = new Headers(headers);
    if (!counted.has(headerOf(resource))) {
      onUncounted();
      counted.set(headerOf(resource), String(rows.length));
    }
    return { status: 200, headers: counted, body: '', json: rows };
  };

/** The provider asks for many by `id`, whatever the key is called. */
function withKey({ key }: ResourceDescriptor, name: string, text: string): string {
  if (name !== 'filter' || key === 'id') return text;
  const filter = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (!('id' in filter)) return text;
  const { id, ...others } = filter;
  return JSON.stringify({ ...others, [key]: id });
}
