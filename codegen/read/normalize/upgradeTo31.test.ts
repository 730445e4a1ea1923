import { describe, expect, it } from 'vitest';

import type { SchemaObject } from '../../openapi.ts';
import { upgradeTo31 } from './upgradeTo31.ts';

const rewritten = (It: object, openapi = '3.0.3') => {
  const document = { openapi, components: { schemas: { It: It as SchemaObject } } };
  return upgradeTo31(document).components?.schemas?.It;
};

describe('a schema of OpenAPI 3.0', () => {
  it.each<[object, object]>([
    [
      { type: 'string', maxLength: 3, nullable: true, title: 'T' },
      { title: 'T', anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] },
    ],
    [{ type: 'string', nullable: false }, { type: 'string' }],
    [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    [{ maximum: 1, exclusiveMaximum: false }, { maximum: 1 }],
    [
      { properties: { nullable: { type: 'string' } }, example: { nullable: true } },
      { properties: { nullable: { type: 'string' } }, example: { nullable: true } },
    ],
  ])('%j is %j in 3.1', (old, modern) => {
    expect(rewritten(old)).toEqual(modern);
  });

  it('is left alone in a document of 3.1', () => {
    expect(rewritten({ type: 'string', nullable: true }, '3.1.0')).toEqual({
      type: 'string',
      nullable: true,
    });
  });
});
