import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { FILE_READERS, findFileReaders } from './fileReaders.ts';

const READS = /\b(?:readFileSync|readFile|globSync|readdirSync|cpSync|listFiles)\(/u;

/** Tests that read files and are in no row of the table, with the reason. */
const REVIEWED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['codegen/read/check/checkExtensions.test.ts', 'tests/contract/diff.test.ts'],
      ...['tests/contract/documents.test.ts', 'tests/contract/fields.test.ts'],
      ...['tests/contract/generate.test.ts', 'tests/contract/generatedMocks.test.ts'],
    ].map(file => [file, 'reads documents, whose change runs all tests']),
  ),
  ...Object.fromEntries(
    ['tests/console/dialogs.test.tsx', 'tests/console/palette.test.tsx'].map(file => [
      file,
      'reads the modules of the console, which it imports',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['codegen/build/swapBuildPlugin.test.ts', 'mocks/platform/sqliteJournal.test.ts'],
      'tests/run/loadRuns.test.ts',
    ].map(file => [file, 'reads what it has written']),
  ),
};

const readers = globSync('{src,codegen,mocks,tests}/**/*.test.{ts,tsx}')
  // They are no part of `npm run check`.
  .filter(file => !file.startsWith('tests/commands/'))
  .filter(file => READS.test(readFileSync(file, 'utf8')));
const listed = [...new Set(FILE_READERS.flatMap(([, tests]) => tests))];

it('lists every test that reads files, or the reason why it need not', () => {
  const known = new Set([...listed, ...Object.keys(REVIEWED)]);
  expect(readers.filter(file => !known.has(file))).toEqual([]);
  expect(Object.keys(REVIEWED).filter(file => !readers.includes(file))).toEqual([]);
});

it('lists only tests that exist, for files that exist', () => {
  const files = globSync(['{src,codegen,mocks,tests,docs}/**/*.*', '*.*', '.*.cjs', '.ci/run']);
  const tests = new Set(files);
  expect(listed.filter(test => !tests.has(test))).toEqual([]);
  for (const [pattern] of FILE_READERS)
    expect(
      files.some(file => pattern.test(file)),
      String(pattern),
    ).toBe(true);
});

it('finds each test once, and none for a file that no test reads', () => {
  expect(findFileReaders(['docs/glossary.md', 'docs/glossary.md'])).toEqual([
    'tests/names/checkNames.test.ts',
    'tests/names/checkSourceTerms.test.ts',
  ]);
  expect(findFileReaders(['LICENSE', 'docs/look.md'])).toEqual([]);
});
