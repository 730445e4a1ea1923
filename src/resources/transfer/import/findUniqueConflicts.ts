import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import type { ImportWorker, PickedRow, RejectedRow } from '../importWorker/ImportWorker.ts';
import { type UniqueField, getUniqueFields, getUniqueKey } from '../importWorker/uniqueFields.ts';
import { pickRows } from './pickRows.ts';
import { STRICT_LIST_META } from './strictListMeta.ts';

/** Values are sent in a URL, whose length is limited. */
const VALUES_PER_REQUEST = 20;
/** For more values than this, a scan of all records takes fewer calls. */
const MAX_FILTERED_VALUES = 400;
/** The maximum number of scanned records: above it, the platform checks the rows on save. */
const MAX_SCANNED_RECORDS = 50_000;

interface UniqueConflictOptions {
  readonly provider: ConsoleDataProvider;
  readonly descriptor: ResourceDescriptor;
  readonly plan: ImportPlan;
  readonly worker: Pick<ImportWorker, 'pick'>;
  readonly signal: AbortSignal;
}

/** Finds the rows whose unique values are already taken by other records. */
export async function findUniqueConflicts(
  options: UniqueConflictOptions,
): Promise<readonly RejectedRow[]> {
  const { key, create = [], update = [] } = options.plan;
  const fields = getUniqueFields([...create, ...update]).filter(({ source }) => source !== key);
  const conflicts: RejectedRow[] = [];
  for (const field of fields) conflicts.push(...(await findConflictsIn(field, options)));
  return conflicts;
}

async function findConflictsIn(
  field: UniqueField,
  options: UniqueConflictOptions,
): Promise<readonly RejectedRow[]> {
  const { source } = field;
  const rowsByKey = new Map<string, PickedRow[]>();
  const sources = [source, ...field.unique];
  const pickOptions = { changedSources: [source], sources, includesRejected: true } as const;
  for await (const rows of pickRows(options.worker, pickOptions))
    for (const row of rows) {
      const value = getUniqueKey(field, row.values);
      if (value !== undefined) rowsByKey.set(value, [...(rowsByKey.get(value) ?? []), row]);
    }
  const conflicts: RejectedRow[] = [];
  for await (const record of fetchMatchingRecords(field, rowsByKey, options)) {
    const args = { key: String(record[source]) };
    const error = { column: source, error: { key: 'transfer.wrong.taken', args } };
    for (const row of rowsByKey.get(getUniqueKey(field, record) ?? '') ?? [])
      if (String(row.id) !== String(record.id)) conflicts.push({ at: row.at, error });
  }
  return conflicts;
}

/** Yields records that may have one of these values. */
async function* fetchMatchingRecords(
  { source, ignoreCase }: UniqueField,
  rowsByKey: ReadonlyMap<string, readonly PickedRow[]>,
  { provider, descriptor, signal }: UniqueConflictOptions,
): AsyncGenerator<RaRecord, void, undefined> {
  const field = descriptor.fields.find(each => each.source === source);
  if (!descriptor.verbs.list || !field || rowsByKey.size === 0) return;
  // Stores compare case-sensitively: a match in another case is only found by a scan.
  const isFilterable =
    !ignoreCase && field.filter.includes('eq') && descriptor.dialect === 'loopback';
  const values = [
    ...new Set([...rowsByKey.values()].flatMap(rows => rows[0]?.values[source] ?? [])),
  ];
  if (!isFilterable || values.length > MAX_FILTERED_VALUES) {
    for await (const { rows, total = 0 } of await provider.eachPage(descriptor.name, {
      signal,
      ...STRICT_LIST_META,
    })) {
      if (total > MAX_SCANNED_RECORDS) return;
      yield* rows;
    }
    return;
  }
  for (let at = 0; at < values.length; at += VALUES_PER_REQUEST) {
    const or = values.slice(at, at + VALUES_PER_REQUEST).map(eq => ({ [source]: { eq } }));
    const pages = await provider.eachPage(descriptor.name, {
      filter: { or },
      signal,
      ...STRICT_LIST_META,
    });
    for await (const { rows } of pages) yield* rows;
  }
}
