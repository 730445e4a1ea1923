import type { Page } from '@playwright/test';

import { type BenchLine, line } from './line.ts';
import { openCity, signedIn } from './openCity.ts';

const MODELS = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'];
/** Every list of the daily work: domains, devices, their faults and logs, packages. */
const LISTS: readonly string[] = [
  ...['/domainManage/domainEdit/list', '/domainManage/domainEdit/topology'],
  ...MODELS.map(model => `/assetManage/model/${model}`),
  ...MODELS.map(model => `/systemOperation/config/${model}`),
  '/systemOperation/config/unknow',
  ...['ssipat', 'ssslc', 'ssads', 'ssgw', 'sscam'].map(model => `/smartLight/list/${model}`),
  ...[
    '/systemOperation/deviceMonitor/deviceState',
    '/systemOperation/deviceMonitor/deviceTopology',
  ],
  ...['/systemOperation/log/equipmentLog', '/systemOperation/log/upgradeLog'],
  ...['/systemOperation/storage/upgrades', '/systemOperation/faultManagement/alarm'],
  '/data/assets',
];
/** Queries over the whole city. */
const QUERIES: readonly string[] = [
  '/assetManage/model/ssslc?sort=id&order=DESC',
  `/assetManage/model/ssslc?filter=${encodeURIComponent('{"name":{"like":"1"}}')}`,
  `/assetManage/model/ssslc?filter=${encodeURIComponent('{"status":{"inq":["fault"]}}')}`,
  '/assetManage/model/ssslc?page=1000',
];
const RUNS = 3;

/** Milliseconds from a click to the first rows, at 50,000 assets, for every list of the daily work. */
export async function measureJourneys(): Promise<readonly BenchLine[]> {
  const opened = await openCity();
  try {
    const page = await signedIn(opened);
    const first = await times(page, LISTS, 1);
    const again = await times(page, LISTS, RUNS);
    const filtered = await times(page, QUERIES, RUNS);
    return [
      worst(`first rows of ${LISTS.length} lists, each for the first time`, first),
      worst(`first rows of ${LISTS.length} lists`, again),
      worst(`first rows of ${QUERIES.length} filters of all lamps`, filtered),
    ];
  } finally {
    await opened.close();
  }
}

interface Timed {
  readonly path: string;
  readonly ms: number;
}

/** The median of some visits of each, always from another screen. */
async function times(
  page: Page,
  paths: readonly string[],
  runs: number,
): Promise<readonly Timed[]> {
  const all: Timed[] = [];
  for (const path of paths) {
    const visits: number[] = [];
    for (let run = 0; run < runs; run++) {
      await page.evaluate(go, '/');
      visits.push(await page.evaluate(visit, path));
    }
    all.push({ path, ms: visits.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Infinity });
  }
  return all;
}

function worst(what: string, timed: readonly Timed[]): BenchLine {
  const slow = timed.toSorted((a, b) => b.ms - a.ms);
  const slowest = slow
    .slice(0, 3)
    .map(({ path, ms }) => `${decodeURIComponent(path)} ${ms.toFixed(0)}`);
  return line({
    ...{ name: `journeys: ${what}, the slowest`, value: slow[0]?.ms ?? Infinity, unit: 'ms' },
    ...{ limit: 1000, bound: 'at most' },
    note: `50,000 assets; ${slowest.join(', ')}`,
  });
}

/** In the page: navigates to the home page, and waits until it is rendered. */
async function go(path: string): Promise<void> {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1, key: path, usr: null }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  while (document.querySelector('main tbody, main [role=tree]'))
    await new Promise(resolve => requestAnimationFrame(resolve));
}

/** In the page: opens a URL as a link does, until the frame in which its first rows were painted. */
async function visit(path: string): Promise<number> {
  const began = performance.now();
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1, key: path, usr: null }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  const rows = 'main tbody tr:not(.skeleton-row) td, main [role=treeitem], main .empty-nothing';
  while (!document.querySelector(rows)) {
    await new Promise(resolve => requestAnimationFrame(resolve));
    if (performance.now() - began > 30_000) throw new Error(`${path} has no rows`);
  }
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now() - began;
}
