import { describe, expect, it } from 'vitest';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import type { Platform } from '../../mocks/assembly/openPlatform.ts';
import { readRows, type RowsOptions } from '../../mocks/assembly/readRows.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { openExternalDocument } from '../support/externalDocument.ts';

const documents = await openExternalDocument('tests/contract/documents');

const read = (rows: object, options: RowsOptions = {}) =>
  readRows(JSON.stringify(rows), fastHasher, { definition: documents.definition, ...options });

/** Calls a platform as `admin`. */
async function callerOf(platform: Platform) {
  const call = async (method: string, path: string, token = '', body?: object, type?: string) => {
    const response = await platform.handleRequest(
      new Request(`http://localhost/api${path}`, {
        method,
        headers: {
          authorization: token,
          ...(body && { 'content-type': type ?? 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as unknown };
  };
  const credentials = { username: 'admin', password: SEEDED_PASSWORD };
  const { body } = await call('POST', '/users/users/login', '', credentials);
  const { id } = body as { readonly id: string };
  return (method: string, path: string, sent?: object, type?: string) =>
    call(method, path, id, sent, type);
}

const LATHE = { id: 4, name: 'Lathe 4', tag: 'lathe' };
const INSPECTION = { number: 1, began: '2026-11-12T08:00:00Z', machineId: 4 };
const TICKET = {
  id: 't-1',
  type: 'tickets',
  attributes: { subject: 'Dark street', status: 'open' },
};

describe('rows for a document from elsewhere', () => {
  it('are loaded by resource, as the document shows them, in addition to the seeded accounts', async () => {
    const call = await callerOf(
      documents.open(
        await read({ machines: [LATHE], inspections: [INSPECTION], tickets: [TICKET] }),
      ),
    );
    expect(await call('GET', '/toolroom/machines')).toEqual({ status: 200, body: [LATHE] });
    expect((await call('GET', '/toolroom/machines/4')).body).toEqual(LATHE);
    expect((await call('GET', '/tickets/tickets/t-1')).body).toMatchObject({ data: TICKET });
    // What the file does not name has no rows.
    expect((await call('GET', '/depot/tools')).body).toEqual([]);
  });

  it.each([
    [{ machines: [{ ...LATHE, tag: 'saw' }] }, 'machines[0] "4" /tag must be equal to one of'],
    [{ machines: [{ name: 'Mill' }] }, 'machines[0] "undefined" /id must be a text or a number'],
    [
      { machines: [LATHE, { ...LATHE, id: '4' }] },
      'machines: two rows, or a row and a seeded one, have the id "4"',
    ],
    [{ lathes: [] }, 'No document has a resource "lathes". There are: a-items, '],
    [{ inspections: [INSPECTION] }, 'inspections[0] "1" /machineId knows no machines "4"'],
    [
      { tickets: [{ ...TICKET, attributes: { status: 'open' } }] },
      "must have required property 'subject'",
    ],
  ])('are checked by it: %j', async (rows, problem) => {
    await expect(read(rows)).rejects.toThrow(problem);
  });

  it('may have dangling references, when that is allowed, which are reported', async () => {
    const messages: string[] = [];
    const rows = await read(
      { machines: [LATHE], inspections: [{ ...INSPECTION, machineId: 9 }] },
      { allowDangling: true, onDangling: sentences => messages.push(...sentences) },
    );
    expect(messages).toEqual(['inspections[0] "1" /machineId knows no machines "9"']);
    const call = await callerOf(documents.open(rows));
    expect((await call('GET', '/toolroom/inspections/1')).body).toMatchObject({ machineId: 9 });
  });
});

describe('a body of a type with parameters', () => {
  const TYPE = 'application/vnd.api+json; ext="https://tickets.example/ext/bulk"';
  const sent = { data: { type: 'tickets', attributes: { subject: 'Lamp out' } } };

  it('is read when it has them all, and rejected when it does not', async () => {
    const call = await callerOf(documents.open());
    const send = (type: string) => call('POST', '/tickets/tickets', sent, type);
    expect((await send(TYPE)).status).toBe(201);
    expect((await send(TYPE.replace('; ext', ';ext'))).status).toBe(201);
    expect((await send('application/vnd.api+json')).status).toBe(415);
    expect((await send('application/json')).status).toBe(415);
  });
});

it('a record that is made without a body has the key that its path has', async () => {
  const call = await callerOf(documents.open());
  const { status, body } = await call('POST', '/toolroom/inspections');
  expect(status).toBe(201);
  const { number } = body as { readonly number: number };
  expect((await call('GET', `/toolroom/inspections/${number}`)).body).toEqual(body);
  const { body: all } = await call('GET', '/toolroom/inspections');
  const keys = (all as readonly { readonly number: number }[]).map(one => one.number);
  expect(keys.filter(key => key === number)).toHaveLength(1);
  expect(new Set(keys).size).toBe(keys.length);
  const { body: next } = await call('POST', '/toolroom/inspections');
  expect(next).not.toMatchObject({ number });
});
