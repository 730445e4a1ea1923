import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { openExternalDocument } from '../support/externalDocument.ts';

/** A receipt that no record has, so that the response to a POST is the example of the document. */
const DOCUMENT = `openapi: 3.0.3
info: { title: Orders, version: '1' }
paths:
  /orders:
    get:
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } }
    post:
      responses:
        '201':
          description: made
          content: { application/json: { schema: { $ref: '#/components/schemas/Receipt' } } }
  /orders/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
components:
  schemas:
    Order:
      type: object
      required: [id, name]
      properties: { id: { type: string }, name: { type: string } }
    Receipt:
      type: object
      required: [id, receipt]
      properties: { id: { type: string }, receipt: { type: string, minLength: 3 } }
      example: { id: example-7, receipt: R-000007 }
`;

const folder = mkdtempSync(join(tmpdir(), 'orders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'orders.yaml');
writeFileSync(file, DOCUMENT);
const { open } = await openExternalDocument(file);

it('the example that responds to a POST has the key of the record that was made', async () => {
  const platform = open();
  const { call, signIn } = createApiCaller(
    request => platform.handleRequest(request),
    'http://localhost',
  );
  const token = await signIn('admin', SEEDED_PASSWORD);
  const { status, body } = await call('POST', '/orders/orders', { token });
  expect(status).toBe(201);
  expect(body).toMatchObject({ receipt: 'R-000007' });
  const { id } = body as { readonly id: string };
  expect(id).not.toBe('example-7');
  expect((await call('GET', `/orders/orders/${id}`, { token })).body).toMatchObject({ id });
});
