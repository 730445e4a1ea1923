import { expect, it } from 'vitest';

import type { FieldDescriptor } from '../../../src/schema/field.ts';
import { inferDomainScopes } from './inferDomainScopes.ts';

const reference = (source: string, target: string) =>
  ({ kind: 'reference', source, reference: target }) as FieldDescriptor;

it.each([
  ['a domain', [reference('assetId', 'assets'), reference('area', 'domains')], { domain: 'area' }],
  ['an asset', [reference('userId', 'users'), reference('lamp', 'assets')], { asset: 'lamp' }],
  ['neither', [reference('userId', 'users')], 'platform'],
] as const)('bounds rows that refer to %s [USER-19/platform]', (_, fields, scope) => {
  expect(inferDomainScopes([{ name: 'inspections', fields }])).toEqual({ inspections: scope });
});
