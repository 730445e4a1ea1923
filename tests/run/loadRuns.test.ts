import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

import { recordLoadRun } from './loadRuns.ts';

const folder = mkdtempSync(join(tmpdir(), 'runs-'));
const file = join(folder, 'results', 'under-load.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('records the runs in their order, the last twenty', () => {
  for (let count = 0; count < 22; count += 1) recordLoadRun(count !== 21, file, `commit ${count}`);
  const runs = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
  expect(runs).toHaveLength(20);
  expect(runs[0]).toEqual({ commit: 'commit 2', passed: true });
  expect(runs.at(-1)).toEqual({ commit: 'commit 21', passed: false });
});

it('records the commit that was tested', () => {
  recordLoadRun(true, file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    { commit: expect.stringMatching(/^[0-9a-f]{40}\+?$/u) as unknown, passed: true },
  ]);
});
