import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createApiCaller } from '../support/apiCaller.ts';
import {
  createAcknowledgedWrites,
  isAddedAsset,
  listLostWrites,
  WRITE_KINDS,
  type WriteKind,
  writeOne,
} from '../support/durableWrites.ts';
import { type ListeningProcess, startListening } from '../support/startListening.ts';

const WRITERS = 3;

let folder: string;
let running: ListeningProcess | undefined;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'durability-'))));
afterEach(async () => {
  await running?.stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start() {
  const file = join(folder, 'state.sqlite');
  const command = [process.execPath, 'codegen/commands/mocks.ts'];
  const flags = ['--port', '0', '--users', '20', '--assets', '300', '--scenario', 'storm'];
  running = await startListening([...command, ...flags, '--data', file], {});
  const { url, stop } = running;
  return { ...createApiCaller(request => fetch(request), url), kill: () => stop('SIGKILL') };
}

it('loses no acknowledged write when it is killed under load, twice: users, assets, uploads [MOCK-02/durable]', async () => {
  let server = await start();
  const token = await server.signIn('admin');
  const acknowledged = createAcknowledgedWrites();
  const counts = () => WRITE_KINDS.map(kind => acknowledged.values[kind].size);
  const total = () => counts().reduce((sum, count) => sum + count, 0);

  for (const enough of [60, 120]) {
    const { call, kill } = server;
    let killed: Promise<void> | undefined;
    const write = async (kind: WriteKind, writer: number) => {
      for (let n = 0; killed === undefined; n += 1) {
        const name = `${enough}x${writer}x${n}`;
        await writeOne(kind, { call, token, acknowledged }, name);
        if (total() >= enough && counts().every(count => count > enough / 12)) killed ??= kill();
      }
    };
    const ends = await Promise.allSettled(
      WRITE_KINDS.flatMap(kind => Array.from({ length: WRITERS }, (_, i) => write(kind, i))),
    );
    await killed;
    const reasons = ends.map(end => (end.status === 'rejected' ? String(end.reason) : 'ended'));
    // The outcome of the last call of a writer is unknown; a rejection would have been reported.
    for (const reason of reasons) expect(reason).toMatch(/ended|fetch failed|terminated/);
    expect(reasons.some(reason => reason !== 'ended')).toBe(true);

    server = await start();
    expect(await listLostWrites({ call: server.call, token, acknowledged })).toEqual([]);
  }
  expect(total()).toBeGreaterThanOrEqual(120);
  const { deletedIds } = acknowledged;
  expect([...deletedIds].some(isAddedAsset) && ![...deletedIds].every(isAddedAsset)).toBe(true);
}, 120_000);
