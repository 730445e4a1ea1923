import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { findBrowser } from '../run/browser.ts';
import { findFreePort, startListening } from '../support/startListening.ts';
import { type BenchLine, line } from './line.ts';

const ASSETS = 10_000;
/** How long a server is left alone before it is measured. */
const IDLE_MS = 60_000;
/** A document of the size of the Swagger Petstore. */
const PETSTORE = 'tests/contract/documents/kennel.yaml';

/** The memory that the console leaves occupied: by the server after a minute, and by a list in the browser. */
export async function measureMemory(): Promise<readonly BenchLine[]> {
  const own = await measureStart(['--assets', String(ASSETS)], measureList);
  const foreign = await measureStart(['--openapi', PETSTORE]);
  const unit = 'MB';
  const bound = 'at most';
  return [
    line({
      ...{ name: `memory: npm start, ${ASSETS} assets, after a minute`, value: own.server },
      ...{ unit, limit: 300, bound, row: 'PERF-08/start' },
      note: `${own.first.toFixed(0)} MB when ready`,
    }),
    line({
      ...{ name: 'memory: npm start --openapi, after a minute', value: foreign.server },
      ...{ unit, limit: 200, bound, row: 'PERF-08/openapi' },
      note: `${foreign.first.toFixed(0)} MB when ready`,
    }),
    line({
      ...{ name: 'memory: a list in the browser', value: own.extra ?? NaN },
      ...{ unit, limit: 60, bound, row: 'PERF-08/browser' },
      note: 'JavaScript heap after a collection',
    }),
  ];
}

interface Measured {
  /** Resident memory, in MB, when the server prints its ready line, and after a minute without requests. */
  readonly first: number;
  readonly server: number;
  readonly extra?: number;
}

async function measureStart(
  flags: readonly string[],
  measure?: (url: string) => Promise<number>,
): Promise<Measured> {
  const data = mkdtempSync(join(tmpdir(), 'memory-'));
  const listening = await startListening(
    [process.execPath, 'codegen/commands/start.ts', ...flags],
    {
      PORT: String(await findFreePort()),
      DATA: data,
    },
  );
  try {
    const first = residentMegabytes(listening.process.pid);
    await setTimeout(IDLE_MS);
    const server = residentMegabytes(listening.process.pid);
    return { first, server, ...(measure && { extra: await measure(listening.url) }) };
  } finally {
    await listening.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

function residentMegabytes(pid = 0): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  const kibibytes = Number(stdout.trim());
  if (!(kibibytes > 0)) throw new Error(`ps reports no memory of process ${pid}.`);
  return (kibibytes * 1024) / 1_000_000;
}

async function measureList(url: string): Promise<number> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await heapOfList(browser, url);
  } finally {
    await browser.close();
  }
}

async function heapOfList(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/assetManage/model/ssslc`);
  await page.getByLabel(/^username/iu).fill('admin');
  await page
    .getByLabel(/^password/iu)
    .first()
    .fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: /^sign in$/iu }).click();
  await page.locator('tbody tr').nth(9).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
