import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

import { isBuildStale } from '../../codegen/build/sourceStamp.ts';
import { sampleCases } from '../support/sampleCases.ts';
import { findFreePort, startListening } from '../support/startListening.ts';

/** The commands as the README writes them, and how each is tried. A part in brackets is optional. */
const finishing: Readonly<Record<string, readonly string[]>> = {
  'npm run generate [-- --check]': ['npm run generate', 'npm run generate -- --check'],
  // All steps are what runs this test.
  'npm run check [-- STEP …]': ['npm run check -- documents'],
  'npm run check -- --changed': ['npm run check -- --changed documents'],
  // All of them take minutes, and results on a busy machine are not comparable: they are run alone.
  'npm run bench [-- NAME]': ['npm run bench -- login regeneration'],
  'npm run gallery [-- --only TEXT] [--role NAME]': ['npm run gallery -- --only errorReference'],
  'npm run ledger [-- --json]': ['npm run ledger', 'npm run ledger -- --json'],
  'npm run diff -- OLD NEW': ['npm run diff -- openapi openapi'],
};

const listening = [
  'npm start',
  'npm start -- --openapi FILE_OR_FOLDER',
  'npm run dev',
  'npm run demo',
  'npm run mocks -- --port 8080',
  'npm run preview -- --api http://localhost:8080',
];

/** They are what this test runs in. */
const around = ['npm ci', 'npm test'];

const folder = mkdtempSync(join(tmpdir(), 'readme-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function commandsOf(readme: string): readonly string[] {
  const inTables = [...readme.matchAll(/^\| `(npm [^`]+)`/gm)].map(([, command = '']) => command);
  const blocks = [...readme.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const inBlocks = blocks
    .flatMap(block => block.trim().split('\n'))
    .flatMap(row => row.replace(/#.*/, '').split('&&'))
    .map(command => command.trim());
  return [...new Set([...inTables, ...inBlocks])];
}

const BUILD = 'npm run build';

it('covers every command of the README', () => {
  const known = [BUILD, ...Object.keys(finishing), ...listening, ...around];
  expect([...commandsOf(readFileSync('README.md', 'utf8'))].sort()).toEqual(known.sort());
});

async function finish(command: string): Promise<void> {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  expect(child.exitCode, `${out}\n${err}`).toBe(0);
}

describe.each(sampleCases(Object.entries(finishing), 2))('%s', (_, commands) => {
  it.each(commands)('finishes: %s', command => finish(command));
});

/** The hashes of all files of a build, by their paths. */
const hashFiles = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .toSorted()
      .map(file => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

it('npm run build makes the same files as the build before it [SEC-12/builds]', async () => {
  // `npm test` has built dist before this test, from the same sources.
  if (isBuildStale(process.cwd(), 'dist', 'production')) await finish(BUILD);
  const before = hashFiles('dist');
  expect(Object.keys(before).length).toBeGreaterThan(50);
  await finish(BUILD);
  expect(hashFiles('dist')).toEqual(before);
});

it.each(sampleCases(listening, 2))('%s listens, responds, and ends on a signal', async command => {
  const port = String(await findFreePort());
  const args = command
    .replaceAll('8080', command.includes('--api') ? '1' : port)
    .replace('FILE_OR_FOLDER', 'tests/contract/documents/kennel.yaml')
    .split(' ');
  const { url, stop } = await startListening(args, { PORT: port, DATA: join(folder, port) });
  try {
    expect(new URL(url).port).toBe(port);
    // The platform alone has no page; an unknown path is a response too.
    expect((await fetch(url)).status).toBe(command.includes('mocks') ? 404 : 200);
  } finally {
    await stop();
  }
  // npm may end a moment before what it ran.
  const isServing = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isServing, { timeout: 10_000 }).toBe(false);
});
