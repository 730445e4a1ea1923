import { expect, it } from 'vitest';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { signIn } from '../../src/api/signIn.ts';
import { createDataProvider } from '../../src/data/dataProvider.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { representRecord } from '../../src/resources/descriptor/representRecord.ts';
import type { Resources } from '../../src/resources/descriptor/ResourcesContext.ts';
import { formatCell } from '../../src/resources/cells/Cell.ts';
import { createImportPlan } from '../../src/resources/cells/createImportPlan.ts';
import { createRowValidator } from '../../src/resources/transfer/importWorker/createRowValidator.ts';
import { getTemplateColumns } from '../../src/resources/transfer/import/buildExampleCells.ts';
import { fetchExample } from '../../src/resources/transfer/import/fetchExample.ts';
import '../support/openConsole.tsx';
import { serveTestTown } from '../support/townConsole.ts';

const known: Resources = resources;
/** Their lists take no rows: a package needs a file that was uploaded, and a mute ends within 30 days. */
const NO_ROWS: readonly string[] = ['packages', 'mutes'];
const importable = Object.values(known).flatMap(descriptor => {
  const plan = createImportPlan(descriptor);
  return plan?.create && !NO_ROWS.includes(descriptor.name) ? [{ name: descriptor.name }] : [];
});
/** What must be there before: a plan is one of strategies, and the town has none. */
const needed: Readonly<Record<string, string>> = { plans: 'strategies' };

const labels = {
  text: (label: { readonly en: string }) => label.en,
  ...{ yes: 'Yes', no: 'No', zone: 'Asia/Shanghai' },
  nameOf: (_: string, id: string) => id,
};
const provider = createDataProvider({ resources: known, containsStyle: () => 'regexp' });

/** The ids of all records by their names and ids, as an import looks them up. */
async function recordsOf(resource: string) {
  if (!known[resource]?.verbs.list) return new Map<string, string>();
  const found = new Map<string, string>();
  for await (const { rows } of await provider.eachPage(resource))
    for (const row of rows)
      for (const name of [String(row.id), representRecord(known[resource], row)])
        found.set(name, String(row.id));
  return found;
}

/** Makes a record of the example in the template of a resource. */
async function importExample(name: string): Promise<void> {
  const descriptor = known[name]!;
  const plan = createImportPlan(descriptor)!;
  const cells = await fetchExample({
    ...{ provider, plan, descriptor, cellFormat: labels, signal: new AbortController().signal },
    descriptorOf: resource => known[resource],
    nameOf: (resource, record) => representRecord(known[resource], record),
    isRenamed: () => false,
  });
  const columns = getTemplateColumns(plan);
  const records = new Map<string, ReadonlyMap<string, string>>();
  for (const resource of Object.keys(known)) records.set(resource, await recordsOf(resource));
  const validate = createRowValidator({
    ...{ plan, mode: 'create', clears: false, example: {}, zone: labels.zone, records },
    mapping: columns.map(column => column.name),
    existing: await recordsOf(name),
  });
  const row = columns.map(column => formatCell(cells[column.name]));
  const expected = validate(row, 2);
  expect('errors' in expected ? expected.errors : []).toEqual([]);
  expect(expected.action).toBe('create');
  if (expected.action !== 'create') return;
  expect(Object.keys(expected.values).length).toBeGreaterThan(1);
  await provider.create(name, { data: expected.values });
}

it.each(importable)(
  'has an example in the template of $name that passes its own check, and that the platform takes as it is [ASSET-07/template]',
  async ({ name }) => {
    serveTestTown();
    await signIn({ username: 'admin', password: SEEDED_PASSWORD });
    const [before = ''] = [needed[name]];
    if (before !== '') await importExample(before);
    await importExample(name);
    // Another one of the same template has a key of its own.
    await importExample(name);
  },
);

it('is about every resource that takes rows', () => {
  expect(importable.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['assets', 'domains', 'users']),
  );
});
