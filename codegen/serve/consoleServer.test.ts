import fs, { mkdtempSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { serveBuild } from '../commands/consoleBuild.ts';
import { createConsoleServer, type ConsoleServerOptions } from './consoleServer.ts';

const PAGE = '<!doctype html><title>Console</title>';
const servers: Server[] = [];
let files = '';

beforeEach(() => {
  files = mkdtempSync(join(tmpdir(), 'console-server-'));
  mkdirSync(join(files, 'assets'));
  writeFileSync(join(files, 'index.html'), PAGE);
  writeFileSync(join(files, 'assets', 'entry-1.js'), 'export {};');
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(files, { recursive: true });
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const open = (options: Partial<ConsoleServerOptions> = {}) =>
  listen(createConsoleServer({ files, ...options }));

/** fetch sets the header host itself and resolves `..` in paths, so node:http sends the request. */
async function send(port: number, path: string, { method = 'GET', host = '' } = {}) {
  const headers = host === '' ? {} : { host };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it('serves the page at every route, and a missing file as 404', async () => {
  const port = await open();
  for (const path of ['/', '/permissionManage', '/data/assets/1.5%2F']) {
    const { status, body, headers } = await send(port, path);
    expect([status, body, headers['cache-control']], path).toEqual([200, PAGE, 'no-store']);
  }
  expect((await send(port, '/', { method: 'HEAD' })).body).toBe('');
  expect((await send(port, '/assets/entry-0.js')).status).toBe(404);
  expect((await send(port, '/permissionManage', { method: 'POST' })).status).toBe(404);
});

it('sends the policy with every file, and lets a browser keep files with a hash only', async () => {
  const { headers, body } = await send(await open(), '/assets/entry-1.js');
  expect(body).toBe('export {};');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-type']).toContain('text/javascript');
});

it('serves no file outside the build [SEC-10/paths]', async () => {
  writeFileSync(`${files}-secret.js`, 'secret');
  const port = await open();
  const name = files.split('/').at(-1)!;
  for (const path of [
    `/../${name}-secret.js`,
    `/%2e%2e/${name}-secret.js`,
    `/..%2f${name}-secret.js`,
  ])
    expect((await send(port, path)).body, path).not.toContain('secret');
  rmSync(`${files}-secret.js`);
});

it('outlives the loss of its build: 503 with the reason, and the page again when it is back [SEC-10/requests]', async () => {
  const port = await open();
  renameSync(files, `${files}-moved`);
  const lost = await send(port, '/permissionManage');
  expect([lost.status, lost.headers['retry-after'], lost.headers['cache-control']]).toEqual([
    ...[503, '5', 'no-store'],
  ]);
  expect(lost.body).toContain('The files of the console are missing');
  renameSync(`${files}-moved`, files);
  expect((await send(port, '/permissionManage')).body).toBe(PAGE);
});

it('outlives a file that vanishes between its lookup and its opening [SEC-10/requests]', async () => {
  const port = await open();
  const missingFile = () => readStreamOf(join(files, 'gone'));
  const readStreamOf = fs.createReadStream;
  const createReadStream = vi.spyOn(fs, 'createReadStream').mockImplementationOnce(missingFile);
  syncBuiltinESMExports();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(send(port, '/assets/entry-1.js')).rejects.toThrow(
    /socket hang up|ECONNRESET|aborted/,
  );
  createReadStream.mockRestore();
  syncBuiltinESMExports();
  expect((await send(port, '/assets/entry-1.js')).status).toBe(200);
});

/** Sends an upgrade as a page would, and returns the status of the response. */
async function upgrade(port: number, headers: Readonly<Record<string, string>>) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/core/notification/device`, { headers });
  const status = await new Promise(resolve => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    socket.on('error', () => undefined);
  });
  socket.terminate();
  return status;
}

it.each(['platform', 'api'])(
  'connects a socket of its own pages only, by a name of this machine: %s [SEC-10/loopback]',
  async kind => {
    const connect = () => ({ receive: () => undefined, onClose: () => undefined });
    const platform = { handleRequest: () => Promise.reject(new Error()), live: { connect } };
    const api = createServer();
    const sockets = new WebSocketServer({ server: api });
    const target = `http://127.0.0.1:${await listen(api)}`;
    const port = await open(kind === 'api' ? { api: target } : { platform: platform as never });
    const own = `http://localhost:${port}`;
    expect(await upgrade(port, { host: `localhost:${port}`, origin: own })).toBe(101);
    expect(await upgrade(port, { host: `localhost:${port}`, origin: 'https://evil.example' })).toBe(
      403,
    );
    expect(await upgrade(port, { host: 'evil.example', origin: 'http://evil.example' })).toBe(403);
    for (const client of sockets.clients) client.terminate();
  },
);

it('rejects a host that is not this machine [SEC-10/loopback]', async () => {
  const port = await open();
  expect((await send(port, '/', { host: 'evil.example' })).status).toBe(403);
  expect((await send(port, '/', { host: 'localhost' })).status).toBe(200);
});

it('forwards calls and the socket to another platform, and reports when it does not respond', async () => {
  const api = createServer((incoming, response) => response.end(`api ${incoming.url ?? ''}`));
  const sockets = new WebSocketServer({ server: api });
  const origins: unknown[] = [];
  sockets.on('connection', (socket, { headers }) => {
    origins.push(headers.origin);
    socket.send('hello');
  });
  const target = `http://127.0.0.1:${await listen(api)}`;
  const port = await open({ api: target });
  expect((await send(port, '/api/users/users?x=1')).body).toBe('api /api/users/users?x=1');
  expect((await send(port, '/apis')).body).toBe(PAGE);

  const socket = new WebSocket(`ws://127.0.0.1:${port}/core/notification/device`);
  const message = await new Promise(resolve =>
    socket.once('message', data => resolve((data as Buffer).toString('utf8'))),
  );
  expect([message, ...origins]).toEqual(['hello', target]);
  socket.close();

  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
  for (const client of sockets.clients) client.terminate();
  api.close();
  api.closeAllConnections();
  expect((await send(port, '/api/users/users')).status).toBe(502);
  expect(reported).toHaveBeenCalledWith(`${target} did not respond:`, expect.any(String));
});

it('ends while an alert socket is open', async () => {
  const api = createServer();
  const sockets = new WebSocketServer({ server: api });
  const target = `http://127.0.0.1:${await listen(api)}`;
  const { port, close } = await serveBuild({ port: 0, outDir: files, api: target });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/core/notification/device`);
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  socket.once('close', resolve);
  await new Promise(done => sockets.once('connection', done));
  await new Promise(done => socket.once('open', done));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await close();
  expect(await closed).toBe(1006);
});
