import type { RaRecord } from 'react-admin';

import { fewAtOnce } from '../../../domain/fewAtOnce.ts';
import type { ReadyRow } from '../desk/Desk.ts';
import { type Sending, statusOf } from './Sending.ts';

/**
 * Sends rows one by one, a few at a time.
 *
 * @returns the places of those that were begun
 */
export async function sendApart(
  rows: readonly ReadyRow[],
  sending: Sending,
  listen: (wasSilent: boolean) => void,
): Promise<ReadonlySet<number>> {
  const begun = new Set<number>();
  const one = async (row: ReadyRow) => {
    begun.add(row.at);
    try {
      await send(row, sending);
      sending.done(row.action, 1);
    } catch (error) {
      listen(statusOf(error) === 0);
      sending.failed(row, error);
    }
  };
  await fewAtOnce(rows, one, sending.goesOn);
  return begun;
}

async function send({ action, id, values }: ReadyRow, { provider, descriptor }: Sending) {
  if (action === 'create' || id === undefined) {
    await provider.create(descriptor.name, { data: values });
    return;
  }
  const { update, one } = descriptor.verbs;
  // Where a change replaces the record, what the file does not say of it must go along.
  const before =
    update?.method === 'put' && one
      ? (await provider.getOne<RaRecord>(descriptor.name, { id })).data
      : { id };
  await provider.update<RaRecord>(descriptor.name, { id, data: values, previousData: before });
}
