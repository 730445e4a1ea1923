import type { RaRecord } from 'react-admin';

import { idMap, idSet, type IdMap } from '../../../domain/sameId.ts';
import { calls } from '../../../data/calls.ts';
import { fewAtOnce } from '../../../domain/fewAtOnce.ts';
import { operation as addToWhitelist } from '../../../generated/core/operations/addToWhitelist.ts';
import type { PickedRow, RejectedRow } from '../../../resources/transfer/desk/Desk.ts';
import type {
  ImportCheck,
  ImportCheckContext,
  Remedy,
} from '../../../resources/transfer/import/ImportCheck.ts';

type Holder = RaRecord<string> & { readonly model?: string | null; readonly type?: string | null };

/**
 * What a device hangs on, by the property that names it, and whether a device of the platform can hold it. Where its type
 * cannot be read, the platform decides.
 */
const holds: Readonly<Record<string, (holder: Holder) => boolean>> = {
  ssgwId: ({ model }) => (model ?? 'ssgw') === 'ssgw',
  poleId: ({ type }) => (type ?? 'POLE') === 'POLE',
  controllerId: ({ type }) => (type ?? 'CONTROLLER') === 'CONTROLLER',
};

const NOT_LISTED = 'asset.import.notListed';
const AT_ONCE = 500;
/** Calls of one id each: more gateways than this are left to the platform. */
const MAX_GATEWAYS = 1_000;
/** What one call adds to a whitelist. */
const MAX_ADDED = 1_000;

const idOf = ({ id, values }: PickedRow): string => String(id ?? values['id']);

/**
 * What devices of a file are bound to: it must be able to hold them, a gateway must be online, and its whitelist must
 * name them. Devices that the file itself brings are not looked up.
 *
 * @see spec A9, B8 (codes 4, 72, 79)
 */
export const bindingCheck: ImportCheck = {
  having: Object.keys(holds),
  also: ['id'],
  async check(rows, context) {
    const holders = await fetchHolders(rows, context);
    const rejected = rows.flatMap(row => misplaced(row, holders));
    const wrong = new Set(rejected.map(({ at }) => at));
    const bound = rows.filter(({ at, values }) => values['ssgwId'] !== undefined && !wrong.has(at));
    const byGateway = Map.groupBy(bound, ({ values }) => String(values['ssgwId']));
    const gateways = [...byGateway.keys()]
      .filter(id => holders.get(id) !== undefined)
      .slice(0, MAX_GATEWAYS);
    const unlisted = await notListed(gateways, byGateway, context);
    for (const [gateway, left] of unlisted)
      for (const { at } of left) {
        const args = { gateway: String(holders.get(gateway)?.['name'] ?? gateway) };
        const complaint = { key: NOT_LISTED, args };
        rejected.push({ at, problem: { column: 'ssgwId', complaint } });
      }
    return { rejected, remedies: unlisted.size > 0 ? [adding(unlisted)] : [] };
  },
};

async function fetchHolders(rows: readonly PickedRow[], context: ImportCheckContext) {
  const { provider, signal } = context;
  const named = rows.flatMap(({ values }) => Object.keys(holds).flatMap(key => values[key] ?? []));
  const ids = [...new Set(named.map(String))];
  const holders: (readonly [string, Holder])[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    signal.throwIfAborted();
    const some = ids.slice(at, at + AT_ONCE);
    const { data } = await provider.getMany<Holder>('assets', {
      ...{ ids: some, signal },
      meta: { strict: true },
    });
    for (const holder of data) holders.push([holder.id, holder]);
  }
  return idMap(holders);
}

/** Why a device cannot hang where its row says. */
const misplaced = ({ at, values }: PickedRow, holders: IdMap<Holder>): readonly RejectedRow[] =>
  Object.entries(holds).flatMap(([column, canHold]) => {
    const holder = holders.get(String(values[column]));
    if (!holder) return [];
    const args = { name: String(holder['name'] ?? holder.id) };
    const isOffline = column === 'ssgwId' && holder['status'] === 'offline';
    const key = canHold(holder)
      ? isOffline && 'asset.import.offline'
      : `asset.import.unsuitable.${column}`;
    return key ? [{ at, problem: { column, complaint: { key, args } } }] : [];
  });

/** The rows that the whitelist of their gateway does not name. An empty whitelist lets every device in. */
async function notListed(
  gateways: readonly string[],
  byGateway: ReadonlyMap<string, readonly PickedRow[]>,
  { signal }: ImportCheckContext,
): Promise<ReadonlyMap<string, readonly PickedRow[]>> {
  const unlisted = new Map<string, readonly PickedRow[]>();
  await forEach(gateways, async id => {
    const { ids } = await calls.core.getWhitelist({ path: { id }, signal });
    if (ids.length === 0) return;
    const listed = idSet(ids);
    const left = (byGateway.get(id) ?? []).filter(row => !listed.has(idOf(row)));
    if (left.length > 0) unlisted.set(id, left);
  });
  return unlisted;
}

/** Adds the devices to the whitelists of their gateways. */
function adding(unlisted: ReadonlyMap<string, readonly PickedRow[]>): Remedy {
  const count = [...unlisted.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    problem: NOT_LISTED,
    label: 'asset.import.addToWhitelist',
    args: { smart_count: count, gateways: unlisted.size },
    operation: addToWhitelist,
    run: ({ provider, signal }) =>
      forEach([...unlisted], async ([id, rows]) => {
        const ids = rows.map(idOf);
        for (let at = 0; at < ids.length; at += MAX_ADDED) {
          const body = { ids: ids.slice(at, at + MAX_ADDED) };
          await provider.call(addToWhitelist, { path: { id }, body, signal });
        }
      }),
  };
}

/** A few at a time; the first failure ends it. @throws that failure */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const failures: unknown[] = [];
  await fewAtOnce(
    items,
    item => work(item).catch((error: unknown) => void failures.push(error)),
    () => failures.length === 0,
  );
  if (failures.length > 0) throw failures[0];
}
