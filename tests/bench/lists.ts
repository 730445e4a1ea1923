import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { type BenchLine, line } from './line.ts';
import { comparePairs, median, type Pair } from './pairs.ts';
import { type Pages, startPages } from './startPages.ts';

const ROWS = 100;
const COLUMNS = 10;
const RUNS = 5;
/** The first list compared with a peer: the ratio of one pair is between 1.3 and 2.1 on a machine with other work. */
const PAIRS = 9;
/**
 * How much heavier and slower the first list may be than that of react-admin's guessers: these have no sections, filters,
 * permissions, messages of two languages, tasks or a theme, which the other half is for.
 */
const MAX_PEER_RATIO = 2;
/** A generated list of every section, and those that load parts of their own. */
const GENERATED_LISTS = [
  ...['/permissionManage', '/assetManage/model/ssslc', '/systemOperation/config/ssslc'],
  ...['/systemOperation/log/equipmentLog', '/smartLight/list/ssslc'],
  ...['/domainManage/domainEdit/list', '/systemOperation/log/upgradeLog'],
  ...['/systemOperation/storage/upgrades'],
];
/** Lists whose screens are written by hand: live alerts with storms, and players with what they play. */
const HANDWRITTEN_LISTS = ['/systemOperation/faultManagement/alarm', '/playerProject/index'];
const VIEW = { width: 1440, height: 900 };

/** The times to render a list and to select a row, and of the first list after sign-in compared with a peer. */
export async function measureLists(): Promise<readonly BenchLine[]> {
  const pages = await startPages();
  try {
    const { ours, theirs, ratio, note } = await compareFirstLists(pages);
    const generated = await findHeaviestList(pages, GENERATED_LISTS);
    const handwritten = await findHeaviestList(pages, HANDWRITTEN_LISTS);
    const { frameTime, selectionTime } = await measureRows(pages.browser, pages.console);
    return [
      line({
        ...{
          name: `list: ${ROWS} rows by ${COLUMNS} columns drawn`,
          value: frameTime,
          unit: 'ms',
        },
        ...{ limit: 500, bound: 'at most', row: 'PERF-07' },
        note: `from the response to the paint, median of ${RUNS}`,
      }),
      line({
        ...{ name: `list: a row of ${ROWS} selected`, value: selectionTime, unit: 'ms' },
        ...{ limit: 100, bound: 'at most', row: 'PERF-07' },
        note: `from the click to the paint, median of ${RUNS}`,
      }),
      line({
        ...{ name: 'first list, JavaScript, gzip', value: ours.kilobytes, unit: 'kB' },
        ...{ limit: 350, bound: 'at most', row: 'PERF-01/first' },
        note: `everything that was loaded until the rows were rendered; ${ours.heaviest}`,
      }),
      line({
        ...{ name: 'first list of any section, JavaScript, gzip', value: generated.kilobytes },
        ...{ unit: 'kB', limit: 350, bound: 'at most', row: 'PERF-01/first' },
        note: `the worst of ${GENERATED_LISTS.length}: ${generated.path}`,
      }),
      line({
        ...{ name: 'first list written by hand, JavaScript, gzip', value: handwritten.kilobytes },
        ...{ unit: 'kB', limit: 410, bound: 'at most', row: 'PERF-09' },
        note: `the worse of ${HANDWRITTEN_LISTS.length}: ${handwritten.path}`,
      }),
      line({
        ...{
          name: 'first list, JavaScript compared with guessers',
          value: ours.kilobytes / theirs.kilobytes,
        },
        ...{ unit: 'times', limit: MAX_PEER_RATIO, bound: 'at most' },
        note: `react-admin's guessers: ${theirs.kilobytes.toFixed(0)} kB`,
      }),
      line({
        ...{ name: 'first list after sign-in compared with guessers', value: ratio },
        ...{ unit: 'times', limit: MAX_PEER_RATIO, bound: 'at most', note },
      }),
    ];
  } finally {
    await pages.close();
  }
}

interface FirstList {
  readonly ms: number;
  readonly kilobytes: number;
  /** The number of files, and those that weigh most. */
  readonly heaviest: string;
}

/** First lists of the console and of its peer in turn, each in a browser without a cache. */
async function compareFirstLists({ browser, console, guessers }: Pages) {
  const openOurs = () => firstList(browser, `${console}/data/assets?perPage=10`);
  const openTheirs = () => firstList(browser, `${guessers}/#/assets`);
  // The first of each also warms the servers up: it is weighed, and not timed.
  const [ours, theirs] = [await openOurs(), await openTheirs()];
  const pairs: Pair[] = [];
  for (let run = 0; run < PAIRS; run++)
    pairs.push({ ours: (await openOurs()).ms, theirs: (await openTheirs()).ms });
  return { ours, theirs, ...comparePairs(pairs) };
}

/** The heaviest of some lists, each as the first after sign-in. */
async function findHeaviestList({ browser, console }: Pages, paths: readonly string[]) {
  const weighed: { readonly path: string; readonly kilobytes: number }[] = [];
  for (const path of paths)
    weighed.push({ path, ...(await firstList(browser, `${console}${path}`, 1)) });
  return weighed.reduce((worst, one) => (one.kilobytes > worst.kilobytes ? one : worst));
}

