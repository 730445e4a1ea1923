import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import type { Desk, PickedRow, RejectedRow } from '../desk/Desk.ts';
import { type UniqueField, uniqueFields, uniqueValue } from '../desk/unique.ts';
import { pickRows } from './pickRows.ts';
import { STRICT } from './strict.ts';

/** Values go into an address, which has an end. */
const AT_ONCE = 20;
/** For more values than this it takes fewer calls to read all records. */
const MAX_ASKED = 400;
/** More records than this are not read: the platform decides when it gets the rows. */
const MAX_READ = 50_000;

interface TakenOptions {
  readonly provider: ConsoleDataProvider;
  readonly descriptor: ResourceDescriptor;
  readonly plan: ImportPlan;
  readonly desk: Pick<Desk, 'pick'>;
  readonly signal: AbortSignal;
}

/** The rows whose unique values other records have already. */
export async function findTaken(options: TakenOptions): Promise<readonly RejectedRow[]> {
  const { key, create = [], update = [] } = options.plan;
  const fields = uniqueFields([...create, ...update]).filter(({ source }) => source !== key);
  const found: RejectedRow[] = [];
  for (const field of fields) found.push(...(await takenIn(field, options)));
  return found;
}

async function takenIn(field: UniqueField, options: TakenOptions): Promise<readonly RejectedRow[]> {
  const { source } = field;
  const wanted = new Map<string, PickedRow>();
  const sources = [source, ...field.unique];
  for await (const rows of pickRows(options.desk, { having: [source], sources }))
    for (const row of rows) {
      const value = uniqueValue(field, row.values);
      if (value !== undefined) wanted.set(value, row);
    }
  const found: RejectedRow[] = [];
  for await (const record of recordsWith(field, wanted, options)) {
    const row = wanted.get(uniqueValue(field, record) ?? '');
    if (!row || String(row.id) === String(record.id)) continue;
    const args = { key: String(record[source]) };
    const problem = { column: source, complaint: { key: 'transfer.wrong.taken', args } };
    found.push({ at: row.at, problem });
  }
  return found;
}

/** Records that may have one of these values. */
async function* recordsWith(
  { source, ignoreCase }: UniqueField,
  wanted: ReadonlyMap<string, PickedRow>,
  { provider, descriptor, signal }: TakenOptions,
): AsyncGenerator<RaRecord, void, undefined> {
  const field = descriptor.fields.find(each => each.source === source);
  if (!descriptor.verbs.list || !field || wanted.size === 0) return;
  // Stores compare by the letter: what is alike in another case is only found among all.
  const isAsked = !ignoreCase && field.filter.includes('eq') && descriptor.dialect === 'loopback';
  const values = [...new Set([...wanted.values()].map(row => row.values[source]))];
  if (!isAsked || values.length > MAX_ASKED) {
    for await (const { rows, total = 0 } of await provider.eachPage(descriptor.name, {
      signal,
      ...STRICT,
    })) {
      if (total > MAX_READ) return;
      yield* rows;
    }
    return;
  }
  for (let at = 0; at < values.length; at += AT_ONCE) {
    const or = values.slice(at, at + AT_ONCE).map(eq => ({ [source]: { eq } }));
    const pages = await provider.eachPage(descriptor.name, { filter: { or }, signal, ...STRICT });
    for await (const { rows } of pages) yield* rows;
  }
}
