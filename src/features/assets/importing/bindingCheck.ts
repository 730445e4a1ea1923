import type { RaRecord } from 'react-admin';

import { createIdMap, createIdSet, type IdMap } from '../../../domain/isSameId.ts';
import { calls } from '../../../data/calls.ts';
import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import { operation as addToWhitelist } from '../../../generated/core/operations/addToWhitelist.ts';
import type {
  PickedRow,
  RejectedRow,
} from '../../../resources/transfer/importWorker/ImportWorker.ts';
import type {
  ImportCheck,
  ImportCheckContext,
  ImportRemedy,
} from '../../../resources/transfer/import/ImportCheck.ts';

type Holder = RaRecord<string> & { readonly model?: string | null; readonly type?: string | null };

/** Whether a device can be the target of a reference field. If its type cannot be read, the platform decides. */
const canHoldByField = {
  ssgwId: ({ model }) => (model ?? 'ssgw') === 'ssgw',
  poleId: ({ type }) => (type ?? 'POLE') === 'POLE',
  controllerId: ({ type }) => (type ?? 'CONTROLLER') === 'CONTROLLER',
} satisfies Readonly<Record<string, (holder: Holder) => boolean>>;

const HOLDER_FIELDS = [
  'ssgwId',
  'poleId',
  'controllerId',
] as const satisfies readonly (keyof typeof canHoldByField)[];

const NOT_IN_WHITELIST_KEY = 'asset.import.notListed';
const IDS_PER_REQUEST = 500;
/** One call per id: more gateways than this are not checked. */
const MAX_GATEWAYS = 1_000;
/** Maximum number of ids per whitelist call. */
const MAX_IDS_PER_WHITELIST_CALL = 1_000;

const getDeviceId = ({ id, values }: PickedRow): string => String(id ?? values['id']);

/**
 * Checks the reference targets of imported devices: they must be suitable, a gateway must be online, and its
 * whitelist must contain the device. Devices of the same file are not looked up.
 *
 * @see ASSET-07, codes 4, 72, 79
 */
export const bindingCheck: ImportCheck = {
  changedSources: HOLDER_FIELDS,
  extraSources: ['id'],
  async check(rows, context) {
    const holders = await fetchHolders(rows, context);
    const rejected: RejectedRow[] = [];
    for (const row of rows) rejectUnsuitableHolders(row, holders, rejected);
    const rejectedRowIndexes = new Set(rejected.map(({ at }) => at));
    const boundRows = rows.filter(
      ({ at, values }) => values['ssgwId'] !== undefined && !rejectedRowIndexes.has(at),
    );
    const rowsByGateway = Map.groupBy(boundRows, ({ values }) => String(values['ssgwId']));
    const gateways = [...rowsByGateway.keys()]
      .filter(id => holders.get(id) !== undefined)
      .slice(0, MAX_GATEWAYS);
    const unlistedByGateway = await findUnlistedRows(gateways, rowsByGateway, context);
    for (const [gateway, unlistedRows] of unlistedByGateway)
      for (const { at } of unlistedRows) {
        const args = { gateway: String(holders.get(gateway)?.['name'] ?? gateway) };
        const validationError = { key: NOT_IN_WHITELIST_KEY, args };
        rejected.push({ at, error: { column: 'ssgwId', error: validationError } });
      }
    // Rows with other errors are not imported, so their devices are not added to a whitelist.
    const remediedByGateway = new Map(
      [...unlistedByGateway]
        .map(([gateway, all]) => [gateway, all.filter(row => !row.isRejected)] as const)
        .filter(([, remedied]) => remedied.length > 0),
    );
    return {
      rejected,
      remedies: remediedByGateway.size > 0 ? [buildWhitelistRemedy(remediedByGateway)] : [],
    };
  },
};

