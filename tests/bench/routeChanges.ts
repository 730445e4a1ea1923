import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

import { ensureBuilt, serveBuild } from '../../codegen/commands/consoleBuild.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { scryptHasher } from '../../mocks/platform/scryptHasher.ts';
import { findBrowser } from '../run/browser.ts';
import { type BenchLine, line } from './line.ts';

const ASSETS = 10_000;
const ROUTE_CHANGES = 1_000;
/** Rounds before the first measurement: chunks, caches and query results are then loaded. */
const WARM_UP_ROUNDS = 3;
/** The heap, the nodes and the listeners are measured there. */
const HOME = '/';
/** A screen of every kind: cards, lists, a tree, charts, maps, records with tabs, a form, the reference. */
const PATHS = [
  HOME,
  ...['/assetManage/model/ssslc', '/systemOperation/faultManagement/alarm', '/permissionManage'],
  ...['/domainManage/domainEdit/list', '/domainManage/domainEdit/topology'],
  ...['/smartLight/statistics', '/smartLight/map', '/domainManage/mapPreview'],
  '/data/assets/SSSLC00000000011/show',
  '/data/assets/SSGW000000000001/show?tab=relations',
  '/data/assets/SSIPAT0000000001/show?tab=broadcast',
  '/data/strategies/create',
  '/systemOperation/log/equipmentLog',
  '/errorReference',
];

interface PageMetrics {
  readonly nodes: number;
  readonly listeners: number;
  /** In MB, after a collection. */
  readonly heap: number;
}

/** Measures what 1,000 route changes leave in the page. */
export async function measureRouteChanges(): Promise<readonly BenchLine[]> {
  await ensureBuilt();
  const platform = openForgetfulPlatform({ hasher: scryptHasher, city: { assets: ASSETS } });
  const server = await serveBuild({ port: 0, platform });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const [before, after] = await changeRoutes(browser, `http://localhost:${server.port}`);
    const row = 'REL-05';
    const bound = 'at most';
    const name = (what: string) => `routes: ${what} after ${ROUTE_CHANGES} route changes`;
    return [
      line({
        ...{ name: name('DOM nodes'), value: after.nodes - before.nodes, unit: 'more' },
        ...{ limit: getTolerance(before.nodes), bound, row, note: `${before.nodes} before` },
      }),
      line({
        ...{ name: name('listeners'), value: after.listeners - before.listeners, unit: 'more' },
        ...{
          limit: getTolerance(before.listeners),
          bound,
          row,
          note: `${before.listeners} before`,
        },
      }),
      line({
        ...{ name: name('JavaScript heap'), value: after.heap - before.heap, unit: 'MB' },
        ...{ limit: 10, bound, row, note: `${before.heap.toFixed(1)} MB before` },
      }),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A level counts as restored within 5 %: a notification may come or go. One leaked node per route change is far more. */
const getTolerance = (level: number) => Math.round(level * 0.05);

async function changeRoutes(
  browser: Browser,
  url: string,
): Promise<readonly [PageMetrics, PageMetrics]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.getByLabel(/^username/iu).fill('admin');
  await page
    .getByLabel(/^password/iu)
    .first()
    .fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: /^sign in$/iu }).click();
  await page.locator('main#content h1').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const path of PATHS) await goTo(page, path);
  const before = await readMetrics(page, session);
  for (let change = 0; change < ROUTE_CHANGES; change += 1)
    await goTo(page, PATHS[change % PATHS.length] ?? HOME);
  return [before, await readMetrics(page, session)];
}

/** Navigates as a link does, and waits for the screen with its data. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: to, usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    // The previous screen is removed after the first frame.
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, path);
  await page.waitForFunction(
    () =>
      !document.querySelector('.skeleton-row, .loading') &&
      document.querySelector('h1')?.checkVisibility(),
  );
}

async function readMetrics(page: Page, session: CDPSession): Promise<PageMetrics> {
  await goTo(page, HOME);
  // Detached nodes are freed by the first collection, what they referred to by the second.
  for (let run = 0; run < 2; run += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find(each => each.name === name)?.value ?? NaN;
  return {
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    heap: read('JSHeapUsedSize') / 1_000_000,
  };
}
