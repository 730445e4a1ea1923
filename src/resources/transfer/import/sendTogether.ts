import type { RaRecord } from 'react-admin';

import { idMap } from '../../../domain/sameId.ts';
import type { ReadyRow } from '../desk/Desk.ts';
import { sendApart } from './sendApart.ts';
import { type Sending, statusOf } from './Sending.ts';
import { STRICT } from './strict.ts';

type Values = ReadyRow['values'];

/**
 * Sends rows in one call, and those that take a value out of a record one by one: no list of rows can say that.
 *
 * @returns the places of those that were begun
 */
export async function sendTogether(
  rows: readonly ReadyRow[],
  sending: Sending,
  listen: (wasSilent: boolean) => void,
): Promise<ReadonlySet<number>> {
  const begun = new Set<number>();
  if (!sending.goesOn()) return begun;
  const alone = rows.filter(row => row.action === 'update' && !canGoAlong(row, sending));
  const others = rows.filter(row => !alone.includes(row));
  for (const { at } of others) begun.add(at);
  const whole = await completed(others, sending);
  if (whole.length > 0) await sendList(whole, sending, listen);
  const apart = await sendApart(alone, sending, listen);
  return new Set([...begun, ...apart]);
}

const canGoAlong = ({ values }: ReadyRow, { descriptor }: Sending) =>
  descriptor.imports?.existing !== undefined &&
  Object.values(values).every(value => value !== null);

interface WholeRow {
  readonly row: ReadyRow;
  readonly values: Values;
}

async function sendList(
  whole: readonly WholeRow[],
  { provider, descriptor, mode, done, failed }: Sending,
  listen: (wasSilent: boolean) => void,
) {
  const existing = mode === 'create' ? 'create' : 'update';
  const sent = whole.map(({ values }) => values);
  try {
    const outcome = await provider.importRows(descriptor.name, sent, existing);
    const isLost = outcome.failed.length === sent.length;
    listen(isLost && outcome.failed.every(({ error }) => statusOf(error) === 0));
    if (outcome.created > 0) done('create', outcome.created);
    if (outcome.updated > 0) done('update', outcome.updated);
    for (const { index, error } of outcome.failed) {
      const row = whole[index]?.row;
      if (row) failed(row, error);
    }
  } catch (error) {
    for (const { row } of whole) failed(row, error);
  }
}

/**
 * The rows as the platform takes them: with their key, and with what every row must say even where it changes nothing of
 * it. That is read just now, so that nothing older than a moment is written back.
 */
async function completed(
  rows: readonly ReadyRow[],
  { provider, descriptor, refuse, failed, missing }: Sending,
): Promise<readonly WholeRow[]> {
  const { key, verbs } = descriptor;
  const needed = (verbs.create?.body?.fields ?? []).flatMap(({ source, required }) =>
    required && source !== key ? [source] : [],
  );
  const lacks = ({ action, values }: ReadyRow) =>
    action === 'update' && needed.some(source => !Object.hasOwn(values, source));
  const ids = rows.flatMap(row => (lacks(row) && row.id !== undefined ? [row.id] : []));
  let before = idMap<RaRecord>([]);
  try {
    const { data } =
      ids.length > 0
        ? await provider.getMany(descriptor.name, { ids, meta: STRICT })
        : { data: [] };
    before = idMap(data.map((record: RaRecord) => [record.id, record] as const));
  } catch (error) {
    for (const row of rows) failed(row, error, false);
    return [];
  }
  return rows.flatMap(row => {
    const values = row.id === undefined ? row.values : { [key]: row.id, ...row.values };
    if (!lacks(row)) return [{ row, values }];
    const record = row.id === undefined ? undefined : before.get(row.id);
    if (!record) {
      refuse(row, missing(String(row.id)));
      return [];
    }
    const kept = needed.map(source => [source, record[source] as unknown] as const);
    return [{ row, values: { ...Object.fromEntries(kept), ...values } }];
  });
}
