import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hardenServer } from '../../mocks/platform/hardenServer.ts';
import { services } from '../../mocks/assembly/services.ts';
import { type RunningServer, startServer } from '../../mocks/hosts/server.ts';
import { createApiCaller } from '../support/apiCaller.ts';

let server: RunningServer;
let port: number;
let token: string;
const inside: unknown[] = [];
let caller: ReturnType<typeof createApiCaller>;

beforeAll(async () => {
  const onError = (error: unknown) => inside.push(error);
  server = await startServer({ port: 0, users: 10, assets: 100, onError });
  port = Number(new URL(server.url).port);
  caller = createApiCaller(request => fetch(request), server.url);
  token = await caller.signIn('admin');
});
afterAll(async () => {
  await server.close();
  expect(inside).toEqual([]);
});

/** The response to bytes that no client would send. */
const send = (...parts: string[]) => sendTo(port, ...parts);

async function sendTo(to: number, ...parts: string[]) {
  const socket = connect(to, '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part, 'latin1');
  socket.setTimeout(8_000, () => socket.destroy());
  const response = await text(socket);
  const [head = '', body = ''] = response.split(/\r\n\r\n(.*)/s);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body };
}

const errorResponse = (status: number): unknown => ({
  error: {
    statusCode: status,
    name: expect.any(String) as unknown,
    message: expect.any(String) as unknown,
    code: expect.any(Number) as unknown,
  },
});

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`;

const post = (headers: string, body = '') =>
  `POST /api/users/users HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: ${token}\r\n${headers}\r\n${body}`;

it('keeps an idle connection longer than a proxy reuses it', () => {
  const hardened = createServer();
  hardenServer(hardened);
  expect(hardened.keepAliveTimeout).toBeGreaterThan(60_000);
});

describe('a request that is none', () => {
  it.each([
    ['no method', 'HELLO\r\n\r\n', 400],
    ['nothing of HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
    ['a header that is none', get('/api/users/users', 'no colon here\r\n'), 400],
    ['a header with a null', get('/api/users/users', 'x: a\0b\r\n'), 400],
    ['no host', 'GET /api/users/users HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['headers that never end', get('/api/users/users', `x: ${'y'.repeat(40_000)}\r\n`), 431],
    ['a URL that never ends', get(`/api/users/users?filter=${'x'.repeat(40_000)}`), 431],
    ['two lengths', post('content-length: 2\r\ncontent-length: 3\r\n', '{}'), 400],
    ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked\r\n', '{}'), 400],
    ['a length that is none', post('content-length: many\r\n', '{}'), 400],
    ['broken chunks', post('transfer-encoding: chunked\r\n', 'zz\r\n{}\r\n'), 400],
    [
      'an unknown method',
      'TRACE /api/users/users HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
    ],
    ['a URL of another host', get('http://evil.example/api/users/users'), 400],
    ['a URL that is a star', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ])('is rejected with %s [SEC-10/requests]', async (_, bytes, status) => {
    const response = await send(bytes);
    expect(response.status).toBe(status);
    expect(JSON.parse(response.body)).toEqual(errorResponse(status));
  });

  it('is not waited for when its declared length is absurd [SEC-10/bodies]', async () => {
    const json = 'content-type: application/json\r\n';
    for (const length of ['1048577', '99999999999', '9007199254740993']) {
      const response = await send(post(`${json}content-length: ${length}\r\n`, '{"a":'));
      expect(response.status).toBe(413);
      expect(JSON.parse(response.body)).toEqual(errorResponse(413));
    }
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const streamed = await send(
      post(`${json}transfer-encoding: chunked\r\n`),
      chunk.repeat(17),
      '0\r\n\r\n',
    );
    expect(streamed.status).toBe(413);
  });

  it('is not waited for when it never ends [SEC-10/requests]', async () => {
    const slow = createServer({ connectionsCheckingInterval: 20 }, incoming => incoming.resume());
    hardenServer(slow);
    expect([slow.headersTimeout, slow.requestTimeout]).toEqual([10_000, 60_000]);
    Object.assign(slow, { headersTimeout: 50, requestTimeout: 100 });
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const there = (slow.address() as AddressInfo).port;
    try {
      for (const bytes of ['GET / HTTP/1.1\r\nhost: x\r\n', post('content-length: 9\r\n', '{')]) {
        const response = await sendTo(there, bytes);
        expect(response.status).toBe(408);
        expect(JSON.parse(response.body)).toEqual(errorResponse(408));
      }
    } finally {
      slow.close();
    }
  });

  it('receives a response when others before it were broken', async () => {
    await Promise.all(Array.from({ length: 50 }, () => send('\0\r\n\r\n')));
    expect((await caller.call('GET', '/config/version')).status).toBe(200);
  });
});

describe('a path', () => {
  it.each([
    ['/api/../etc/passwd', 404],
    ['/api/users/../../etc/passwd', 404],
    ['/api/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/api/users/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404],
    ['/api/users/users/..%2f..%2f..%2fetc%2fpasswd', 404],
    ['/api/users/users/%c0%ae%c0%ae', 400],
    ['/api/users/users/%00', 404],
    ['/api/storage/file/..%2F..%2F..%2Fetc%2Fpasswd', 404],
    ['/api/storage/doc/..%5c..%5cwindows/download/', 404],
    ['/..%2f..%2fetc/passwd', 404],
    ['//etc/passwd', 404],
    ['/api', 404],
    ['/api/', 404],
    ['/api/nosuch/users', 404],
    ['/api/__proto__/users', 404],
    ['/api/constructor/users', 404],
    ['/api/users/constructor', 404],
    ['/api/users/users/', 404],
    ['/', 404],
  ])('that has no target is rejected: %s [SEC-10/paths]', async (path, status) => {
    const response = await send(get(path, `authorization: ${token}\r\n`));
    expect(response.status).toBe(status);
    expect(JSON.parse(response.body)).toEqual(errorResponse(status));
    expect(response.body).not.toContain('root:');
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'X'])(
    'rejects the method %s that no document has for it',
    async method => {
      const response = await fetch(`${server.url}/api/users/users`, {
        method,
        headers: { authorization: token },
      }).catch(() => undefined);
      // fetch itself rejects some.
      if (response) expect(await response.json()).toEqual(errorResponse(response.status));
      const raw = await send(
        `${method} /api/users/users HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\nconnection: close\r\n\r\n`,
      );
      expect([404, 400]).toContain(raw.status);
      expect(JSON.parse(raw.body)).toEqual(errorResponse(raw.status));
    },
  );
});

describe('a body', () => {
  const form = 'multipart/form-data; boundary=x';
  it.each([
    ['no JSON', 'application/json', '{"username":', 400],
    ['JSON of another coding', 'application/json; charset=utf-16', '{}', 415],
    ['bytes that are not UTF-8', 'application/json', '{"username":"\xff\xfe"}', 400],
    ['too deep', 'application/json', '['.repeat(100_000), 400],
    ['a prototype in it', 'application/json', '{"__proto__":{"admin":true}}', 422],
    ['plain text', 'text/plain', '{}', 415],
    ['a form where JSON is due', form, '--x--', 415],
    ['no type at all', '', '{}', 415],
    ['nothing', 'application/json', '', 422],
  ])('is rejected with %s', async (_, type, body, status) => {
    const header = type === '' ? '' : `content-type: ${type}\r\n`;
    const response = await send(post(`${header}content-length: ${body.length}\r\n`, body));
    expect(response.status).toBe(status);
    expect(JSON.parse(response.body)).toMatchObject(errorResponse(status) as object);
  });

  it('that is squeezed is not opened', async () => {
    const response = await send(
      post(
        'content-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: 2\r\n',
        '{}',
      ),
    );
    expect(response.status).toBe(415);
  });
});

const secured = Object.values(services)
  .flatMap(({ operations }) => Object.values(operations))
  .filter(operation => operation.secured);

it('accepts no cookie instead of a token, whatever the operation [SEC-02/calls]', async () => {
  expect(secured.length).toBeGreaterThan(150);
  const cookies = [
    `user=${token}`,
    `token=${token}`,
    `user=${encodeURIComponent(JSON.stringify({ token, id: token }))}`,
  ];
  for (const { id, method, service, path } of secured) {
    const url = `${server.url}/api/${service}${path.replace(/\{\w+\}/g, '1')}?access_token=${token}`;
    const cookie = cookies[path.length % cookies.length] ?? '';
    const response = await fetch(url, { method: method.toUpperCase(), headers: { cookie } });
    expect(response.status, id).toBe(401);
    expect(await response.json(), id).toMatchObject({ error: { code: 58 } });
  }
});

it('listens to this machine alone [SEC-10/loopback]', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  // Linux routes all of 127.0.0.0/8 to this machine, also without a network.
  if (process.platform === 'linux') others.push('127.0.0.2');
  expect(others).not.toEqual([]);
  for (const ip of others)
    await expect(once(connect(port, ip), 'connect'), ip).rejects.toThrow(/ECONNREFUSED/);
});

describe('the second base URL of core', () => {
  it('has the same routes, and no other service has one', async () => {
    const first = await caller.call('GET', '/core/domains/count', { token });
    expect(first).toMatchObject({ status: 200 });
    expect(await caller.call('GET', '/core/v2/domains/count', { token })).toEqual(first);
    const unknown = await caller.call('GET', '/core/v2/v2/domains/count', { token });
    expect(unknown).toMatchObject({ status: 404, body: { error: { code: 59 } } });
    const users = await caller.call('GET', '/users/v2/users/count', { token });
    expect(users).toMatchObject({ status: 404, body: { error: { code: 59 } } });
  });
});
