import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

import { line, table } from './line.ts';
import { measureLoginScript, staticGraph } from './loginScript.ts';
import { comparePairs } from './pairs.ts';
import { type Benchmark, runBenchmarks } from './runBenchmarks.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));

afterEach(() => rmSync(dist, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
}

it('counts what the entry needs before it runs, and not what it loads later', () => {
  write({
    'index.html': '<script type="module" crossorigin src="/assets/main.js"></script>',
    'assets/main.js':
      'import{a}from"./a.js";import"./b.js";const later=()=>import("./console.js");a(later);',
    'assets/a.js': 'export{b as a}from"./b.js";',
    'assets/b.js': 'export*from"./c.js";export const b=1;',
    'assets/c.js': 'export const c=1;',
    'assets/console.js': 'export const all=1;',
  });
  expect(
    staticGraph(dist)
      .map(file => relative(dist, file))
      .sort(),
  ).toEqual(['a', 'b', 'c', 'main'].map(name => `assets/${name}.js`));
  expect(measureLoginScript(dist)[0]).toMatchObject({ limit: 80, pass: true });
});

it('reports what to do when there is no build', () => {
  expect(() => measureLoginScript(dist)).toThrow('npm run build');
});

it('passes a line at its limit, and fails it beyond', () => {
  const size = { name: 'size', unit: 'kB', limit: 80, row: 'PERF-01/login' };
  expect(line({ ...size, value: 80, bound: 'at most' }).pass).toBe(true);
  expect(line({ ...size, value: 80.1, bound: 'at most' }).pass).toBe(false);
  expect(line({ ...size, value: 79, bound: 'at least' }).pass).toBe(false);
});

it('compares each measurement with the one next to it, so that one disturbed pair does not decide', () => {
  const steady = [100, 200, 400].map(theirs => ({ ours: 1.5 * theirs, theirs }));
  const disturbed = { ours: 900, theirs: 100 };
  expect(comparePairs([disturbed, ...steady])).toEqual({
    ratio: 1.5,
    note: "median of 4 pairs, 1.50 to 9.00; 600 ms, react-admin's guessers: 200 ms",
  });
});

it('prints a line of plain text', () => {
  const failing = line({
    name: 'speed',
    value: 12.345,
    unit: 'times',
    limit: 20,
    bound: 'at least',
    row: 'PERF-02/users',
    note: 'compared with a scan',
  });
  expect(table([failing])).toBe(
    'FAIL  speed  12.3 times  at least 20  PERF-02/users  compared with a scan',
  );
});

it('prints the lines of each benchmark as it ends, and continues after one that throws', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const createLine = (name: string) =>
    line({ name, value: 1, unit: 'ms', limit: 2, bound: 'at most' });
  const { lines, failedNames } = await runBenchmarks(
    new Map<string, Benchmark>([
      ['first', () => [createLine('first line')]],
      ['map', () => Promise.reject(new Error('Timeout 30000ms exceeded'))],
      [
        'last',
        () => {
          expect(log.mock.calls.join()).toContain('first line');
          return Promise.resolve([createLine('last line')]);
        },
      ],
    ]),
  );
  expect(lines.map(({ name }) => name)).toEqual(['first line', 'last line']);
  expect(failedNames).toEqual(['map']);
  expect(log.mock.calls.join()).toContain('last line');
  expect(logError).toHaveBeenCalledWith('FAIL  map:', 'Timeout 30000ms exceeded');
});
