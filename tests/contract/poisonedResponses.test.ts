import { expect, it } from 'vitest';

import { services } from '../../src/generated/services.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { KEYS, MARKUP, poisonResponse } from '../e2e/support/poisonResponses.ts';

/** A text that looks like a key. */
const PLAIN = 'a1';

const resources = Object.values(services).flatMap(({ resources: each }) =>
  Object.values<ResourceDescriptor>(each),
);

/** Returns a value of a field whose texts are plain; undefined for a field without texts. */
function createValue(field: FieldDescriptor): unknown {
  switch (field.kind) {
    case 'text':
    case 'multiline':
      return field.pattern === undefined && !KEYS.test(field.source) ? PLAIN : undefined;
    case 'object':
      return createRow(field.fields);
    case 'oneOf':
      return createRow(field.options.flatMap(({ fields }) => fields));
    case 'list':
      return [createValue(field.item)];
    default:
      return undefined;
  }
}

const createRow = (fields: readonly FieldDescriptor[]): object =>
  Object.fromEntries(fields.map(field => [field.source, createValue(field)]));

/** The paths of the texts in a value, each with whether it ends in markup. */
const listTexts = (value: unknown, path: string): readonly (readonly [string, boolean])[] => {
  if (typeof value === 'string') return [[path, value === `${PLAIN}${MARKUP}`]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, `${path}.${name}`));
};

it('the browser tests end every text of a record in markup that no enum, format or pattern limits, and no key', () => {
  const texts = resources.flatMap(({ name, service, fields, verbs: { list } }) => {
    if (!list || service === 'config') return [];
    const url = `http://localhost/api/${service}${list.path}?filter=1`;
    return listTexts(poisonResponse(url, [createRow(fields)]), name);
  });
  expect(texts.filter(([, isPoisoned]) => !isPoisoned).map(([path]) => path)).toEqual([]);
  const paths = texts.map(([path]) => path);
  for (const path of [
    ...['statuses.0.firmware', 'mutes.0.createdBy', 'mutes.0.reason', 'overrides.0.by'],
    ...['upgradeLogs.0.packageName', 'equipmentLogs.0.actor', 'userLogs.0.targetId'],
    ...['plans.0.exceptions.0.note', 'services.0.host'],
  ])
    expect(paths, path).toContain(path);
});

it('leaves ids, references, enum values and dates', () => {
  const row = {
    ...{ id: 'a1', asset_id: 'SSSLC00000000001', type: 'overCurrent', model: 'ssslc', level: 2 },
    ...{ domain_id: 'd1', update_time: '2026-11-11T04:00:00.000Z', state: 'cleared' },
  };
  expect(poisonResponse('http://localhost/api/core/alerts?filter=1', [row])).toEqual([row]);
});
