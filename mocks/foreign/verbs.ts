import type { OperationDescriptor, Verb } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isObject } from '../loopback/json.ts';
import { asked, changesIn, countConditions, danglingIn } from '../platform/crud.ts';
import { codes, refuse } from '../platform/Refusal.ts';
import type { Call, Rule, Service } from '../platform/rule.ts';
import type { Row, Store } from '../platform/Store.ts';
import { answerList } from './answerList.ts';
import { collectionOf } from './collectionOf.ts';
import { keyMaker } from './drawKeys.ts';
import { drawRow, judgeOf } from './drawRows.ts';
import { exampleOf } from './exampleOf.ts';
import { firstGood } from './firstGood.ts';
import { mend } from './mend.ts';
import { put, take } from './place.ts';
import { readQuestion } from './readQuestion.ts';
import { unwrap, wrap } from './wrapping.ts';

type Documented = Pick<Service, 'answers' | 'validators' | 'resources'>;

/** The rules of the verbs of a resource in a document that nobody wrote rules for: it keeps records. */
export function foreignVerbs(
  service: Documented,
  resource: ResourceDescriptor,
): Readonly<Record<Verb, Rule>> {
  const collection = collectionOf(resource);
  const { key } = resource;

  const existing = (store: Store, id: unknown): Row => {
    const row = store.table(collection).get(id);
    if (!row) throw refuse.unknown(resource.name, String(id));
    return row;
  };

  /** Keeps what was sent, one record or a list of them: all or, where one is refused, none. */
  const keep = (call: Call, rowOf: (given: Row) => Row) => {
    const { operation, platform } = call;
    const { store } = platform;
    const rows = recordsOf(call).map(record => rowOf(unwrap(resource, record)));
    rows.forEach(row => {
      const before = store.table(collection).get(row[key]);
      refuseLost(service, resource, before ? changesIn(row, before) : row, store);
    });
    const kept = rows.map(row => store.put(collection, row));
    const [first = {}] = kept;
    return operation.body?.many
      ? answerMany(service, resource, operation, kept)
      : answerOne(service, resource, operation, first);
  };

  return {
    list: ({ operation, query, platform: { store } }) => {
      const table = store.table(collection);
      if (resource.dialect === 'loopback') {
        const rows = table.find(asked(query.filter));
        const total = table.count(asked(asked(query.filter).where));
        return answerList(service, resource, operation, { rows, offset: 0, total, query });
      }
      const { where, order, limit, after, ...question } = readQuestion(resource, query);
      const found = table.find({ where, order });
      const offset = after === undefined ? question.offset : placeAfter(resource, found, after);
      const rows = found.slice(offset, limit === undefined ? undefined : offset + limit);
      return answerList(service, resource, operation, { rows, offset, total: found.length, query });
    },

    count: ({ operation, query, platform: { store } }) => {
      const where =
        resource.dialect === 'loopback'
          ? countConditions(query)
          : readQuestion(resource, query).where;
      const count = store.table(collection).count(where);
      return firstGood(service, operation, [{ count }, count, { total: count }]);
    },

    one: ({ operation, path, platform: { store } }) =>
      answerOne(service, resource, operation, existing(store, idIn(path))),

    create: call => {
      const { store } = call.platform;
      return keep(call, given => {
        const id = newKey(service, resource, store, given[key]);
        const index = store.table(collection).size;
        const keys = call.body === undefined ? keysOf(service, store) : {};
        const drawing = { index, keys, resource: resource.name };
        const drawn = drawRow(service, resource, id, drawing);
        // A call without a body makes a record by itself; one with a body fills in what cannot be sent.
        const own = call.body === undefined ? drawn : filledIn(resource, drawn);
        return { ...own, ...given, [key]: id };
      });
    },

    update: call =>
      keep(call, change => {
        const before = existing(call.platform.store, idIn(call.path) ?? change[key]);
        const kept = call.operation.method === 'put' ? filledIn(resource, before) : before;
        return { ...kept, ...change, [key]: before[key] };
      }),

    delete: ({ operation, path, platform: { store } }) => {
      const row = existing(store, idIn(path));
      store.remove(collection, String(row[key]));
      return answerOne(service, resource, operation, row, [{ count: 1 }, {}, true, null, '']);
    },
  };
}

