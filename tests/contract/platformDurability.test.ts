import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createCaller } from '../support/caller.ts';
import { type Listening, startListening } from '../support/listening.ts';

const GUEST_ROLE = '5f1e0000000000000000b004';
const WRITERS = 6;

let folder: string;
let running: Listening | undefined;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'durability-'))));
afterEach(async () => {
  await running?.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start() {
  const file = join(folder, 'state.sqlite');
  const command = [process.execPath, 'mocks/commands/mocks.ts'];
  const flags = ['--port', '0', '--users', '20', '--data', file];
  running = await startListening([...command, ...flags], {});
  const { url, end } = running;
  return { ...createCaller(request => fetch(request), url), kill: () => end('SIGKILL') };
}

it('loses no acknowledged write when it is killed under load, twice [MOCK-02/users]', async () => {
  let server = await start();
  const token = await server.signIn('admin');
  const acknowledged = new Map<string, string>();

  for (const enough of [40, 80]) {
    const { call, kill } = server;
    let killed: Promise<void> | undefined;

    const write = async (writer: number) => {
      for (let n = 0; killed === undefined; n += 1) {
        const username = `w${enough}x${writer}x${n}`;
        const names = { username, lastName: 'Lin', firstName: 'Wan' };
        const user = { ...names, password: 'Night#2026', roleId: GUEST_ROLE };
        const created = await call('POST', '/users/users', { token, json: user });
        const { id } = created.body as { id: string };
        acknowledged.set(id, 'Lin');
        const change = { token, json: { lastName: `L${n}` } };
        const changed = await call('PATCH', `/users/users/${id}`, change);
        acknowledged.set(id, (changed.body as { lastName: string }).lastName);
        if (acknowledged.size >= enough) killed ??= kill();
      }
    };
    // What a writer was told before the power went is written down; how its last call ended is not told.
    const ends = await Promise.allSettled(Array.from({ length: WRITERS }, (_, i) => write(i)));
    await killed;
    expect(acknowledged.size).toBeGreaterThanOrEqual(enough);
    expect(ends.some(({ status }) => status === 'rejected')).toBe(true);

    server = await start();
    const list = await server.call('GET', '/users/users', { token });
    // The token of before the first kill is good, too.
    expect(list.status).toBe(200);
    const kept = new Map(
      (list.body as { id: string; lastName: string }[]).map(user => [user.id, user.lastName]),
    );
    for (const [id, lastName] of acknowledged) {
      expect(kept.has(id), `user ${id}`).toBe(true);
      // A change on its way when the power went may be kept as well, but never an older value than acknowledged.
      if (kept.get(id) !== lastName)
        expect([lastName, kept.get(id)]).toEqual(['Lin', expect.stringMatching(/^L\d+$/)]);
    }
  }
});
