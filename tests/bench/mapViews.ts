import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { startServer } from '../../mocks/hosts/server.ts';
import { randomNumbers } from './cityAssets.ts';

/** The milliseconds of a request, from its start to the last byte. */
export interface ViewTime {
  readonly elapsed: number;
  /** Of all threads of the process, which contains the platform and its client. */
  readonly processor: number;
}

/** The times of each kind of view; printed as JSON. */
export type ViewTimes = Readonly<Record<string, readonly ViewTime[]>>;

/** So many that one collection of the whole heap, after the start, is not the 95th percentile. */
const REQUESTS = 200;
const CENTRE = { lat: 30.2084, lng: 120.2126 };
/** A desktop screen, in px. */
const SCREEN = { width: 1920, height: 1080 };
/** The outskirts of the largest city, in degrees. */
const CITY_RADIUS = { lat: 0.17, lng: 0.28 };

const random = randomNumbers(5);
const nearCentre = (radius: number) => radius * (2 * random() - 1);

/** The box of a screen somewhere in the city. */
function pickBox(zoom: number): string {
  const lng = CENTRE.lng + nearCentre(CITY_RADIUS.lng);
  const lat = CENTRE.lat + nearCentre(CITY_RADIUS.lat);
  const degreesPerPixel = 360 / (256 * 2 ** zoom);
  const halfWidth = (SCREEN.width / 2) * degreesPerPixel;
  const halfHeight = (SCREEN.height / 2) * degreesPerPixel * Math.cos((lat * Math.PI) / 180);
  return [lng - halfWidth, lat - halfHeight, lng + halfWidth, lat + halfHeight].join();
}

const WHOLE_CITY = '119.8,29.9,120.6,30.5';
const FILTERS = [
  {},
  { status: 'fault' },
  { and: [{ status: { inq: ['fault', 'offline'] } }, { model: { inq: ['ssslc', 'led'] } }] },
];

const pickFilter = () => JSON.stringify(FILTERS[Math.floor(random() * FILTERS.length)]);

const KINDS: Readonly<Record<string, () => string>> = {
  'the whole city': () => `assets/markers?box=${WHOLE_CITY}&zoom=11&where=${pickFilter()}`,
  'devices of a view, zoom 10 to 18': () => {
    const zoom = 10 + Math.floor(9 * random());
    return `assets/markers?box=${pickBox(zoom)}&zoom=${zoom}&where=${pickFilter()}`;
  },
  'domains of a view, levels 1 to 4': () => {
    const level = 1 + Math.floor(4 * random());
    return `domains/markers?box=${pickBox(9 + 2 * level)}&level=${level}&where=${pickFilter()}`;
  },
};

async function signIn(url: string): Promise<string> {
  const login = await fetch(`${url}/api/users/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: SEEDED_PASSWORD }),
  });
  return ((await login.json()) as { id: string }).id;
}

/** Waits until a platform has built the indexes of its lists, which it does after its start; a minute at most. */
async function waitForIndexes(): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds += 1) {
    const before = performance.eventLoopUtilization();
    await wait(1_000);
    if (performance.eventLoopUtilization(before).utilization < 0.25) return;
  }
}

const server = await startServer({ port: 0, assets: Number(process.argv[2]), users: 10 });
const authorization = await signIn(server.url);

async function measure(path: string): Promise<ViewTime> {
  const usage = process.cpuUsage();
  const start = performance.now();
  const response = await fetch(`${server.url}/api/core/${path}`, { headers: { authorization } });
  await response.arrayBuffer();
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(usage);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { elapsed, processor: (user + system) / 1_000 };
}

await waitForIndexes();
const times: Record<string, ViewTime[]> = {};
for (const [name, createPath] of Object.entries(KINDS)) {
  // The first view builds the columns, and the code gets warm.
  for (let n = 0; n < 5; n += 1) await measure(createPath());
  times[name] = [];
  for (let n = 0; n < REQUESTS; n += 1) times[name].push(await measure(createPath()));
}
await server.close();
console.log(JSON.stringify(times satisfies ViewTimes));
