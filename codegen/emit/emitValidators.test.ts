import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ServiceValidators } from '../../src/schema/validator.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { readModel } from '../read/readModel.ts';
import { emitValidators } from './emitValidators.ts';

const json = (schema: SchemaObject) => ({ content: { 'application/json': { schema } } });
const ref = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });
const form = (schema: SchemaObject) => ({
  content: { 'application/x-www-form-urlencoded': { schema } },
});
const parts = (schema: SchemaObject) => ({ content: { 'multipart/form-data': { schema } } });

const document: OpenApiDocument = {
  openapi: '3.1.0',
  paths: {
    '/lamps/{level}': {
      post: {
        operationId: 'setLamp',
        parameters: [
          { name: 'level', in: 'path', schema: { type: 'integer', maximum: 9 } },
          {
            name: 'where',
            in: 'query',
            schema: {
              type: 'string',
              contentMediaType: 'application/json',
              contentSchema: { type: 'object', required: ['id'] },
            },
          },
        ],
        requestBody: json(ref('Holder')),
        responses: { 200: json(ref('Holder')), 204: {}, default: json({}) },
      },
      put: { operationId: 'formLamp', requestBody: form(ref('Lamp')) },
      patch: {
        operationId: 'uploadLamp',
        requestBody: parts(ref('Upload')),
        responses: { 200: { content: { 'image/png': {} } } },
      },
    },
  },
  webhooks: {
    lampFailed: { post: { requestBody: json({ type: 'array', items: ref('Lamp') }) } },
  },
  components: {
    schemas: {
      Lamp: {
        type: 'object',
        required: ['id', 'name', 'secret'],
        properties: {
          id: { type: 'string', readOnly: true },
          name: { type: 'string', minLength: 2, format: 'x-elsewhere' },
          secret: { type: 'string', writeOnly: true },
          seen: { type: 'string', format: 'date-time' },
          tags: { type: 'array', uniqueItems: true },
          level: { type: 'number', maxmum: 3 } as SchemaObject,
        },
      },
      Upload: {
        type: 'object',
        required: ['file', 'name'],
        properties: {
          file: { type: 'string', contentMediaType: 'application/octet-stream' },
          pictures: { type: 'array', maxItems: 2, items: { type: 'string', format: 'binary' } },
          name: ref('Name'),
        },
        unevaluatedProperties: false,
      },
      Name: { type: 'string', maxLength: 4 },
      Holder: { type: 'object', required: ['lamp'], properties: { lamp: ref('Lamp') } },
      'Odd.Name': { enum: ['a'] },
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'validators-'));
let validators: ServiceValidators;
let emitted: Awaited<ReturnType<typeof emitValidators>>;

beforeAll(async () => {
  emitted = await emitValidators({ ...readModel(document, 'lamps.yaml'), files: [] });
  const file = join(folder, 'validators.mjs');
  writeFileSync(file, emitted.code);
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    validators: ServiceValidators;
  };
  validators = module.validators;
});
afterAll(() => rmSync(folder, { recursive: true }));

const keywords = (validator: ServiceValidators['schemas'][string] | undefined, value: unknown) => {
  if (!validator) throw new Error('there is no such validator');
  return validator(value) ? [] : (validator.errors ?? []).map(error => error.keyword);
};

const whole = { id: '1', name: 'one', secret: 's' };

