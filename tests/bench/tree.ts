import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';

import { ensureBuilt, serveBuild } from '../../codegen/commands/consoleBuild.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { readRows } from '../../mocks/assembly/readRows.ts';
import { scryptHasher } from '../../mocks/platform/scryptHasher.ts';
import { findBrowser } from '../run/browser.ts';
import { type BenchLine, line } from './line.ts';

const DISTRICTS = 20;
const ROADS = 5_000;
const TREE = '/domainManage/domainEdit/topology';

/** How long the tree of 100,000 domains takes to open, to show 5,000 below one, to scroll and to find. */
export async function measureTree(): Promise<readonly BenchLine[]> {
  await ensureBuilt();
  const rows = await readRows(JSON.stringify({ domains: domains() }), scryptHasher);
  const platform = openForgetfulPlatform({ hasher: scryptHasher, rows });
  // The first text search of a long list builds its index.
  const stop = platform.warmUp();
  const server = await serveBuild({ port: 0, platform });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    return lines(await walk(page, `http://localhost:${server.port}`));
  } finally {
    await browser.close();
    stop();
    await server.close();
  }
}

interface Walk {
  /** Milliseconds until lines were painted. */
  readonly opened: number;
  readonly expanded: number;
  readonly found: number;
  /** The longest task of the page meanwhile, and while it was scrolled. */
  readonly longest: number;
  readonly scrolled: number;
  /** Lines in the page when it was scrolled to its end. */
  readonly renderedCount: number;
}

function lines({
  opened,
  expanded,
  found,
  longest,
  scrolled,
  renderedCount,
}: Walk): readonly BenchLine[] {
  const named = (name: string, value: number, limit: number, note: string) =>
    line({
      ...{ name: `tree of 100,000: ${name}`, value, unit: 'ms', limit, bound: 'at most' },
      ...{ row: 'DOM-08', note },
    });
  return [
    named('opened', opened, 1000, 'from the press on its entry to the first lines'),
    named('5,000 shown below one', expanded, 1000, 'from the key to their first lines'),
    named('found by name', found, 1000, 'from the last letter, 300 ms of rest included'),
    named('longest task', longest, 200, 'opened, expanded, scrolled to the end, searched'),
    named('longest task while scrolled', scrolled, 100, `${renderedCount} lines are in the page`),
  ];
}

const id = (n: number) => `5f1e${String(n).padStart(20, '0')}`;

/** A city, its districts, and as many roads in each. */
const domains = () => {
  const city = { id: id(0), name: 'City', level: 1 };
  const districts = Array.from({ length: DISTRICTS }, (_, n) => ({
    ...{ id: id(n + 1), name: `District ${String(n).padStart(2, '0')}`, level: 2 },
    parentId: city.id,
  }));
  const roads = districts.flatMap(({ id: parentId }, d) =>
    Array.from({ length: ROADS }, (_, n) => ({
      ...{
        id: id(1000 + d * ROADS + n),
        name: `Road ${String(d).padStart(2, '0')} ${String(n).padStart(4, '0')}`,
      },
      ...{ level: 3, parentId },
    })),
  );
  return [city, ...districts, ...roads];
};

async function walk(page: Page, url: string): Promise<Walk> {
  await page.addInitScript(watch);
  await page.goto(`${url}/login`);
  await page.getByLabel(/^username/iu).fill('admin');
  await page
    .getByLabel(/^password/iu)
    .first()
    .fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: /^sign in$/iu }).click();
  await page.waitForURL(at => !at.pathname.startsWith('/login'));
  await page.goto(`${url}/domainManage/domainEdit/list`);
  const entry = page.getByRole('link', { name: /topology/iu }).first();
  await entry.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(forget);
  const opened = await timed(page, () => entry.click(), 'District 00');
  await page.getByRole('tree').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const expanded = await timed(page, () => page.keyboard.press('ArrowRight'), 'Road 00 0000');
  const before = await page.evaluate(longestTask);
  await page.evaluate(forget);
  await page.evaluate(scroll, ROADS);
  const scrolled = await page.evaluate(longestTask);
  const renderedCount = await page.getByRole('treeitem').count();
  const search = page.getByRole('searchbox', { name: /find/iu });
  await search.pressSequentially('Road 07 432');
  const found = await timed(page, () => search.press('1'), 'Road 07 4321');
  const longest = Math.max(before, await page.evaluate(longestTask));
  if (page.url().indexOf(TREE) < 0) throw new Error(`The tree is not at ${page.url()}.`);
  return { opened, expanded, found, longest, scrolled, renderedCount };
}

/** Milliseconds from an action to the frame in which a line of this name was painted. */
async function timed(page: Page, action: () => Promise<void>, name: string): Promise<number> {
  const painted = page.evaluate(paintOf, name);
  const began = await page.evaluate(now);
  await action();
  return (await painted) - began;
}

/** In the page. */
const now = () => performance.now();

/** In the page, from its beginning: keeps how long each task took that was long. */
function watch(): void {
  const tasks: number[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** In the page: what was before is not measured. */
function forget(): void {
  (globalThis as unknown as { tasks: number[] }).tasks.length = 0;
}

/** In the page: tasks of less than 50 ms are not reported. */
function longestTask(): number {
  return Math.max(50, ...(globalThis as unknown as { tasks: number[] }).tasks);
}

/** In the page: the time of the frame after a line of this name is there. */
async function paintOf(name: string): Promise<number> {
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
  const isThere = () =>
    [...document.querySelectorAll('[role=treeitem] .tree-name')].some(
      element => element.textContent === name,
    );
  while (!isThere()) await frame();
  return frame();
}

/** In the page: scrolls to the end in two hundred steps, one a frame. */
async function scroll(count: number): Promise<void> {
  const tree = document.querySelector('[role=tree]');
  if (!tree || tree.scrollHeight < count * 20) throw new Error('The branch is not whole.');
  for (let step = 1; step <= 200; step += 1) {
    tree.scrollTop = (tree.scrollHeight * step) / 200;
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
}
