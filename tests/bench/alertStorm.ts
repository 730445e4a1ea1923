import type { Page } from '@playwright/test';

import type { City } from '../e2e/support/city.ts';
import type { AlertPage } from './AlertPage.ts';
import { type BenchLine, line } from './line.ts';
import { readLongestTask, recordLongTasks } from './longTasks.ts';
import { openNaiveAlerts } from './naiveAlerts/openNaiveAlerts.ts';
import { openCity, signedIn } from './openCity.ts';
import { runStorm, type Storm } from './stormControl.ts';

const STORM: Storm = { rate: 10_000, seconds: 10 };
/** The peer renders each alert: it has some seconds of the same storm. */
const PEER_STORM: Storm = { ...STORM, seconds: 3 };
/** Alerts that are missing after this time count as lost. */
const TIMEOUT_MS = 60_000;

interface StormResult {
  readonly sent: number;
  readonly lost: number;
  /** In milliseconds. */
  readonly longestTask: number;
  /** In megabytes, both after a collection. */
  readonly heapGrowth: number;
}

/** The message centre in a storm of 10,000 alerts a second, compared with a list that renders each alert. */
export async function measureAlertStorm(): Promise<readonly BenchLine[]> {
  const opened = await openCity();
  try {
    const ours = await measure(opened.city, await openCentre(await signedIn(opened)), STORM);
    const peer = await measure(opened.city, await openNaiveAlerts(opened), PEER_STORM);
    return createLines(ours, peer);
  } finally {
    await opened.close();
  }
}

function createLines(ours: StormResult, peer: StormResult): readonly BenchLine[] {
  const { rate, seconds } = STORM;
  const storm = `alerts: ${rate.toLocaleString('en')} a second for ${seconds} s`;
  const others = `a list of each alert, in ${PEER_STORM.seconds} s`;
  const shared = { bound: 'at most', row: 'PERF-04' } as const;
  return [
    line({
      ...{ name: `${storm}: lost`, value: ours.lost, unit: 'alerts', limit: 0, ...shared },
      note: `of ${ours.sent.toLocaleString('en')}; ${others}: ${peer.lost} of ${peer.sent.toLocaleString('en')}`,
    }),
    line({
      ...{ name: `${storm}: longest task`, value: ours.longestTask, unit: 'ms', limit: 150 },
      ...{ ...shared, note: `${others}: ${peer.longestTask.toFixed(0)} ms` },
    }),
    line({
      ...{ name: `${storm}: growth of the heap`, value: ours.heapGrowth, unit: 'MB', limit: 20 },
      ...{ ...shared, note: `${others}: ${peer.heapGrowth.toFixed(1)} MB` },
    }),
  ];
}

/** Opens the message centre with its alerts. */
async function openCentre(page: Page): Promise<AlertPage> {
  await page.getByRole('button', { name: /^Messages/u }).click();
  const tab = page.getByRole('tab', { name: /^Alerts/u });
  await tab.click();
  await page.getByText(/^Live/u).waitFor();
  return { page, countAlerts: () => readNumber(tab.innerText()) };
}

/** The number in a text; 0 without one. */
const readNumber = async (text: Promise<string>): Promise<number> =>
  Number((await text).replaceAll(/\D/gu, ''));

async function measure(
  city: City,
  { page, countAlerts }: AlertPage,
  storm: Storm,
): Promise<StormResult> {
  const countBefore = await countAlerts();
  const heapBefore = await readHeap(page);
  await page.evaluate(recordLongTasks);
  const sent = await runStorm(city, storm);
  const lost = await countMissing(countAlerts, countBefore + sent);
  const longestTask = await page.evaluate(readLongestTask);
  return { sent, lost, longestTask, heapGrowth: (await readHeap(page)) - heapBefore };
}

/** Waits until a page has a number of alerts. @returns how many are missing in the end */
async function countMissing(countAlerts: () => Promise<number>, expected: number) {
  const end = Date.now() + TIMEOUT_MS;
  let missing = expected - (await countAlerts());
  while (missing !== 0 && Date.now() < end) missing = expected - (await countAlerts());
  return Math.abs(missing);
}

async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}
