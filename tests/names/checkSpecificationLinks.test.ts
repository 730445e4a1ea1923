import { expect, it } from 'vitest';

import { checkSpecificationLinks } from './checkSpecificationLinks.ts';

const READS = "import type { SchemaObject } from '../../openapi.ts';\n";

const check = (text: string, path = 'codegen/read/schema/bounds.ts') =>
  checkSpecificationLinks([{ path, text }]);

it('names a file that reads an object without a link to its section', () => {
  expect(check(READS)).toEqual([
    'codegen/read/schema/bounds.ts reads an object of OpenAPI: add "@see https://spec.openapis.org/oas/v3.1.1.html#…" with its section',
  ]);
  expect(check(`/** @see https://spec.openapis.org/oas/v3.1.1.html */\n${READS}`)).toHaveLength(1);
});

it.each([
  '/** @see https://spec.openapis.org/oas/v3.1.1.html#schema-object */',
  ' * @see https://spec.openapis.org/oas/v2.0.html#swagger-object',
  '/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3 */',
])('accepts %s', link => {
  expect(check(`${link}\n${READS}`)).toEqual([]);
});

it('leaves other files alone', () => {
  expect(check('export const MAX_ROWS = 15;')).toEqual([]);
  expect(check(READS, 'codegen/read/schema/bounds.test.ts')).toEqual([]);
  expect(check(READS, 'codegen/lint/lintFields.ts')).toEqual([]);
});
