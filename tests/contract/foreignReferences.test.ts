import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { generate } from '../../codegen/generate.ts';
import type { ServiceModel } from '../../codegen/model.ts';
import { readServices } from '../../codegen/read/readServices.ts';
import { buildRequestArguments } from '../../src/resources/record/operationFields.ts';

const DEPOT = 'tests/contract/documents/depot.yaml';
const TOOLROOM = 'tests/contract/documents/toolroom.yaml';

async function read(file: string): Promise<ServiceModel> {
  const [model] = await readServices([file]);
  if (!model) throw new Error(`${file} was not read`);
  return model;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'references-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const out = () => ({ console: join(folder, 'console'), mocks: join(folder, 'mocks') });
const readWarnings = async (file: string) =>
  (await generate({ documents: [file], out: out() })).warnings;

/** A document in a file of the test's own. */
function write(text: string): string {
  const file = join(folder, 'written.yaml');
  writeFileSync(file, text);
  return file;
}

describe('a reference that has no target', () => {
  it('is taken for any value: the rest of the document is used', async () => {
    const { resources, operations } = await read(DEPOT);
    const [tools] = resources;
    expect(resources).toHaveLength(1);
    expect(tools).toMatchObject({
      name: 'tools',
      verbs: { list: 'getTools', create: 'postTools', delete: 'deleteToolsByID' },
      listing: { paging: { by: 'offset', offset: 'offset', limit: 'limit' } },
    });
    const kinds = Object.fromEntries(tools?.fields.map(({ source, kind }) => [source, kind]) ?? []);
    expect(kinds).toEqual({
      ...{ id: 'text', name: 'text', maker: 'unknown', manual: 'unknown', drive: 'oneOf' },
    });
    const drive = tools?.fields.find(({ source }) => source === 'drive');
    expect(drive?.kind === 'oneOf' && drive.options.map(({ value }) => value)).toEqual([
      'electric',
    ]);
    const calibrate = operations.find(({ path }) => path === '/tools/{id}/calibrate');
    expect(calibrate).toMatchObject({ body: { mediaType: 'application/json' } });
    expect(calibrate?.responses[0]).toMatchObject({ status: 200, mediaType: 'application/json' });
  });

  it('is next to a list of several shapes, which an action sends', async () => {
    const { operations } = await read(DEPOT);
    const tasks = operations.find(({ path }) => path === '/tools/{id}/tasks');
    expect(tasks).toMatchObject({
      kind: 'action',
      body: {
        value: 'body',
        fields: [
          {
            source: 'body',
            kind: 'list',
            required: true,
            item: { kind: 'oneOf', options: [{ value: 'cleaning' }, { value: 'repair' }] },
          },
        ],
      },
    });
    const sent = [{ task: 'cleaning', minutes: 5 }];
    expect(buildRequestArguments(tasks!, { body: sent }, { id: 't-1' })).toEqual({
      path: { id: 't-1' },
      body: sent,
    });
  });

  it('is reported with document, line and remedy, each', async () => {
    const warnings = (await readWarnings(DEPOT)).filter(one => one.includes('has no target'));
    const remedy = 'has no target and is read as any value; write what it refers to, or correct';
    for (const [line, $ref] of [
      [7, '#/components/parameters/Page'],
      [16, '#/components/responses/NotFound'],
      [26, '#/components/parameters/Chained'],
      [31, '#/components/headers/Etag'],
      [45, '#/components/requestBodies/Calibration'],
      [46, './answers.yaml#/Calibrated'],
      [58, '#/components/parameters/Lost'],
      [66, '#/components/schemas/Maker'],
      [67, '#/components/schemas/Manual%20of%20use'],
      [75, '#/components/schemas/Steam'],
    ] as const) {
      expect(warnings).toContainEqual(
        expect.stringContaining(`${DEPOT}:${line}: the reference "${$ref}" ${remedy}`),
      );
    }
    expect(warnings).toContainEqual(
      expect.stringMatching(/:48: .*"https:.*; the file of another server is not read: save it/),
    );
    expect(warnings).toHaveLength(11);
  });

  it('that is no text is one too', async () => {
    const file = write(`openapi: 3.0.3
info: { title: Numbers, version: '1' }
paths:
  /things:
    get:
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Thing' } } } }
components:
  schemas:
    Thing: { type: object, properties: { id: { type: string }, odd: { $ref: 7 } } }
`);
    expect((await read(file)).resources.map(({ name }) => name)).toEqual(['things']);
    const warnings = await readWarnings(file);
    expect(warnings).toContainEqual(
      expect.stringContaining(':12: the reference "7" has no target'),
    );
  });

  it('in a document with x-console still ends the command [SCHEMA-02]', async () => {
    const file = write(`openapi: 3.1.0
info: { title: Ours, version: '1' }
x-console: { service: ours }
paths: { /a: { get: { responses: { '200': { $ref: '#/components/responses/No' } } } } }
`);
    await expect(read(file)).rejects.toThrow(/:4: Can't resolve \$ref; write what it refers to/);
  });
});

describe('a Swagger 2.0 document', () => {
  it('is read as the OpenAPI 3 that it converts to', async () => {
    const { resources, operations, openapi } = await read(TOOLROOM);
    expect(openapi).toBe('2.0');
    const [machines] = resources;
    expect(machines).toMatchObject({
      name: 'machines',
      key: 'id',
      listing: {
        paging: { by: 'page', page: 'page', size: 'per_page', first: 1, maxPageSize: 50 },
        ordering: { by: 'sign', field: 'sort' },
        filters: { tag: { inq: 'tag' } },
        totalHeader: 'x-total-count',
      },
    });
    const field = (name: string) => machines?.fields.find(({ source }) => source === name);
    expect(field('bought')).toMatchObject({ kind: 'date', nullable: true });
    expect(field('spindle')).toMatchObject({
      kind: 'oneOf',
      discriminator: 'kind',
      options: [{ value: 'Belt' }, { value: 'Geared' }],
    });
    const bodyOf = (end: string) => operations.find(({ path, body }) => body && path.endsWith(end));
    expect(bodyOf('/machines')?.body).toMatchObject({
      mediaType: 'application/json',
      required: true,
    });
    expect(bodyOf('/photo')?.body).toMatchObject({
      mediaType: 'multipart/form-data',
      fields: [
        { source: 'photo', kind: 'file', required: true },
        { source: 'caption', kind: 'text', maxLength: 80 },
      ],
    });
  });

  it('is reported with the lines of the file as it is written', async () => {
    const warnings = await readWarnings(TOOLROOM);
    expect(warnings[0]).toBe(
      `${TOOLROOM}:1: the document is Swagger 2.0; it is read as the OpenAPI 3.0 that it converts to`,
    );
    for (const at of [
      ':31: the reference "#/parameters/Reason"',
      ':70: the reference "#/definitions/Maker"',
    ])
      expect(warnings).toContainEqual(expect.stringContaining(TOOLROOM + at));
  });

  it('that is too broken to convert is rejected with a message', async () => {
    const file = write(
      'swagger: "2.0"\ninfo: { title: x, version: "1" }\npaths: { /a: { get: 5 } }\n',
    );
    const problem = await read(file).then(
      ({ warnings }) => warnings.map(({ message: says }) => says.en).join(),
      (error: unknown) => (error as Error).message,
    );
    expect(problem).toMatch(/not an object|cannot be read/);
  });
});
