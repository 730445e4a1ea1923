import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listFiles } from '../../codegen/generatedFiles.ts';

const PAGE = 'docs/from-a-document-to-a-screen.md';
const PIECE = /```yaml\n# (\S+), (.*)\n([\s\S]*?)```/gu;
/** What a copy of the project is made of; nothing generated. */
const PARTS = [
  ...['openapi', 'codegen', 'src', 'mocks', 'tests', 'docs', 'package.json', 'tsconfig.json'],
  ...['vite.config.ts', 'vitest.config.ts', 'redocly.yaml', 'README.md'],
];
const GENERATED = ['src/generated', 'mocks/generated'];

const copy = mkdtempSync(join(tmpdir(), 'example-'));
const inCopy = (path: string) => join(copy, path);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const isGenerated = (file: string) =>
  GENERATED.some(folder => resolve(file).startsWith(resolve(folder)));

/** Lists the files of the copy that differ from the project, without generated ones. */
function changed(): readonly string[] {
  const files = listFiles([copy])
    .map(file => relative(copy, file))
    .filter(file => !isGenerated(file) && !file.startsWith('node_modules'));
  const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return files.filter(file => text(file) !== text(inCopy(file)));
}

/** Inserts a piece of the page at the path in its first line. */
function put(file: string, anchor: string, piece: string): void {
  const document = readFileSync(inCopy(file), 'utf8');
  const mark = anchor === 'paths' ? '\ncomponents:\n' : '\n  schemas:\n';
  expect(document.split(mark)).toHaveLength(2);
  const [before = '', after = ''] = document.split(mark);
  const whole =
    anchor === 'paths'
      ? `${before}\n${piece}${mark.slice(1)}${after}`
      : `${before}${mark}${piece}${after}`;
  writeFileSync(inCopy(file), whole);
}

async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    cwd: copy,
    // The new resource is checked in each run, whatever the seed of this one chooses.
    env: { ...process.env, WALKS: 'complete' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, out: `${out}\n${err}` };
}

beforeAll(() => {
  for (const part of PARTS)
    cpSync(part, inCopy(part), { recursive: true, filter: file => !isGenerated(file) });
  symlinkSync(resolve('node_modules'), inCopy('node_modules'));
  const pieces = [...readFileSync(PAGE, 'utf8').matchAll(PIECE)];
  expect(pieces.map(([, file, anchor]) => [file, anchor])).toEqual([
    ['openapi/core.yaml', 'components, schemas'],
    ['openapi/core.yaml', 'paths'],
  ]);
  for (const [, file = '', anchor = '', piece = ''] of pieces) put(file, anchor, piece);
});

it('adds a resource by its document alone: nothing else is touched, and everything follows [SCHEMA-03] [SCHEMA-06/once]', async () => {
  const generated = await run('codegen/generate.ts');
  expect(generated.code, generated.out).toBe(0);
  // Warnings about the documents of the project are printed here.
  expect(generated.out).not.toMatch(/core\.yaml/u);
  expect(changed()).toEqual(['openapi/core.yaml']);

  const every = 'tests/console/everyResource.test.tsx';
  const contracts = ['tests/contract/access.test.ts', 'tests/contract/documentTexts.test.ts'];
  const compiler = ['node_modules/typescript7/bin/tsc', '-p', '.', '--noEmit', '--checkers', '1'];
  const projects = ['--project', 'worked', '--project', 'contract'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
  const checkTypesAndScreens = async () => {
    const types = await run(...compiler);
    const screens = await run(...vitest, '--project', 'console', every, '-t', 'inspections');
    return { types, screens };
  };
  const [{ types, screens }, used] = await Promise.all([
    checkTypesAndScreens(),
    run(...vitest, ...projects, 'tests/worked/', ...contracts),
  ]);
  expect(types.code, types.out).toBe(0);
  expect(screens.code, screens.out).toBe(0);
  expect(screens.out).toMatch(/[45] passed/u);
  expect(used.code, used.out).toBe(0);
  for (const file of ['tests/worked/', ...contracts]) expect(used.out).toContain(file);
});

it('reports that the example breaks nothing [SCHEMA-05]', async () => {
  const { code, out } = await run('codegen/compare/diff.ts', resolve('openapi'), 'openapi');
  expect(code, out).toBe(0);
  expect(out).toContain('core: inspections: is new, at /data/inspections');
  expect(out).toMatch(/0 breaking, 7 safe/u);
});
