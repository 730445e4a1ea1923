import { describe, expect, it } from 'vitest';

import {
  createField,
  createOperation,
  createResource,
} from '../../../tests/support/testDescriptors.ts';
import { resources as catalogue } from '../../generated/catalogue.ts';
import type { Resources } from '../descriptor/ResourcesContext.ts';
import {
  buildReferenceFilter,
  type ReferenceField,
  findReferenceFields,
  hasReferenceTo,
} from './referenceFields.ts';
import { createResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { getRelatedListPath } from './getRelatedListPath.ts';

const list = createOperation({ id: 'list', kind: 'list' });
const toLamps = (source: string, filter: ('inq' | 'eq' | 'like' | 'empty')[] = []) =>
  createField({ kind: 'reference', reference: 'lamps', source, filter });
const lampIds = createField({ kind: 'referenceList', reference: 'lamps', source: 'lampIds' });

const resources: Resources = {
  lamps: createResource({ fields: [toLamps('twinId', ['inq', 'empty'])], verbs: { list } }),
  faults: createResource({
    name: 'faults',
    fields: [toLamps('lamp_id', ['like', 'eq'])],
    verbs: { list },
  }),
  notes: createResource({ name: 'notes', fields: [toLamps('lampId', ['inq'])] }),
  scenes: createResource({
    name: 'scenes',
    verbs: { list },
    fields: [
      createField({ kind: 'reference', reference: 'gateways', source: 'gatewayId' }),
      createField({
        kind: 'list',
        source: 'settings',
        item: createField({ kind: 'object', source: '', fields: [lampIds] }),
      }),
      createField({
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

const all = findReferenceFields(resources, 'lamps');
const pointer = (resource: string, source: string): ReferenceField =>
  all.find(each => each.resource.name === resource && each.source === source) ??
  expect.fail(`${resource}.${source} is not among them`);

describe('pointersTo', () => {
  it('finds every field that holds an id of the resource, however deep, once', () => {
    expect(all.map(({ resource, source, lookup }) => [resource.name, source, lookup])).toEqual([
      ['lamps', 'twinId', 'byFilter'],
      ['faults', 'lamp_id', 'byFilter'],
      ['notes', 'lampId', 'never'],
      ['scenes', 'settings.lampIds', 'byLooking'],
      ['scenes', 'goal.lampId', 'byLooking'],
    ]);
    expect(findReferenceFields(resources, 'constructor')).toEqual([]);
  });
});

it('has a label for each step of a path: an item of a list has none of its own', () => {
  const references = findReferenceFields(catalogue, 'strategies');
  const rules = references.find(({ source }) => source === 'rules.strategyId');
  expect(rules?.labels.map(({ en }) => en)).toEqual(['Rules', 'Strategy']);
});

it.each([
  ['lamps', 'twinId', ['a', 'b'], { twinId: { inq: ['a', 'b'] } }],
  ['faults', 'lamp_id', ['a'], { lamp_id: { eq: 'a' } }],
  ['faults', 'lamp_id', ['a', 'b'], { or: [{ lamp_id: { eq: 'a' } }, { lamp_id: { eq: 'b' } }] }],
] as const)(
  'filters %s by %s for %j with the operators of its document',
  (resource, source, ids, filter) => {
    expect(buildReferenceFilter(pointer(resource, source), ids)).toEqual(filter);
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
  expect(hasReferenceTo(pointer('scenes', source), record, new Set(['a']))).toBe(points);
});

it('compares numeric ids by value', () => {
  expect(
    hasReferenceTo(pointer('scenes', 'goal.lampId'), { goal: { lampId: 7 } }, new Set(['7'])),
  ).toBe(true);
});

describe('relatedPath', () => {
  const routes = createResourceRoutes({});

  it('links to the filtered list where the platform can filter, else to the whole one', () => {
    const filtered = getRelatedListPath(pointer('lamps', 'twinId'), ['a&b'], routes);
    const search = new URLSearchParams(filtered?.split('?')[1]);
    expect(filtered).toMatch(/^\/data\/lamps\?/u);
    expect(JSON.parse(search.get('filter') ?? '')).toEqual({ twinId: { inq: ['a&b'] } });
    expect(getRelatedListPath(pointer('scenes', 'goal.lampId'), ['a'], routes)).toBe(
      '/data/scenes',
    );
  });

  it('has no link to a list that the user may not open [SHELL-06]', () => {
    const denied = createResourceRoutes({ canOpen: name => name !== 'lamps' });
    expect(getRelatedListPath(pointer('lamps', 'twinId'), ['a'], denied)).toBeUndefined();
    expect(getRelatedListPath(pointer('scenes', 'goal.lampId'), ['a'], denied)).toBeDefined();
  });

  it('has no link when there is no list, or no URL could hold the ids', () => {
    expect(getRelatedListPath(pointer('notes', 'lampId'), ['a'], routes)).toBeUndefined();
    const many = Array.from({ length: 51 }, (_, n) => n);
    expect(getRelatedListPath(pointer('lamps', 'twinId'), many, routes)).toBeUndefined();
  });
});
