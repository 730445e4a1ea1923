import type { RaRecord } from 'react-admin';

import { getErrorStatus } from '../../../domain/errorStatus.ts';
import { createIdMap } from '../../../domain/isSameId.ts';
import type { ReadyRow } from '../importWorker/ImportWorker.ts';
import { sendIndividually } from './sendIndividually.ts';
import type { SendContext } from './SendContext.ts';
import { STRICT_LIST_META } from './strictListMeta.ts';

type Values = ReadyRow['values'];

/**
 * Sends rows in one call, and those that clear a value individually: a batch cannot express that.
 *
 * @returns the indexes of the rows that were started
 */
export async function sendBatch(
  rows: readonly ReadyRow[],
  context: SendContext,
  noteFailure: (hadNoResponse: boolean) => void,
): Promise<ReadonlySet<number>> {
  const startedIndexes = new Set<number>();
  if (!context.canContinue()) return startedIndexes;
  const individualRows = rows.filter(
    row => row.action === 'update' && !canSendInBatch(row, context),
  );
  const batchRows = rows.filter(row => !individualRows.includes(row));
  for (const { at } of batchRows) startedIndexes.add(at);
  const completeRows = await completeMissingValues(batchRows, context);
  if (completeRows.length > 0) await sendList(completeRows, context, noteFailure);
  const individualIndexes = await sendIndividually(individualRows, context, noteFailure);
  return new Set([...startedIndexes, ...individualIndexes]);
}

const canSendInBatch = ({ values }: ReadyRow, { descriptor }: SendContext) =>
  descriptor.imports?.existingParameter !== undefined &&
  Object.values(values).every(value => value !== null);

interface CompleteRow {
  readonly row: ReadyRow;
  readonly values: Values;
}

async function sendList(
  completeRows: readonly CompleteRow[],
  { provider, descriptor, mode, onSaved, onFailed }: SendContext,
  noteFailure: (hadNoResponse: boolean) => void,
) {
  const existing = mode === 'create' ? 'create' : 'update';
  const rowValues = completeRows.map(({ values }) => values);
  try {
    const outcome = await provider.importRows(descriptor.name, rowValues, existing);
    const hasAllFailed = outcome.failed.length === rowValues.length;
    noteFailure(hasAllFailed && outcome.failed.every(({ error }) => getErrorStatus(error) === 0));
    if (outcome.created > 0) onSaved('create', outcome.created);
    if (outcome.updated > 0) onSaved('update', outcome.updated);
    for (const { index, error } of outcome.failed) {
      const row = completeRows[index]?.row;
      if (row) onFailed(row, error);
    }
  } catch (error) {
    for (const { row } of completeRows) onFailed(row, error);
  }
}

/**
 * Completes the rows for the platform: with their key, and with required values that they do not change. These are read
 * just before, so that no outdated value is written back.
 */
async function completeMissingValues(
  rows: readonly ReadyRow[],
  { provider, descriptor, onRejected, onFailed, formatMissing }: SendContext,
): Promise<readonly CompleteRow[]> {
  const { key, verbs } = descriptor;
  const requiredSources = (verbs.create?.body?.fields ?? []).flatMap(({ source, required }) =>
    required && source !== key ? [source] : [],
  );
  const lacksValues = ({ action, values }: ReadyRow) =>
    action === 'update' && requiredSources.some(source => !Object.hasOwn(values, source));
  const ids = rows.flatMap(row => (lacksValues(row) && row.id !== undefined ? [row.id] : []));
  let recordsById = createIdMap<RaRecord>([]);
  try {
    const { data } =
      ids.length > 0
        ? await provider.getMany(descriptor.name, { ids, meta: STRICT_LIST_META })
        : { data: [] };
    recordsById = createIdMap(data.map((record: RaRecord) => [record.id, record] as const));
  } catch (error) {
    for (const row of rows) onFailed(row, error, false);
    return [];
  }
  return rows.flatMap(row => {
    const values = row.id === undefined ? row.values : { [key]: row.id, ...row.values };
    if (!lacksValues(row)) return [{ row, values }];
    const record = row.id === undefined ? undefined : recordsById.get(row.id);
    if (!record) {
      onRejected(row, formatMissing(String(row.id)));
      return [];
    }
    const requiredEntries = requiredSources.map(
      source => [source, record[source] as unknown] as const,
    );
    return [{ row, values: { ...Object.fromEntries(requiredEntries), ...values } }];
  });
}
