import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApiCaller } from '../support/apiCaller.ts';
import { findFreePort, type ListeningProcess, startListening } from '../support/startListening.ts';

const commandOf = (name: string) => `codegen/commands/${name}.ts`;

/** Runs a command that is to end by itself. */
function run(name: string, flags: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: unknown; out: string; stderr: string }>(resolve => {
    const options = { env: { ...process.env, PORT: '', ...env } };
    execFile(process.execPath, [commandOf(name), ...flags], options, (error, out, stderr) =>
      resolve({ code: error?.code ?? 0, out, stderr: stderr.trim() }),
    );
  });
}

/** What a tester may load: the example of `mocks/README.md`. */
const rows = JSON.parse(
  /```json\n(\{\s+"users"[\s\S]*?)```/.exec(readFileSync('mocks/README.md', 'utf8'))?.[1] ?? '{}',
) as { assets: readonly { id: string }[] };

const NAMES = ['start', 'dev', 'preview', 'mocks', 'demo'];

describe('a command line', () => {
  it.each([
    [
      'start',
      'npm start knows --port, --data, --seed, --users, --assets, --at, --load, --scenario, --mode, --names, --openapi, each with a value, and --allow-dangling without one.',
    ],
    [
      'dev',
      'npm run dev knows --port, --data, --seed, --users, --assets, --at, --load, --scenario, --mode, --names, --openapi, each with a value, and --allow-dangling without one.',
    ],
    ['preview', 'npm run preview knows --port, --api, each with a value.'],
    [
      'mocks',
      'npm run mocks knows --port, --data, --origin, --seed, --users, --assets, --at, --load, --scenario, --mode, --names, --openapi, each with a value, and --allow-dangling without one.',
    ],
    ['demo', 'npm run demo knows --port, each with a value.'],
  ])('with an unknown flag ends %s with the flags that are known', async (name, sentence) => {
    const { code, out, stderr } = await run(name, ['--prot', '8080']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(stderr).toBe(`Unknown option '--prot'. ${sentence}`);
  });

  it.each([
    ['--port', '70000', '--port must be a whole number from 0 to 65535, not "70000".'],
    ['--users', 'many', '--users must be a whole number from 0 to 1000000, not "many".'],
    ['--seed', '1.5', '--seed must be a whole number from 0 to 4294967295, not "1.5".'],
    [
      '--scenario',
      'hurricane',
      '--scenario must be one of normal, calm, busy, slow, flaky, storm, offline, read-only, expired, tiles-missing, tiles-slow, not "hurricane".',
    ],
    ['--mode', 'dark', '--mode must be one of light, mediaPublish, smartLight, not "dark".'],
    ['--names', 'fr', '--names must be one of en, zh, not "fr".'],
    ['--origin', 'here', '--origin must be a URL such as http://localhost:8080, not "here".'],
  ])('with %s %s is rejected by a sentence', async (flag, value, sentence) => {
    expect(await run('mocks', [flag, value])).toEqual({ code: 1, out: '', stderr: sentence });
  });
});

describe('a busy port', () => {
  let other: Server;
  let port: number;
  beforeEach(async () => {
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const serverInfo = other.address();
    if (serverInfo === null || typeof serverInfo === 'string') throw new Error('no port');
    ({ port } = serverInfo);
  });
  afterEach(() => other.close());

  it.each(NAMES)('ends %s with a sentence', async name => {
    const sentence = `Port ${port} is in use. End the process that listens there, or choose another with --port or PORT.`;
    expect(await run(name, ['--port', String(port)])).toEqual({
      code: 1,
      out: '',
      stderr: sentence,
    });
    expect(await run(name, [], { PORT: String(port) })).toMatchObject({
      code: 1,
      stderr: sentence,
    });
  });
});

describe('the standalone platform', () => {
  let folder: string;
  const running: ListeningProcess[] = [];
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'commands-'))));
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop('SIGKILL')));
    rmSync(folder, { recursive: true });
  });

  async function start(...flags: string[]) {
    const command = [process.execPath, commandOf('mocks'), '--port', '0', '--users', '10'];
    const listening = await startListening([...command, ...flags], {});
    running.push(listening);
    return listening;
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'reports where it listens and ends cleanly on %s',
    async signal => {
      const { url, process: child, stop } = await start('--data', join(folder, 'state.sqlite'));
      expect(url).toMatch(/^http:\/\/localhost:\d+$/);
      expect((await fetch(`${url}/api/config/version`)).status).toBe(200);
      await stop(signal);
      expect(child.exitCode).toBe(0);
    },
  );

  it('rejects a file that another has', async () => {
    const file = join(folder, 'state.sqlite');
    await start('--data', file);
    expect(await run('mocks', ['--port', '0', '--data', file])).toMatchObject({
      code: 1,
      stderr: `${file} is in use by another process: a platform already runs with this state. End it, or choose another location with --data.`,
    });
  });

  it('rejects a file that is something else, and leaves it as it is', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear reader, '.repeat(100));
    const { code, stderr } = await run('mocks', ['--port', '0', '--data', file]);
    expect(code).toBe(1);
    expect(stderr).toContain('is not a file of this platform');
  });

  it('keeps what changed, not the city: the file of many assets has few of them, and its city is generated again', async () => {
    const file = join(folder, 'state.sqlite');
    const city = ['--assets', '20000', '--data', file, '--scenario', 'calm'];
    const first = await start(...city);
    const { call, signIn } = createApiCaller(request => fetch(request), first.url);
    const token = await signIn('admin');
    const count = await call('GET', '/core/assets/count', { token });
    await first.stop();
    const database = new DatabaseSync(file, { readOnly: true });
    const storedCounts = database
      .prepare('SELECT collection, count(*) AS rows FROM change GROUP BY 1')
      .all();
    database.close();
    const rows: Readonly<Record<string, number>> = Object.fromEntries(
      storedCounts.map(row => [String(row.collection), Number(row.rows)] as const),
    );
    // Devices with a fault or a changed control mode, and the sign-ins; records that never change are not stored.
    expect(rows.assets ?? 0).toBeLessThan(5_000);
    expect(rows.users).toBe(1);
    expect(rows).not.toHaveProperty('domains');
    const second = await start('--data', file);
    const again = createApiCaller(request => fetch(request), second.url);
    expect(await again.call('GET', '/core/assets/count', { token })).toMatchObject({
      status: 200,
      body: count.body,
    });
  });

  it('has names in the language of the environment, and keeps them at the next start [MOCK-04]', async () => {
    const file = join(folder, 'state.sqlite');
    const startIn = async (locale: string, ...flags: string[]) => {
      const command = [process.execPath, commandOf('mocks'), '--port', '0', '--users', '10'];
      const sizes = ['--assets', '50', '--data', file];
      const env = { LC_ALL: locale, LANG: 'C' };
      const listening = await startListening([...command, ...sizes, ...flags], env);
      running.push(listening);
      const { call, signIn } = createApiCaller(request => fetch(request), listening.url);
      const token = await signIn('admin');
      const { body } = await call('GET', '/core/domains', { token });
      await listening.stop();
      return (body as readonly { name: string }[]).map(({ name }) => name);
    };
    const english = await startIn('en_GB.UTF-8');
    expect(english).toContain('Riverfront Road');
    expect(english.join('')).not.toMatch(/\p{Script=Han}/u);
    expect(await startIn('zh_CN.UTF-8')).toEqual(english);
    rmSync(file);
    expect(await startIn('zh_CN.UTF-8')).toContain('滨盛路');
    rmSync(file);
    expect(await startIn('zh_CN.UTF-8', '--names', 'en')).toEqual(english);
  });

  it.each([
    [
      'an earlier version',
      'CREATE TABLE record (value TEXT)',
      'is of an earlier version of this platform',
    ],
    ['another generation', '', 'belongs to a city that this version generates otherwise'],
  ])('rejects a file of %s, with the remedy', async (_, before, sentence) => {
    const file = join(folder, 'state.sqlite');
    if (before === '') await (await start('--data', file)).stop();
    const database = new DatabaseSync(file);
    database.exec(before || `UPDATE origin SET value = json_set(value, '$.fingerprint', 'other')`);
    database.close();
    const { code, stderr } = await run('mocks', ['--port', '0', '--data', file]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${file} ${sentence}`);
    expect(stderr).toMatch(/Remove it for a new city, or choose another location with --data\.$/);
  });

  it('starts with the rows of a tester instead of a city', async () => {
    const file = join(folder, 'rows.json');
    writeFileSync(file, JSON.stringify(rows));
    const { url } = await start('--load', file);
    const { call, signIn } = createApiCaller(request => fetch(request), url);
    const token = await signIn('lin_wan');
    const { body } = await call('GET', '/core/assets', { token });
    expect(body).toMatchObject([{ id: rows.assets[0]?.id }]);
    expect(
      (await call('GET', '/users/users/count', { token: await signIn('admin') })).body,
    ).toEqual({
      count: 8,
    });
  });

  it('reports that loaded rows replace the requested city', async () => {
    const file = join(folder, 'rows.json');
    writeFileSync(file, '{"assets": [}');
    const { stderr } = await run('mocks', ['--port', '0', '--load', file, '--assets', '50']);
    expect(stderr).toContain(
      `The rows of ${file} replace a city: --seed, --users and --assets had no effect.`,
    );
  });

  it('names the rows that are wrong, and starts nothing', async () => {
    const file = join(folder, 'rows.json');
    const [asset] = rows.assets;
    const broken = {
      ...rows,
      assets: [asset, { ...asset, id: 'LAMP0000000000002', model: 'lamp' }],
    };
    writeFileSync(file, JSON.stringify(broken));
    const { code, out, stderr } = await run('mocks', ['--port', '0', '--load', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(stderr).toContain(
      `${file} cannot be loaded:\nassets[1] "LAMP0000000000002" /model must be`,
    );
    const none = await run('mocks', ['--port', '0', '--load', join(folder, 'absent.json')]);
    expect(none).toMatchObject({ code: 1, out: '' });
    expect(none.stderr).toContain('absent.json cannot be read');
  });

  it('loads rows for a document from elsewhere, which may refer to nothing when that is allowed', async () => {
    const file = join(folder, 'rows.json');
    writeFileSync(
      file,
      '{"inspections": [{"number": 3, "began": "2026-11-12T08:00:00Z", "machineId": 9}]}',
    );
    const openapi = ['--openapi', 'tests/contract/documents/toolroom.yaml'];
    const result = await run('mocks', ['--port', '0', ...openapi, '--load', file]);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('inspections[0] "3" /machineId knows no machines "9"');
    expect(result.stderr).toContain('--allow-dangling loads rows that refer to nothing.');
    const { url } = await start(...openapi, '--load', file, '--allow-dangling');
    const { call, signIn } = createApiCaller(request => fetch(request), url);
    const token = await signIn('admin');
    expect((await call('GET', '/toolroom/inspections', { token })).body).toMatchObject([
      { number: 3, machineId: 9 },
    ]);
  });

  it('prints no token and no password, whatever is requested [SEC-10/logs]', async () => {
    const { url, process: child, stop } = await start();
    const stderr: string[] = [];
    child.stdout?.on('data', part => stderr.push(String(part)));
    child.stderr?.on('data', part => stderr.push(String(part)));
    const { call, signIn } = createApiCaller(request => fetch(request), url);
    const token = await signIn('admin');
    await call('GET', '/users/users', { token });
    await call('GET', `/users/users/${token}`, { token });
    await call('GET', `/users/users?filter={"where":${token}`, { token });
    await call('POST', '/users/users', { token, json: { password: 'Night#2026', token } });
    await call('POST', `/${token}`, { token });
    await Promise.all([once(child, 'close'), stop()]);
    expect(stderr.join('')).not.toMatch(new RegExp(`${token}|Night#2026|Lamp#2026`));
  });

  it('lets pages of its configured origin call it, and no others', async () => {
    const { url } = await start('--origin', 'http://localhost:9999');
    const call = (origin: string, method = 'GET') =>
      fetch(`${url}/api/config/version`, {
        method,
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await call('http://localhost:9999');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:9999');
    const preflight = await call('http://localhost:9999', 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const other = await call('http://localhost:9998');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a command of npm', () => {
  it('ends when only npm gets the signal, though the shell between them forwards none', async () => {
    const port = await findFreePort();
    const { url, process: npm } = await startListening(
      ['npm', 'run', 'mocks', '--', '--port', String(port), '--users', '10'],
      {},
    );
    expect((await fetch(url)).status).toBe(404);
    npm.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow('fetch failed'), 10_000);
  });
});