/** Returns each id once. A file has up to 200,000 rows: one list of all values would be a long task of the page. */
function collectHolderIds(rows: readonly PickedRow[]): readonly string[] {
  const ids = new Set<string>();
  for (const { values } of rows)
    for (const key of HOLDER_FIELDS) {
      const id = values[key];
      if (typeof id === 'string' || typeof id === 'number') ids.add(String(id));
    }
  return [...ids];
}

async function fetchHolders(rows: readonly PickedRow[], context: ImportCheckContext) {
  const { provider, signal } = context;
  const ids = collectHolderIds(rows);
  const holders: (readonly [string, Holder])[] = [];
  for (let at = 0; at < ids.length; at += IDS_PER_REQUEST) {
    signal.throwIfAborted();
    const idBatch = ids.slice(at, at + IDS_PER_REQUEST);
    const { data } = await provider.getMany<Holder>('assets', {
      ...{ ids: idBatch, signal },
      meta: { strict: true },
    });
    for (const holder of data) holders.push([holder.id, holder]);
  }
  return createIdMap(holders);
}

/** Adds why a device cannot be attached to the target of its row. */
function rejectUnsuitableHolders(
  { at, values }: PickedRow,
  holders: IdMap<Holder>,
  rejected: RejectedRow[],
): void {
  for (const column of HOLDER_FIELDS) {
    const holder = holders.get(values[column]);
    if (!holder) continue;
    const args = { name: String(holder['name'] ?? holder.id) };
    const isOffline = column === 'ssgwId' && holder['status'] === 'offline';
    const key = canHoldByField[column](holder)
      ? isOffline && 'asset.import.offline'
      : `asset.import.unsuitable.${column}`;
    if (key) rejected.push({ at, error: { column, error: { key, args } } });
  }
}

/** Returns the rows that the whitelist of their gateway lacks. An empty whitelist accepts every device. */
async function findUnlistedRows(
  gateways: readonly string[],
  rowsByGateway: ReadonlyMap<string, readonly PickedRow[]>,
  { signal }: ImportCheckContext,
): Promise<ReadonlyMap<string, readonly PickedRow[]>> {
  const unlistedByGateway = new Map<string, readonly PickedRow[]>();
  await runForEachItem(gateways, async id => {
    const { ids } = await calls.core.getWhitelist({ path: { id }, signal });
    if (ids.length === 0) return;
    const listedIds = createIdSet(ids);
    const unlistedRows = (rowsByGateway.get(id) ?? []).filter(
      row => !listedIds.has(getDeviceId(row)),
    );
    if (unlistedRows.length > 0) unlistedByGateway.set(id, unlistedRows);
  });
  return unlistedByGateway;
}

/** Builds the remedy that adds the devices to the whitelists of their gateways. */
function buildWhitelistRemedy(
  unlistedByGateway: ReadonlyMap<string, readonly PickedRow[]>,
): ImportRemedy {
  const count = [...unlistedByGateway.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    errorKey: NOT_IN_WHITELIST_KEY,
    label: 'asset.import.addToWhitelist',
    args: { smart_count: count, gateways: unlistedByGateway.size },
    operation: addToWhitelist,
    run: ({ provider, signal }) =>
      runForEachItem([...unlistedByGateway], async ([id, rows]) => {
        const ids = rows.map(getDeviceId);
        for (let at = 0; at < ids.length; at += MAX_IDS_PER_WHITELIST_CALL) {
          const body = { ids: ids.slice(at, at + MAX_IDS_PER_WHITELIST_CALL) };
          await provider.call(addToWhitelist, { path: { id }, body, signal });
        }
      }),
  };
}

/** Runs a few at a time; stops at the first error. @throws that error */
async function runForEachItem<Item>(
  items: readonly Item[],
  handleItem: (item: Item) => Promise<void>,
) {
  const failures: unknown[] = [];
  await forEachConcurrently(
    items,
    item => handleItem(item).catch((error: unknown) => void failures.push(error)),
    () => failures.length === 0,
  );
  if (failures.length > 0) throw failures[0];
}
