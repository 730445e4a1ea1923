import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { fewAtOnce } from '../../../domain/fewAtOnce.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { Desk, ReadyRow, Refused } from '../desk/Desk.ts';

/** What became of the rows that were sent. */
export interface Sent {
  readonly created: number;
  readonly updated: number;
  /** What the platform did not take, each with its reason. */
  readonly refused: readonly Refused[];
  /** Rows that were not begun: it was cancelled, the session or the connection ended. */
  readonly unsent: readonly Refused[];
}

export interface SendOptions {
  readonly provider: ConsoleDataProvider;
  readonly descriptor: ResourceDescriptor;
  readonly desk: Desk;
  /** How many rows there are to send. */
  readonly total: number;
  readonly wordsFor: (error: unknown) => string;
  readonly notSent: string;
}

const AT_ONCE = 200;
/** After so many calls in a row without any answer, there is no connection. */
const SILENCE = 12;

/**
 * Sends the rows that passed the check, a few at a time and each once: a call that failed is never made again by itself,
 * because it may have been done.
 */
export async function sendRows(options: SendOptions, { signal, tell }: TaskControl): Promise<Sent> {
  const { desk, total, wordsFor, notSent } = options;
  const counts = { create: 0, update: 0 };
  const refused: Refused[] = [];
  const unsent: Refused[] = [];
  let silent = 0;
  let isOver = false;

  const goesOn = () => !signal.aborted && !isOver;
  const one = async (row: ReadyRow) => {
    try {
      await send(options, row);
      counts[row.action] += 1;
      silent = 0;
    } catch (error) {
      const { status } = error as { readonly status?: unknown };
      silent = status === 0 ? silent + 1 : 0;
      if (status === 401 || silent >= SILENCE) isOver = true;
      refused.push({ at: row.at, reason: wordsFor(error) });
    }
    const done = counts.create + counts.update + refused.length;
    tell({ done, total, failed: refused.length });
  };

  for (let from: number | undefined = 0; from !== undefined;) {
    const { rows, next }: Awaited<ReturnType<Desk['take']>> = await desk.take(from, AT_ONCE);
    const begun = new Set<number>();
    await fewAtOnce(
      rows,
      row => {
        begun.add(row.at);
        return one(row);
      },
      goesOn,
    );
    for (const { at } of rows) if (!begun.has(at)) unsent.push({ at, reason: notSent });
    from = next;
  }
  return { created: counts.create, updated: counts.update, refused, unsent };
}

async function send({ provider, descriptor }: SendOptions, { action, id, values }: ReadyRow) {
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
