import { Blob as NodeBlob } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';

import { createChannelWorker } from '../../../../tests/support/channelWorker.ts';
import { exposeMethods } from '../../../threads/exposeMethods.ts';
import { TableError } from '../table/TableError.ts';
import { createLocalImportWorker } from './createLocalImportWorker.ts';
import { openImportWorker } from './openImportWorker.ts';

/** Represents a file of more than 200 MB. */
const TOO_LARGE = 'too large';

let workers: Worker[];

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', function createWorker() {
    const local = createLocalImportWorker();
    const open = async (file: Blob) => {
      if ((await file.text()) === TOO_LARGE)
        throw new TableError('transfer.file.large', { max: 200 });
      return local.open(file);
    };
    const worker = createChannelWorker(endpoint => exposeMethods({ ...local, open }, endpoint));
    workers.push(worker);
    return worker;
  });
});

/** The blob of jsdom cannot be sent in a message. */
const createFile = (text: string) => new NodeBlob([text]) as Blob;

it('reads a file in a thread', async () => {
  const worker = await openImportWorker();
  const info = await worker.open(createFile('name,port\nLamp 1,80\nLamp 2,81'));
  expect(info).toMatchObject({ format: 'csv', heads: ['name', 'port'], count: 2 });
  expect(workers).toHaveLength(1);
  worker.close();
});

it('rejects with the message of an unreadable file, and its arguments', async () => {
  const worker = await openImportWorker();
  const open = (text: string) => worker.open(createFile(text)).catch((error: unknown) => error);
  const headsOnly = await open('name,port');
  expect(headsOnly).toBeInstanceOf(TableError);
  expect(headsOnly).toMatchObject({ key: 'transfer.file.headsOnly', args: {} });
  const tooLarge = await open(TOO_LARGE);
  expect(tooLarge).toBeInstanceOf(TableError);
  expect(tooLarge).toMatchObject({ key: 'transfer.file.large', args: { max: 200 } });
  worker.close();
});

it.each([
  ['fails', (worker: Worker) => worker.dispatchEvent(new ErrorEvent('error')), 'ended'],
  ['is closed', (_: Worker, close: () => void) => close(), 'is closed'],
])('rejects a pending call when the thread %s', async (_, end, text) => {
  const worker = await openImportWorker();
  const opened = worker.open(createFile('name,port\nLamp 1,80')).catch((error: unknown) => error);
  end(workers[0]!, worker.close);
  expect(await opened).toEqual(new Error(`The reader of files ${text}`));
  worker.close();
});
