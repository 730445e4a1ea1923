import type { RaRecord } from 'react-admin';
import { expect, it, vi } from 'vitest';

import { createField, createResource } from '../../../../tests/support/testDescriptors.ts';
import { lookUpNames, type NameLookupOptions } from './lookUpNames.ts';

const target = createResource({
  fields: [createField({ kind: 'text', source: 'name', filter: ['eq'] })],
});

/** What an import finds of some names where the platform sends these pages. */
function lookUp(
  names: readonly string[],
  pages: readonly (readonly RaRecord[])[],
  isRenamed = false,
) {
  const eachPage = vi.fn((_resource: string, _params: object) =>
    Promise.resolve(
      (async function* () {
        for (const rows of pages) yield await Promise.resolve({ rows, total: pages.flat().length });
      })(),
    ),
  );
  const options = {
    ...{ provider: { eachPage }, target, isRenamed: () => isRenamed },
    nameOf: (_: string, { name }: { readonly name: string }) => `${name} (road)`,
  } as unknown as NameLookupOptions;
  const { signal } = new AbortController();
  return { eachPage, found: lookUpNames(options, names, signal) };
}

it.each([
  ['filters by the name', false],
  ['reads all records', true],
])('finds a record by its name, whose id is a number or a text, where it %s', async (_, scans) => {
  // A record that moved to the next page meanwhile comes twice, and is one record.
  const pages = [[{ id: 7, name: 'East' }], [{ id: '7', name: 'East' }]];
  const { found, eachPage } = lookUp(['East'], pages, scans);
  expect([...(await found)]).toEqual([['East', expect.toSatisfy(id => String(id) === '7')]]);
  expect(eachPage.mock.calls[0]?.[1]).toEqual(
    scans
      ? expect.not.objectContaining({ filter: expect.anything() as unknown })
      : expect.objectContaining({ filter: { or: [{ name: { eq: 'East' } }] } }),
  );
});

it.each([false, true])('gives a name that two records have to neither', async scans => {
  const pages = [
    [
      { id: 7, name: 'East' },
      { id: 8, name: 'East' },
      { id: 9, name: 'West' },
    ],
  ];
  const { found } = lookUp(['East', 'West'], pages, scans);
  expect(Object.fromEntries(await found)).toEqual({ East: null, West: 9 });
});

it('finds a record by what an export calls it in the language of the screen', async () => {
  const { found } = lookUp(['East (road)'], [[{ id: 7, name: 'East' }]], true);
  expect([...(await found)]).toEqual([['East (road)', 7]]);
});

it('requests many names in batches, and sends no request for none', async () => {
  const many = Array.from({ length: 45 }, (_, n) => `Road ${n}`);
  const { found, eachPage } = lookUp(many, []);
  await found;
  const batchSizes = eachPage.mock.calls.map(
    ([, params]) => (params as { filter: { or: readonly unknown[] } }).filter.or.length,
  );
  expect(batchSizes).toEqual([20, 20, 5]);
  const none = lookUp([], []);
  expect((await none.found).size).toBe(0);
  expect(none.eachPage).not.toHaveBeenCalled();
});
