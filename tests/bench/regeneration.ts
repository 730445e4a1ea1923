import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { type BenchLine, line } from './line.ts';

/** What the generator reads, and what it needs to run. */
const NEEDED = [
  'package.json',
  'tsconfig.json',
  'redocly.yaml',
  'openapi',
  'codegen',
  'src/schema',
];
const DOCUMENTS = 'openapi/*.yaml';
const FULL_LIMIT_S = 5;
const NOTHING_LIMIT_S = 0.3;

/** How long the generator takes from nothing, and when nothing changed, in a copy of the project. */
export function measureRegeneration(): readonly BenchLine[] {
  const copy = mkdtempSync(join(tmpdir(), 'regeneration-'));
  try {
    for (const part of NEEDED) cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    const full = generate(copy);
    const nothing = Math.min(...[1, 2, 3].map(() => generate(copy)));
    return [
      line({
        name: `regeneration from nothing, ${documents().length} documents`,
        value: full,
        unit: 's',
        limit: FULL_LIMIT_S,
        bound: 'at most',
        row: 'PERF-06',
        note: `${(size() / 1000).toFixed(0)} kB of documents`,
      }),
      line({
        name: 'regeneration when nothing changed',
        value: nothing,
        unit: 's',
        limit: NOTHING_LIMIT_S,
        bound: 'at most',
        row: 'PERF-06',
        note: 'the best of three',
      }),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const documents = () => globSync(DOCUMENTS);

const size = () => documents().reduce((sum, file) => sum + statSync(file).size, 0);

/** Seconds that the command takes, its start included. */
function generate(folder: string): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['codegen/generate.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The generator failed:\n${stderr}`);
  return (performance.now() - began) / 1000;
}
