import { beforeAll, describe, expect, it } from 'vitest';

import type { OpenApiDocument } from '../openapi.ts';
import { readModel } from '../read/readModel.ts';
import { emitMocks, type EmittedMocks } from './emitMocks.ts';

const Lamp = {
  type: 'object',
  required: ['code', 'seen'],
  properties: {
    code: { type: 'string', pattern: '^[a-z]+$' },
    seen: { type: 'string', format: 'date-time' },
  },
};

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Lamps' },
  'x-console': { service: 'lamps' },
  paths: {
    '/lamps': {
      get: {
        operationId: 'listLamps',
        responses: {
          200: {
            description: 'The lamps.',
            content: { 'application/json': { schema: { type: 'array', items: Lamp } } },
          },
        },
      },
      put: {
        operationId: 'logLamps',
        responses: {
          200: {
            description: 'A log.',
            content: {
              'application/json': {
                schema: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: { id: { type: 'string' }, value: { type: 'string' } },
                    examples: [{ id: '1', value: '80%' }],
                  },
                },
              },
            },
          },
        },
      },
      delete: { operationId: 'dropLamps', responses: { 204: {} } },
    },
  },
};

describe('the mocks of a document', () => {
  let mocks: EmittedMocks;
  beforeAll(async () => {
    mocks = await emitMocks({ ...readModel(document, 'lamps.yaml'), files: [] });
  });

  it('have a response for every operation, one without a body with nothing', () => {
    expect(mocks.handlers).toContain('listLamps: seeded(1, getListLampsResponseMock)');
    expect(mocks.handlers).toContain('dropLamps: () => undefined');
  });

  it('return an example that has a value whole', () => {
    expect(mocks.examples).toContain('({"id":"1","value":"80%"})');
  });

  it('make texts up by the inside of a pattern: faker would write the anchors as letters', () => {
    expect(mocks.examples).toContain('fromRegExp("[a-z]+")');
  });

  it('import one language of faker, no msw, and their own files by their whole name', () => {
    const imported = [mocks.handlers, mocks.examples, mocks.schemas].flatMap(text =>
      [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name),
    );
    expect(new Set(imported)).toEqual(
      new Set(['@faker-js/faker/locale/en', './lamps.faker.ts', './lamps.schemas.ts']),
    );
  });

  it('of a document from elsewhere are samples of its schemas, without faker', async () => {
    const { 'x-console': ours, ...elsewhere } = document;
    expect(ours).toBeDefined();
    const { handlers } = await emitMocks({ ...readModel(elsewhere, 'lamps.yaml'), files: [] });
    expect(handlers).not.toContain('faker');
    expect(handlers).toMatch(/logLamps: [^;]*value: "80%"/);
    expect(handlers).toContain('dropLamps: (): unknown => undefined');
  });

  it('leave the document as it was', () => {
    expect(document.paths?.['/lamps']).toHaveProperty('get.responses.200.content');
    expect(Lamp.properties.code.pattern).toBe('^[a-z]+$');
  });
});
