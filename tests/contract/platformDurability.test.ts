import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createApiCaller } from '../support/apiCaller.ts';
import { type ListeningProcess, startListening } from '../support/startListening.ts';

const GUEST_ROLE = '5f1e0000000000000000b004';
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

type Call = Awaited<ReturnType<typeof start>>['call'];

/** One kind of write, and how to see after the kill that it is there. */
interface Work {
  /** Writes the nth time, and calls `note` with each acknowledged text at once. */
  readonly write: (
    call: Call,
    token: string,
    n: string,
    note: (text: string) => void,
  ) => Promise<unknown>;
  /** What is there now, under what was noted as its name. */
  readonly read: (call: Call, token: string, n: string) => Promise<string | undefined>;
}

const idOf = (n: string) => `DURABLE_${n.toUpperCase()}`.padEnd(16, '_');

async function succeed(response: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await response;
  // Only what the network did may end a writer.
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Record<string, unknown>;
}

const users: Work = {
  async write(call, token, n, note) {
    const names = { username: `w_${n}`, lastName: 'Lin', firstName: 'Wan' };
    const json = { ...names, password: 'Night#2026', roleId: GUEST_ROLE };
    const { id } = await succeed(call('POST', '/users/users', { token, json }));
    note('Lin');
    const change = { token, json: { lastName: 'Changed' } };
    await succeed(call('PATCH', `/users/users/${String(id)}`, change));
    note('Changed');
  },
  async read(call, token, n) {
    const filter = { where: { username: `w_${n}` } };
    const { body } = await call('GET', '/users/users', { token, filter });
    return (body as { lastName: string }[])[0]?.lastName;
  },
};

const assets: Work = {
  async write(call, token, n, note) {
    const domain = await succeed(call('GET', '/core/domains', { token, filter: { limit: 1 } }));
    const [{ id: domainId }] = domain as unknown as [{ id: string }];
    const asset = { name: `灯${n}`, model: 'ssslc', domainId, geoPoint: { lat: 30.2, lng: 120.2 } };
    await succeed(call('POST', '/core/assets', { token, json: { id: idOf(n), ...asset } }));
    note(asset.name);
    const change = { token, json: { name: `改${n}` } };
    await succeed(call('PATCH', `/core/assets/${idOf(n)}`, change));
    note(`改${n}`);
    // An added one and a seeded one are removed: that must be durable, too.
    await succeed(call('POST', '/core/assets', { token, json: { id: idOf(`X${n}`), ...asset } }));
    await succeed(call('DELETE', `/core/assets/${idOf(`X${n}`)}`, { token }));
    deletedIds.add(idOf(`X${n}`));
    const where = { model: 'sscam' };
    const [seeded] = (await succeed(
      call('GET', '/core/assets', { token, filter: { where, limit: 1 } }),
    )) as unknown as ({ id: string } | undefined)[];
    if (!seeded) return;
    // Another writer may have deleted it just before.
    const { status } = await call('DELETE', `/core/assets/${seeded.id}`, { token });
    if (status < 300) deletedIds.add(seeded.id);
  },
  async read(call, token, n) {
    const { body } = await call('GET', `/core/assets/${idOf(n)}`, { token });
    return (body as { name?: string }).name;
  },
};

/** Assets whose deletion was acknowledged. */
const deletedIds = new Set<string>();

const contentOf = (n: string) => `%PDF-1.4\n${`${n}\0\r\n--`.repeat(5_000)}`;

const uploads: Work = {
  async write(call, token, n, note) {
    const file = new File([contentOf(n)], `${n}.pdf`, { type: 'application/pdf' });
    const parts = { file, type: 'ssslc', name: `doc ${n}` };
    const { id } = await succeed(call('POST', '/storage/doc/upload', { token, parts }));
    uploaded.set(n, String(id));
    note('whole');
  },
  async read(call, token, n) {
    const id = uploaded.get(n);
    const { body } = await call('GET', `/storage/doc/${id}/download/`, { token });
    return body instanceof Uint8Array && new TextDecoder().decode(body) === contentOf(n)
      ? 'whole'
      : 'broken';
  },
};

const uploaded = new Map<string, string>();

it('loses no acknowledged write when it is killed under load, twice: users, assets, uploads [MOCK-02/durable]', async () => {
  let server = await start();
  const token = await server.signIn('admin');
  const kinds = { users, assets, uploads };
  const acknowledged = Object.entries(kinds).map(([kind, work]) => ({
    kind,
    work,
    writes: new Map<string, string>(),
  }));
  const total = () => acknowledged.reduce((sum, { writes }) => sum + writes.size, 0);

  for (const enough of [60, 120]) {
    const { call, kill } = server;
    let killed: Promise<void> | undefined;
    const write = async ({ work, writes }: (typeof acknowledged)[number], writer: number) => {
      for (let n = 0; killed === undefined; n += 1) {
        const name = `${enough}x${writer}x${n}`;
        await work.write(call, token, name, text => writes.set(name, text));
        if (total() >= enough && acknowledged.every(({ writes }) => writes.size > enough / 12)) {
          killed ??= kill();
        }
      }
    };
    const ends = await Promise.allSettled(
      acknowledged.flatMap(one => Array.from({ length: WRITERS }, (_, i) => write(one, i))),
    );
    await killed;
    const reasons = ends.map(end => (end.status === 'rejected' ? String(end.reason) : 'ended'));
    // The outcome of the last call of a writer is unknown; a rejection would have been reported.
    for (const reason of reasons) expect(reason).toMatch(/ended|fetch failed|terminated/);
    expect(reasons.some(reason => reason !== 'ended')).toBe(true);

    server = await start();
    for (const { kind, work, writes } of acknowledged) {
      for (const [name, text] of writes) {
        const found = await work.read(server.call, token, name);
        // A pending change at the kill may be stored as well, but never less than was acknowledged.
        if (found !== text) {
          expect([text, found], `${kind} ${name}`).toEqual([
            expect.stringMatching(/^(Lin|灯)/),
            expect.stringMatching(/^(Changed|改)/),
          ]);
        }
      }
    }
    for (const id of deletedIds) {
      expect((await server.call('GET', `/core/assets/${id}`, { token })).status).toBe(404);
    }
  }
  expect(total()).toBeGreaterThanOrEqual(120);
  const isAdded = (id: string) => id.startsWith('DURABLE_');
  expect([...deletedIds].some(isAdded) && ![...deletedIds].every(isAdded)).toBe(true);
}, 120_000);
