import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { scryptHasher } from '../../mocks/platform/scryptHasher.ts';
import { startServer } from '../../mocks/hosts/server.ts';

/** What one start was like; printed as JSON. */
export interface CityStart {
  /** Seconds to generate a city and open its platform, in a process that has loaded its code. */
  readonly opened: number;
  /** Seconds from the start of the process to a server that responds. */
  readonly ready: number;
  /** The most memory that was resident. */
  readonly gigabytes: number;
}

const LISTS = [
  { order: ['name ASC'], limit: 15 },
  { where: { name: { like: '路' } }, order: ['name ASC'], limit: 15 },
  { where: { and: [{ model: 'ssslc' }, { status: 'fault' }] }, order: ['id ASC'], limit: 15 },
  { where: { geoPoint: { near: { lat: 30.2, lng: 120.2 }, unit: 'kilometers' } }, limit: 15 },
];

/** Draws and opens in memory: this measures the city, not the disk. */
function open(assets: number): number {
  const began = performance.now();
  openForgetfulPlatform({ hasher: scryptHasher, city: { assets } });
  return (performance.now() - began) / 1000;
}

async function requestLists(url: string): Promise<void> {
  const login = await fetch(`${url}/api/users/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: SEEDED_PASSWORD }),
  });
  const { id } = (await login.json()) as { id: string };
  for (const filter of LISTS) {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const response = await fetch(`${url}/api/core/assets?${query}`, {
      headers: { authorization: id },
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  }
}

const assets = Number(process.argv[2]);
const server = await startServer({ port: 0, assets });
const ready = performance.now() / 1000;
await requestLists(server.url);
await server.close();
const gigabytes = process.resourceUsage().maxRSS / 1_000_000;
// A second city of a million would double the memory, so only a small one is generated again.
const opened = assets > 100_000 ? ready : open(assets);
const cityStart: CityStart = { opened, ready, gigabytes };
console.log(JSON.stringify(cityStart));
