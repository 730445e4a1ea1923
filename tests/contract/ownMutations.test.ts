import { expect, it } from 'vitest';

import {
  findMutations,
  OWN_MUTATIONS,
  type MutationTable,
  READERS,
  readOwnMutations,
} from '../support/ownMutations.ts';

const tables: readonly MutationTable[] = Object.values(OWN_MUTATIONS);
const listed: MutationTable = Object.assign({}, ...tables) as MutationTable;
const found = readOwnMutations();

it('every mutation of a hand-written screen has a case in which it fails [ERR-03/own]', () => {
  expect(Object.keys(found).length).toBeGreaterThan(25);
  const missing = Object.entries(found).flatMap(([file, ids]) =>
    file in listed
      ? ids.filter(id => !listed[file]?.includes(id)).map(id => `${file}: ${id}`)
      : file in READERS
        ? []
        : [file],
  );
  expect(
    missing.map(
      each =>
        `src/${each} changes something: add a failing case to tests/console/*Failures.test.tsx and its row to tests/support/ownMutations.ts`,
    ),
  ).toEqual([]);
});

it('lists no mutation that does not exist, and none twice', () => {
  const files = tables.flatMap(table => Object.keys(table));
  expect(new Set(files).size).toBe(files.length);
  // The target of uploads that several screens share is the only one below them.
  const stale = [...files, ...Object.keys(READERS)].filter(
    file => !(file in found) && file !== 'data/materialTarget.ts',
  );
  expect(stale).toEqual([]);
});

it('finds a mutation by its call, its provider and its operation, and no read', () => {
  const importOf = (id: string) =>
    `import { operation } from '../generated/core/operations/${id}.ts';`;
  expect(findMutations('calls.core.confirmAlert({ path: { id } })')).toEqual(['confirmAlert']);
  expect(findMutations(`${importOf('bindGateway')} useOperationCall(assets, asset)`)).toEqual([
    'bindGateway',
  ]);
  for (const text of [
    'calls.media[operation](parameters)',
    "provider.update('domains', { id })",
    'provider.create<Domain>(name)',
    'useOperationCall(descriptor, record)',
  ])
    expect(findMutations(text)).toEqual([]);
  for (const text of [
    'calls.core.getAlert({ path: { id } })',
    'type Body = Parameters<typeof calls.core.confirmAlert>[0]',
    'calls.media.previewFormatText({ body })',
    `${importOf('getDomainRoot')} provider.call(getRoot)`,
    `${importOf('confirmAlert')} useDenialReason([operation])`,
  ])
    expect(findMutations(text)).toBeUndefined();
});
