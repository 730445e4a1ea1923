import { existsSync, readFileSync } from 'node:fs';

import type { Account } from './steps.ts';

/** What passed and what failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Told {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number };
}

/** Counts a step: its tests where it kept an account of them, else one. A step that failed has at least one failure. */
export function count(succeeded: boolean, account: Account | undefined): Count {
  if (account === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const { passed, failed } = existsSync(account.file) ? read(account) : { passed: 0, failed: 1 };
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function read({ by, file }: Account): Count {
  const told = JSON.parse(readFileSync(file, 'utf8')) as Told;
  return by === 'vitest'
    ? { passed: told.numPassedTests ?? 0, failed: told.numFailedTests ?? 0 }
    : { passed: told.stats?.expected ?? 0, failed: told.stats?.unexpected ?? 0 };
}
