import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { createXlsxWriter } from '../../src/resources/transfer/table/createXlsxWriter.ts';
import { type BenchLine, line } from './line.ts';
import { type OpenCity, openCity, signedIn } from './openCity.ts';

const ROWS = 100_000;
const COLUMNS = [
  ...['id', 'name', 'model', 'specification', 'ratedPower', 'installDate', 'remark', 'domainId'],
  ...['geoPoint.lat', 'geoPoint.lng', 'poleId', 'ssgwId', 'controllerId', 'mode', 'ip', 'port'],
] as const;
/** The requests to the import worker that the measurement adds up, see `ImportWorker`. */
const WORKER_METHODS = ['open', 'collectReferences', 'check'];
/** Seconds in which a file is parsed and all its rows are validated. @see PERF-05 */
const LIMITS = { csv: 3, xlsx: 4 } as const;
type Format = keyof typeof LIMITS;

/** How long 100,000 rows take in the console as it is built, and what they do to the page meanwhile. */
export async function measureImports(): Promise<readonly BenchLine[]> {
  const opened = await openCity();
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  try {
    const rows = await drawRows(opened);
    const lines: BenchLine[] = [];
    for (const format of ['csv', 'xlsx'] as const) {
      const path = join(folder, `rows.${format}`);
      writeFileSync(path, format === 'csv' ? csvOf(rows) : xlsxOf(rows));
      lines.push(...linesOf(format, await importFile(opened, path, format === 'xlsx')));
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await opened.close();
  }
}

interface Measured {
  /** Seconds in the worker: the file read, its references collected, all rows validated. */
  readonly validated: number;
  /** The same, each by its name. */
  readonly parts: string;
  /** Milliseconds of the longest task of the page, from the choice of the file to the judgement. */
  readonly longest: number;
  /** Seconds until every row was at the platform, and the longest task meanwhile; only where they were sent. */
  readonly sent?: { readonly seconds: number; readonly longest: number };
}

function linesOf(
  format: Format,
  { validated, parts, longest, sent }: Measured,
): readonly BenchLine[] {
  const what = `import: ${ROWS.toLocaleString('en')} rows by ${COLUMNS.length}, ${format}`;
  const row = 'PERF-05';
  return [
    line({
      ...{ name: `${what}, parsed and validated`, value: validated, unit: 's' },
      ...{ limit: LIMITS[format], bound: 'at most', row },
      note: `in the worker: ${parts}; the requests to the platform between them are not in it`,
    }),
    line({
      ...{ name: `${what}, longest task of the page`, value: longest, unit: 'ms' },
      ...{ limit: 50, bound: 'at most', row },
      note: 'from the choice of the file to the validated rows, look-ups at the platform included',
    }),
    ...(sent
      ? [
          line({
            ...{ name: `${what}, sent`, value: sent.seconds, unit: 's' },
            ...{ limit: 120, bound: 'at most' },
            note: `200 calls to a platform on the same machine; longest task ${sent.longest.toFixed(0)} ms`,
          }),
        ]
      : []),
  ];
}

/** New lamps in the domains and behind the gateways that there are. */
async function drawRows({ city }: OpenCity): Promise<readonly (readonly string[])[]> {
  const ids = async (resource: string, where: object) => {
    const filter = encodeURIComponent(JSON.stringify({ where, limit: 200 }));
    const rows = (await city.call(`/core/${resource}?filter=${filter}`)) as readonly {
      readonly id: string;
    }[];
    return rows.map(({ id }) => id);
  };
  const domains = await ids('domains', { level: 4 });
  const poles = await ids('assets', { model: 'sspole' });
  const pick = (from: readonly string[], n: number) => from[n % from.length] ?? '';
  return Array.from({ length: ROWS }, (_, n) => [
    ...[`NEWLAMP${String(n).padStart(10, '0')}`, `新灯 ${n}`, 'ssslc', `NB-150W_${n % 7}`],
    ...[String(50 + (n % 200)), '2026-03-18', n % 3 === 0 ? 'from the contractor' : ''],
    ...[pick(domains, n), (30 + (n % 1000) / 5000).toFixed(5), (120 + (n % 997) / 5000).toFixed(5)],
    ...[pick(poles, n), '', '', n % 2 === 0 ? 'MANUAL' : 'STRATEGY'],
    ...[`10.20.${n % 250}.15`, String(1024 + (n % 5000))],
  ]);
}

const csvOf = (rows: readonly (readonly string[])[]) =>
  [COLUMNS, ...rows].map(cells => cells.join(',')).join('\r\n');

function xlsxOf(rows: readonly (readonly string[])[]): Buffer {
  const writer = createXlsxWriter({ sheet: 'Devices' });
  writer.add([COLUMNS]);
  const numeric = (cell: string) => (/^\d+(\.\d+)?$/u.test(cell) ? Number(cell) : cell);
  writer.add(rows.map(cells => cells.map(numeric)));
  return Buffer.concat(writer.end());
}

async function importFile(opened: OpenCity, path: string, sends: boolean): Promise<Measured> {
  const page = await signedIn(opened, watch);
  await page.goto(`${opened.city.url}/systemOperation/config/import`);
  const main = page.getByRole('main');
  const input = main.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await page.evaluate(forget);
  await input.setInputFiles(path);
  await page.evaluate(press, 'Check 100,000 rows');
  await page.evaluate(press, 'Import 100,000 rows');
  const { durationsMs, longest } = await page.evaluate(seen);
  const parts = WORKER_METHODS.map(method => {
    const durationMs = durationsMs[method];
    if (durationMs === undefined) throw new Error(`The worker had no request ${method}`);
    return { method, seconds: durationMs / 1000 };
  });
  const measured = {
    validated: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    parts: parts.map(({ method, seconds }) => `${method} ${seconds.toFixed(2)} s`).join(', '),
    longest,
  };
  if (!sends) {
    await page.context().close();
    return measured;
  }
  const sent = await send(page, opened);
  await page.context().close();
  return { ...measured, sent };
}

async function send(page: Page, { city }: OpenCity) {
  const counted = async () =>
    ((await city.call('/core/assets/count')) as { readonly count: number }).count;
  const before = await counted();
  await page.evaluate(forget);
  const began = performance.now();
  await page.evaluate(press, '');
  // What takes longer than ten seconds continues in the drawer, so the platform is queried.
  while ((await counted()) < before + ROWS) await new Promise(done => setTimeout(done, 250));
  const seconds = (performance.now() - began) / 1000;
  const { longest } = await page.evaluate(seen);
  return { seconds, longest };
}

interface Watched {
  /** Milliseconds from each request to the worker to its response, by its method. */
  durationsMs: Record<string, number>;
  /** Milliseconds of each task of the page that was longer than 50. */
  tasks: number[];
}
declare const window: Window & {
  watched: Watched;
  Worker: typeof Worker;
  button?: HTMLElement | undefined;
};

/** In the page, from its beginning: observes the requests to workers, and the long tasks. */
function watch(): void {
  window.watched = { durationsMs: {}, tasks: [] };
  new PerformanceObserver(list => {
    window.watched.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    readonly pendingCalls = new Map<string, { method: string; at: number }>();
    /** The thread of the contract monitor has a method `check` too. */
    readonly isImport: boolean;
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.isImport = String(url).includes('importWorkerThread');
      this.addEventListener('message', ({ data }: MessageEvent<{ id: string }>) => {
        const call = this.pendingCalls.get(data.id);
        if (call) window.watched.durationsMs[call.method] = performance.now() - call.at;
      });
    }
    /** @param message - of comlink: the path of a call is its method */
    override postMessage(
      message: { id: string; path?: readonly string[] },
      transfer?: Transferable[] | StructuredSerializeOptions,
    ): void {
      const [method] = message.path ?? [];
      if (this.isImport && method !== undefined)
        this.pendingCalls.set(message.id, { method, at: performance.now() });
      super.postMessage(message, transfer as Transferable[]);
    }
  };
}

/**
 * In the page: waits for the button with this text, and presses the previous one; without a text it only presses.
 * Playwright's own search for roles is a task of the page too, and a longer one than what is measured.
 */
async function press(label: string): Promise<void> {
  window.button?.click();
  delete window.button;
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('main button')].find(
      ({ textContent }) => textContent === label,
    );
  while (label !== '' && !window.button) {
    await new Promise(resolve => setTimeout(resolve, 100));
    window.button = find();
  }
}

/** In the page. */
function forget(): void {
  window.watched.tasks = [];
}

/** In the page. The browser reports long tasks only. */
function seen() {
  const { durationsMs, tasks } = window.watched;
  return { durationsMs, longest: Math.max(0, ...tasks) };
}
