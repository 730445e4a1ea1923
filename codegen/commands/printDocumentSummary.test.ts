import { expect, it, vi } from 'vitest';

import type { AboutResource } from '../../src/schema/about.ts';
import { printDocumentSummary } from './printDocumentSummary.ts';

const text = (label: string) => ({ en: label, zh: label });

it('prints the name, the contents and the open points of each document', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const lamps: AboutResource = {
    name: 'lamps',
    plural: text('Lamps'),
    dialect: 'loopback',
    explanation: text('it has a filter'),
    verbs: { list: 'GET /lamps' },
    missing: ['create'],
    actions: 1,
  };
  const document = {
    service: 'city',
    source: 'city.yaml',
    title: text('City'),
    version: '2',
    openapi: '3.1.0',
    isOwn: false,
    operations: 3,
    calls: [],
  };
  const warnings = [{ message: text('nothing lists them'), file: 'city.yaml', line: 7 }];
  printDocumentSummary([{ ...document, resources: [lamps, { ...lamps, missing: [] }], warnings }]);
  expect(log.mock.calls).toEqual([
    ['city.yaml: City 2 (OpenAPI 3.1.0), 2 resources, 3 operations'],
    ['  /data/lamps (loopback): list; no create; 1 action'],
    ['  /data/lamps (loopback): list; 1 action'],
    ['  ! city.yaml:7: nothing lists them'],
  ]);
});