describe('a generated validator', () => {
  it('resolves schemas by name and reports every error', () => {
    expect(keywords(validators.schemas.Lamp, whole)).toEqual([]);
    expect(keywords(validators.schemas.Lamp, { name: 'x', tags: [{ a: 1 }, { a: 1 }] })).toEqual([
      'required',
      'required',
      'minLength',
      'uniqueItems',
    ]);
    expect(keywords(validators.schemas['Odd.Name'], 'b')).toEqual(['enum']);
  });

  it('validates the payload of a webhook, which has no write-only property', () => {
    const { lampFailed } = validators.webhooks;
    expect(keywords(lampFailed, [{ id: '1', name: 'one' }])).toEqual([]);
    expect(keywords(lampFailed, [{ id: '1', name: 'x' }])).toEqual(['minLength']);
    expect(keywords(lampFailed, { id: '1', name: 'one' })).toEqual(['type']);
  });

  it('validates webhooks in a file of their own, without the code of the others', async () => {
    const webhooks = await emitValidators(
      { ...readModel(document, 'lamps.yaml'), files: [] },
      'webhooks',
    );
    const file = join(folder, 'webhooks.mjs');
    writeFileSync(file, webhooks.code);
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      validators: ServiceValidators['webhooks'];
    };
    expect(keywords(module.validators.lampFailed, [{ id: '1', name: 'one' }])).toEqual([]);
    expect(keywords(module.validators.lampFailed, [{ id: '1', name: 'x' }])).toEqual(['minLength']);
    expect(Object.keys(module.validators)).toEqual(['lampFailed']);
    expect(webhooks.code).not.toContain('pictures');
  });

  it('counts characters, not halves of them', () => {
    expect(keywords(validators.schemas.Lamp, { ...whole, name: '😀' })).toEqual(['minLength']);
    expect(keywords(validators.schemas.Lamp, { ...whole, name: '😀😀' })).toEqual([]);
  });

  it('validates known formats and lets unknown ones pass', () => {
    expect(keywords(validators.schemas.Lamp, { ...whole, seen: '2026-11-12' })).toEqual(['format']);
    expect(keywords(validators.schemas.Lamp, { ...whole, seen: '2026-11-12T00:00:00Z' })).toEqual(
      [],
    );
  });

  it.each([
    ['2026-06-30T23:59:59Z', []],
    ['2026-06-30T23:59:60Z', ['format']],
    ['2026-07-01T07:59:60+08:00', ['format']],
    ['2026-02-30T00:00:00Z', ['format']],
  ])('takes the moments that can be calculated with, and no leap second: %s', (seen, wrong) => {
    expect(keywords(validators.schemas.Lamp, { ...whole, seen })).toEqual(wrong);
  });

  it('requires no read-only field of a request, and no write-only field of a response', () => {
    const { id, name, secret } = whole;
    expect(keywords(validators.bodies.setLamp, { lamp: { name, secret } })).toEqual([]);
    expect(keywords(validators.bodies.setLamp, { lamp: { id, name } })).toEqual(['required']);
    expect(keywords(validators.responses.setLamp?.[200], { lamp: { id, name } })).toEqual([]);
    expect(keywords(validators.responses.setLamp?.[200], { lamp: { name } })).toEqual(['required']);
  });

  it('validates a form as the object of its fields', () => {
    expect(keywords(validators.bodies.formLamp, { name: 'one', secret: 's' })).toEqual([]);
    expect(keywords(validators.bodies.formLamp, {})).toEqual(['required', 'required']);
  });

  it('validates the parts of a form, a file by its name, type and bytes', () => {
    const file = { name: 'a.png', type: 'image/png', bytes: new Uint8Array(3) };
    const { uploadLamp } = validators.bodies;
    expect(keywords(uploadLamp, { file, name: 'one', pictures: [file, file] })).toEqual([]);
    expect(keywords(uploadLamp, { file: 'a.png', name: 'three' })).toEqual(['type', 'maxLength']);
    expect(keywords(uploadLamp, { name: 'one', pictures: ['a.png'] })).toEqual([
      'required',
      'type',
    ]);
    expect(keywords(uploadLamp, { file, name: 'one', other: file })).toEqual([
      'unevaluatedProperties',
    ]);
  });

  it('has one function for a component, however often it is referred to', () => {
    expect(emitted.code.match(/keyword:"maxLength"/gu)).toHaveLength(1);
  });

  it('validates a parameter as the value of its text, and never takes text for a number', () => {
    const { level, where } = validators.parameters.setLamp ?? {};
    expect(keywords(level, 9)).toEqual([]);
    expect(keywords(level, 10)).toEqual(['maximum']);
    expect(keywords(level, '9')).toEqual(['type']);
    expect(keywords(where, { id: 1 })).toEqual([]);
    expect(keywords(where, {})).toEqual(['required']);
    expect(keywords(where, '{"id":1}')).toEqual(['type']);
  });

  it('is there for responses with a body and a status only', () => {
    expect(Object.keys(validators.responses.setLamp ?? {})).toEqual(['200']);
    expect(validators.responses.uploadLamp).toEqual({});
  });

  it('needs no package and evaluates nothing', () => {
    expect(emitted.code).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/);
  });

  it('reports an unknown keyword', () => {
    expect(emitted.warnings).toEqual([expect.stringContaining('"maxmum"')]);
  });
});