async function firstList(browser: Browser, url: string, rows = 10): Promise<FirstList> {
  // The peer does not work with the policy that the console is served with; neither is required to here.
  const context = await browser.newContext({ viewport: VIEW, bypassCSP: true });
  const page = await context.newPage();
  const scripts: Promise<Script>[] = [];
  const weigh = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const name = basename(pathname).replace(/-[^-]{8}\.js$/u, '');
    scripts.push(response.body().then(body => ({ name, bytes: gzipSync(body).length })));
  };
  page.on('response', weigh);
  await page.goto(url);
  // What a user takes to type is enough for everything that is fetched ahead.
  await page.waitForLoadState('networkidle');
  const ms = await signIn(page, rows);
  // What a list fetches after its rows is on the path to it too.
  await page.waitForLoadState('networkidle');
  // A file that comes later has no body once the page is closed.
  page.off('response', weigh);
  const loaded = await Promise.all(scripts);
  await context.close();
  const kilobytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { ms, kilobytes, heaviest: heaviestOf(loaded) };
}

interface Script {
  readonly name: string;
  readonly bytes: number;
}

/** The number of loaded files, and the largest of them. */
function heaviestOf(scripts: readonly Script[]): string {
  const first = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8);
  const sizes = first.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`);
  return `${scripts.length} files, ${sizes.join(', ')}`;
}

/**
 * Returns the milliseconds from the click on "Sign in" to the paint of so many rows. Measured in the page, frame by
 * frame: the waits of a browser driver grow to half a second between two looks.
 */
async function signIn(page: Page, rows = 10): Promise<number> {
  await page.getByLabel(/^username/iu).fill('admin');
  await page
    .getByLabel(/^password/iu)
    .first()
    .fill(SEEDED_PASSWORD);
  const button = page.getByRole('button', { name: /^sign in$/iu });
  await button.waitFor();
  return button.evaluate(
    (element: HTMLElement, count) =>
      new Promise<number>(resolve => {
        const start = performance.now();
        const checkRows = () => {
          const lastRow = document.querySelectorAll('tbody tr')[count - 1];
          requestAnimationFrame(
            lastRow?.checkVisibility() ? () => resolve(performance.now() - start) : checkRows,
          );
        };
        element.click();
        checkRows();
      }),
    rows,
  );
}

async function measureRows(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: VIEW });
  await context.addInitScript(markRows, ROWS);
  const page = await context.newPage();
  await page.goto(`${url}/data/assets?perPage=10`);
  await signIn(page);
  await page.evaluate(widen, columnsOfTheCity());
  const frameTimes: number[] = [];
  const selectionTimes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto(`${url}/data/assets?perPage=${ROWS}&page=${run + 1}`);
    await page
      .locator('tbody tr')
      .nth(ROWS - 1)
      .waitFor();
    const cells = await page.locator('tbody tr').first().locator('td').count();
    if (cells < COLUMNS) throw new Error(`The list has ${cells} columns, not ${COLUMNS}.`);
    await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0);
    frameTimes.push(await page.evaluate(getMsSinceResponse));
    selectionTimes.push(await page.evaluate(selectRow, 10 * run));
  }
  await context.close();
  return { frameTime: median(frameTimes), selectionTime: median(selectionTimes) };
}

/** The first columns of a list of assets, and as many of its other fields as are needed. */
function columnsOfTheCity(): readonly string[] {
  const fields = resources['assets']?.fields ?? [];
  const first = fields.toSorted((a, b) => (a.column ?? 99) - (b.column ?? 99));
  return first.slice(0, COLUMNS).map(({ source }) => source);
}

/** In the page: stores the column choice of the signed-in user. */
function widen(shown: readonly string[]): void {
  const person = JSON.parse(
    decodeURIComponent(/user=([^;]*)/u.exec(document.cookie)?.[1] ?? '{}'),
  ) as {
    userId?: string;
  };
  const key = `RaStore.columns.${person.userId ?? ''}.assets`;
  localStorage.setItem(key, JSON.stringify({ order: shown, shown }));
}

/** In the page, from its beginning: notes when the frame with all rows has been painted. */
function markRows(count: number): void {
  const look = () => {
    if (document.querySelectorAll('tbody tr').length >= count)
      requestAnimationFrame(() => performance.mark('rows'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** In the page: milliseconds from the response of the list, and of its count, to the frame in which its rows were painted. */
function getMsSinceResponse(): number {
  const ended = (path: string) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Later calls of the same path read the names of references.
    return entries.find(({ name }) => name.includes(path))?.responseEnd ?? -Infinity;
  };
  const respondedAt = Math.max(ended('/api/core/assets?'), ended('/api/core/assets/count?'));
  const painted = performance.getEntriesByName('rows').at(-1)?.startTime ?? Infinity;
  return painted - respondedAt;
}

/** In the page: selects a row and waits for the frame that shows it. */
async function selectRow(row: number): Promise<number> {
  const box = document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')[row];
  if (!box) throw new Error('The rows have no checkbox.');
  const began = performance.now();
  box.click();
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (!box.checked) throw new Error('The row was not selected.');
  return performance.now() - began;
}
