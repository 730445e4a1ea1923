import type { RaRecord } from 'react-admin';

import { getErrorStatus } from '../../../domain/errorStatus.ts';
import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import type { ReadyRow } from '../importWorker/ImportWorker.ts';
import type { SendContext } from './SendContext.ts';

/**
 * Sends rows individually, a few at a time.
 *
 * @returns the indexes of the rows that were started
 */
export async function sendIndividually(
  rows: readonly ReadyRow[],
  context: SendContext,
  noteFailure: (hadNoResponse: boolean) => void,
): Promise<ReadonlySet<number>> {
  const startedIndexes = new Set<number>();
  const sendOne = async (row: ReadyRow) => {
    startedIndexes.add(row.at);
    try {
      await saveRow(row, context);
      context.onSaved(row.action, 1);
    } catch (error) {
      noteFailure(getErrorStatus(error) === 0);
      context.onFailed(row, error);
    }
  };
  await forEachConcurrently(rows, sendOne, context.canContinue);
  return startedIndexes;
}

async function saveRow({ action, id, values }: ReadyRow, { provider, descriptor }: SendContext) {
  if (action === 'create' || id === undefined) {
    await provider.create(descriptor.name, { data: values });
    return;
  }
  const { update, one } = descriptor.verbs;
  // A PUT replaces the record, so values that the file does not have are sent along.
  const previousData =
    update?.method === 'put' && one
      ? (await provider.getOne<RaRecord>(descriptor.name, { id })).data
      : { id };
  await provider.update<RaRecord>(descriptor.name, {
    id,
    data: values,
    previousData,
  });
}
