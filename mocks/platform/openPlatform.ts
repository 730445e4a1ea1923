import manifest from '../../package.json' with { type: 'json' };
import { cityOf, type CityOptions, drawCity } from '../city/city.ts';
import type { Hasher } from './hasher.ts';
import type { Journal, Kept } from './journal.ts';
import { createPlatform, type Platform } from './kernel.ts';
import type { ProductMode } from './rule.ts';
import { services } from './services.ts';
import { shapesOf } from './shapes.ts';
import { readKept, type Rows, Store } from './Store.ts';

/** What a host gives its platform, and what a tester may ask of it. */
export interface HostOptions {
  readonly hasher: Hasher;
  readonly city?: Partial<CityOptions>;
  readonly mode?: ProductMode;
  /** Milliseconds since 1970; the host's own clock when absent. */
  readonly clock?: () => number;
  readonly random?: (bytes: number) => Uint8Array;
  /** Failed sign-ins that an account may have in a minute; 10 when absent, `Infinity` lifts the limit. */
  readonly loginFailures?: number;
  readonly journal?: Journal;
  /** What the journal has from before; a city is drawn when it has nothing. */
  readonly kept?: Kept;
  readonly onError?: (error: unknown, operationId: string) => void;
}

const shapes = shapesOf(services);

/**
 * A platform with its city. A new city is written to the journal first, so that the next start finds it.
 *
 * @throws what the journal throws
 */
export async function openPlatform(options: HostOptions): Promise<Platform> {
  const { journal, kept } = options;
  if (kept) return assemble(options, new Store(shapes, readKept(kept), journal));
  const rows = rowsOf(options);
  await journal?.write(changesOf(rows));
  return assemble(options, new Store(shapes, rows, journal));
}

/** A platform that forgets, without waiting: for tests. */
export const openForgetfulPlatform = (options: HostOptions): Platform =>
  assemble(options, new Store(shapes, rowsOf(options)));

function rowsOf({ city, hasher }: HostOptions): Rows {
  return drawCity(cityOf(city), hasher.seeded);
}

function assemble(options: HostOptions, store: Store): Platform {
  const { hasher, mode = 'smartLight', clock = Date.now, loginFailures, onError } = options;
  const random = options.random ?? (bytes => crypto.getRandomValues(new Uint8Array(bytes)));
  const product = { version: manifest.version, mode };
  return createPlatform({
    services,
    store,
    hasher,
    clock,
    random,
    product,
    loginFailures,
    onError,
  });
}

const changesOf = (rows: Rows) =>
  Object.entries(rows).flatMap(([collection, records]) =>
    records.map(row => ({
      collection,
      id: String(row[shapes[collection]?.key ?? 'id']),
      value: JSON.stringify(row),
    })),
  );
