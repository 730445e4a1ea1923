import { describe, expect, it } from 'vitest';

import { aField, anOperation, aResource } from '../../../tests/support/fields.ts';
import type { Resources } from '../ResourcesContext.ts';
import { filterFor, type Pointer, pointersTo, pointsAt } from './pointers.ts';
import { relatedPath } from './relatedPath.ts';

const list = anOperation({ id: 'list', is: 'list' });
const toLamps = (source: string, filter: ('inq' | 'eq' | 'like' | 'empty')[] = []) =>
  aField({ kind: 'reference', reference: 'lamps', source, filter });
const lampIds = aField({ kind: 'referenceList', reference: 'lamps', source: 'lampIds' });

const resources: Resources = {
  lamps: aResource({ fields: [toLamps('twinId', ['inq', 'empty'])], verbs: { list } }),
  faults: aResource({
    name: 'faults',
    fields: [toLamps('lamp_id', ['like', 'eq'])],
    verbs: { list },
  }),
  notes: aResource({ name: 'notes', fields: [toLamps('lampId', ['inq'])] }),
  scenes: aResource({
    name: 'scenes',
    verbs: { list },
    fields: [
      aField({ kind: 'reference', reference: 'gateways', source: 'gatewayId' }),
      aField({
        kind: 'list',
        source: 'settings',
        item: aField({ kind: 'object', source: '', fields: [lampIds] }),
      }),
      aField({
        kind: 'oneOf',
        source: 'goal',
        discriminator: 'is',
        options: [
          { value: 'a', label: { en: 'A', zh: 'A' }, fields: [toLamps('lampId')] },
          { value: 'b', label: { en: 'B', zh: 'B' }, fields: [toLamps('lampId')] },
        ],
      }),
    ],
  }),
};

const all = pointersTo(resources, 'lamps');
const pointer = (resource: string, source: string): Pointer =>
  all.find(each => each.resource.name === resource && each.source === source) ??
  expect.fail(`${resource}.${source} is not among them`);

describe('pointersTo', () => {
  it('finds every field that holds an id of the resource, however deep, once', () => {
    expect(all.map(({ resource, source, found }) => [resource.name, source, found])).toEqual([
      ['lamps', 'twinId', 'byFilter'],
      ['faults', 'lamp_id', 'byFilter'],
      ['notes', 'lampId', 'never'],
      ['scenes', 'settings.lampIds', 'byLooking'],
      ['scenes', 'goal.lampId', 'byLooking'],
    ]);
    expect(pointersTo(resources, 'constructor')).toEqual([]);
  });
});

it.each([
  ['lamps', 'twinId', ['a', 'b'], { twinId: { inq: ['a', 'b'] } }],
  ['faults', 'lamp_id', ['a'], { lamp_id: { eq: 'a' } }],
  ['faults', 'lamp_id', ['a', 'b'], { or: [{ lamp_id: { eq: 'a' } }, { lamp_id: { eq: 'b' } }] }],
] as const)(
  'asks %s by %s for %j in words that its document has',
  (resource, source, ids, filter) => {
    expect(filterFor(pointer(resource, source), ids)).toEqual(filter);
  },
);

it.each([
  ['settings.lampIds', { settings: [{ lampIds: ['x'] }, { lampIds: ['a', 'y'] }] }, true],
  ['settings.lampIds', { settings: [{ lampIds: ['x'] }] }, false],
  ['settings.lampIds', { settings: [{}] }, false],
  ['settings.lampIds', { settings: null }, false],
  ['goal.lampId', { goal: { is: 'b', lampId: 'a' } }, true],
  ['goal.lampId', { goal: { is: 'b', lampId: 'b' } }, false],
  ['goal.lampId', {}, false],
])('looks by %s into %j: %s', (source, record, points) => {
  expect(pointsAt(pointer('scenes', source), record, new Set(['a']))).toBe(points);
});

it('takes ids that are numbers for what they say', () => {
  expect(pointsAt(pointer('scenes', 'goal.lampId'), { goal: { lampId: 7 } }, new Set(['7']))).toBe(
    true,
  );
});

describe('relatedPath', () => {
  it('leads to the filtered list where the platform can filter, else to the whole one', () => {
    const filtered = relatedPath(pointer('lamps', 'twinId'), ['a&b']);
    const search = new URLSearchParams(filtered?.split('?')[1]);
    expect(filtered).toMatch(/^\/data\/lamps\?/u);
    expect(JSON.parse(search.get('filter') ?? '')).toEqual({ twinId: { inq: ['a&b'] } });
    expect(relatedPath(pointer('scenes', 'goal.lampId'), ['a'])).toBe('/data/scenes');
  });

  it('leads nowhere when there is no list, or no address could hold the ids', () => {
    expect(relatedPath(pointer('notes', 'lampId'), ['a'])).toBeUndefined();
    const many = Array.from({ length: 51 }, (_, n) => n);
    expect(relatedPath(pointer('lamps', 'twinId'), many)).toBeUndefined();
  });
});