/** An action on a record is one on a record that is there; it answers the record where that is what it answers. */
export function foreignAction(
  service: Documented,
  resource: ResourceDescriptor,
  operation: OperationDescriptor,
): Rule {
  const parameters = operation.path.match(/\{[^}]+\}/g) ?? [];
  return ({ path, platform: { store } }) => {
    const example = exampleOf(service, operation);
    if (operation.on !== 'record' || parameters.length !== 1) return example;
    const row = store.table(collectionOf(resource)).get(idIn(path));
    if (!row) throw refuse.unknown(resource.name, String(idIn(path)));
    const judge = service.validators.answers[operation.id]?.[operation.answers[0]?.status ?? 200];
    // Only a schema that says something can tell a record from anything else.
    const shown = wrap(resource, row);
    return judge && !judge({}) && judge(shown) ? shown : example;
  };
}

/** The keys of the records that a drawn one can refer to. */
const keysOf = ({ resources }: Documented, store: Store) =>
  Object.fromEntries(
    Object.values(resources).map(each => [
      each.name,
      Array.from(store.table(collectionOf(each)).values(), row => row[each.key]),
    ]),
  );

const idIn = (path: Readonly<Record<string, string>>): string | undefined =>
  Object.values(path).at(-1);

/** What was sent of a record, out of its envelope; of several where a document writes lists. */
function recordsOf({ body, operation }: Call): readonly Row[] {
  const sent = take(body, operation.body?.inside ?? []);
  const records: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  return records.map(record => (isObject(record) ? record : {}));
}

/** The record where the document has its place, else what the document would answer. */
function answerOne(
  service: Documented,
  resource: ResourceDescriptor,
  operation: OperationDescriptor,
  row: Row,
  others: readonly unknown[] = [],
): unknown {
  const example = exampleOf(service, operation);
  const place = operation.answers[0]?.inside ?? [];
  const judge = service.validators.answers[operation.id]?.[operation.answers[0]?.status ?? 200];
  const record = put(example, place, wrap(resource, row));
  const mended = judge && mend(judge, record);
  const whole = mended === undefined ? [record] : [record, mended];
  const inPlace = take(example, place);
  // An example that stands for the record has its key, so that it can be asked for.
  const known = isObject(inPlace)
    ? put(example, place, { ...inPlace, [resource.key]: row[resource.key] })
    : example;
  return firstGood(service, operation, [...whole, ...others, known, example]);
}

/** The records, or whatever the document would answer. */
function answerMany(
  service: Documented,
  resource: ResourceDescriptor,
  operation: OperationDescriptor,
  rows: readonly Row[],
): unknown {
  const all = put(
    exampleOf(service, operation),
    operation.answers[0]?.inside ?? [],
    rows.map(row => wrap(resource, row)),
  );
  return firstGood(service, operation, [all, exampleOf(service, operation)]);
}

/** A key that the sender may have chosen; a new one otherwise. */
function newKey(service: Documented, resource: ResourceDescriptor, store: Store, given: unknown) {
  const table = store.table(collectionOf(resource));
  const field = resource.fields.find(({ source }) => source === resource.key);
  if (given !== undefined && given !== null && !field?.readOnly) {
    if (!table.get(given)) return given;
    throw refuse.conflict(
      codes.targetExists,
      `There is a record ${JSON.stringify(given)} already.`,
    );
  }
  const make = keyMaker(field, resource.name, judgeOf(service, resource));
  for (let index = table.size; ; index += 1) {
    const key = make(index);
    if (!table.get(key)) return key;
  }
}

/** What the platform itself gives a record: it cannot be sent. */
const filledIn = ({ fields }: ResourceDescriptor, row: Row): Row =>
  Object.fromEntries(
    fields.flatMap(({ source, readOnly }) =>
      readOnly && row[source] !== undefined ? [[source, row[source]]] : [],
    ),
  );

/** Where the page after a cursor begins: the cursor is a place, or the key of the last row before it. */
function placeAfter({ listing, key }: ResourceDescriptor, rows: readonly Row[], after: unknown) {
  const place = listing?.next
    ? Number(after)
    : rows.findIndex(row => String(row[key]) === String(after)) + 1;
  return Number.isInteger(place) && place >= 0 ? place : 0;
}

function refuseLost(service: Documented, resource: ResourceDescriptor, row: Row, store: Store) {
  const details = danglingIn(resource, row, (name, id) => {
    const other = service.resources[name];
    return other ? store.table(collectionOf(other)).get(id) !== undefined : true;
  });
  if (details.length > 0) throw refuse.invalid(details, codes.unknownTarget);
}
