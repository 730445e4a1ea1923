import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { RESULTS_FOLDER } from './Step.ts';

/** One run of the whole suite under load. */
export interface LoadRun {
  /** The commit that was tested; with changes that are not committed it ends in `+`. */
  readonly commit: string;
  readonly passed: boolean;
}

/** The runs under load, the oldest first; the ledger reads them. */
export const LOAD_RUNS_FILE = `${RESULTS_FOLDER}/under-load.json`;

const MAX_RUNS = 20;

/** Adds a run of the whole suite under load to the runs on record. */
export function recordLoadRun(passed: boolean, file = LOAD_RUNS_FILE, commit = readCommit()): void {
  const runs = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LoadRun[]) : [];
  mkdirSync(dirname(file), { recursive: true });
  const latest = [...runs, { commit, passed }].slice(-MAX_RUNS);
  writeFileSync(file, `${JSON.stringify(latest, null, 1)}\n`);
}

function readCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout;
  const commit = git('rev-parse', 'HEAD').trim();
  return git('status', '--porcelain').trim() === '' ? commit : `${commit}+`;
}
