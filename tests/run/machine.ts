import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** What looking for a browser, and installing one, needs of the machine. Tests have their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** Where Playwright keeps the browser that it installs. */
  readonly playwrightBrowser: string;
  readonly exists: (path: string) => boolean;
  /** Runs a program to its end; true when it succeeded. `loud` shows what it prints. */
  readonly run: (command: readonly string[], loud: boolean) => boolean;
  readonly say: (sentence: string) => void;
}

export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  playwrightBrowser: chromium.executablePath(),
  exists: existsSync,
  run: ([program = '', ...args], loud) =>
    spawnSync(program, args, {
      stdio: loud ? 'inherit' : 'ignore',
      timeout: loud ? 900_000 : 20_000,
    }).status === 0,
  say: sentence => console.log(sentence),
};
