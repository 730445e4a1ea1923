import manifest from '../../package.json' with { type: 'json' };
import { cityOf, type CityOptions } from '../city/city.ts';
import { eventsBetween } from '../city/events.ts';
import { endOfFault, usualRate } from '../city/troubles.ts';
import { createConditions } from '../scenarios/conditions.ts';
import type { Scenario, ScenarioName } from '../scenarios/scenarios.ts';
import { DataFileError } from './DataFileError.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Hasher, toHex } from './hasher.ts';
import type { Journal, Kept, Origin } from './journal.ts';
import { createKernel } from './kernel.ts';
import { createLive, type Live } from './live/live.ts';
import { pause } from './pause.ts';
import type { ProductMode } from './rule.ts';
import { createScopes } from './scope/scopeOf.ts';
import { settingsOf } from '../rules/core/settings.ts';
import { type Rows, Store } from './Store.ts';
import { warmUp } from './warmUp.ts';
import { cityWorld, type World } from './world.ts';

/** What a host gives its platform, and what a tester may ask of it. */
export interface HostOptions {
  readonly hasher: Hasher;
  /** The project's own documents and a city when absent. */
  readonly world?: World;
  readonly city?: Partial<CityOptions>;
  /** A tester's own rows in place of a city, checked. */
  readonly rows?: Rows;
  readonly mode?: ProductMode;
  /** `normal` when absent. */
  readonly scenario?: ScenarioName;
  /** Milliseconds since 1970; the host's own clock when absent. */
  readonly clock?: () => number;
  readonly random?: (bytes: number) => Uint8Array;
  /** How long a device is waited for; not at all when absent. */
  readonly delay?: (ms: number) => Promise<void>;
  /** Failed sign-ins that an account may have in a minute; as the settings say when absent, `Infinity` lifts the limit. */
  readonly loginFailures?: number;
  readonly journal?: Journal;
  /** What the journal has from before; a city is drawn when it has nothing. */
  readonly kept?: Kept;
  /** What people call the place of the journal. */
  readonly place?: string;
  readonly onError?: (error: unknown, operationId: string) => void;
}

/** A platform: what answers, what happens in its city, and what a tester makes it go through. */
export interface Platform {
  /** Never rejects. `Response.error()` stands for no answer at all. What it changed is kept before it answers. */
  readonly answer: (request: Request) => Promise<Response>;
  readonly live: Live;
  readonly scenario: () => ScenarioName;
  readonly begin: (scenario: ScenarioName) => void;
  /** Builds, little by little, what the first questions to long lists need; gives how to stop. */
  readonly warmUp: () => () => void;
}

/** Where a platform begins: rows, and how to have them again. */
interface Beginning {
  readonly rows: Rows;
  readonly origin: Origin;
}

/**
 * A platform with its city. What is kept is where a state began and what has changed since; the rest is drawn again,
 * so that a city of a million needs no writing.
 *
 * @throws DataFileError when this version draws another city than the one that was changed; what the journal throws
 */
export async function openPlatform(options: HostOptions): Promise<Platform> {
  const { journal, kept, world = cityWorld } = options;
  const { rows, origin } = kept ? drawAgain(options, kept.origin) : drawFirst(options);
  const store = new Store(world.shapes, rows, journal);
  if (kept) store.restore(kept.changes);
  else await journal?.begin(origin, origin.from === 'rows' ? changesOf(rows, world) : []);
  return assemble(options, store, origin);
}

/** A platform that forgets, without waiting: for tests. */
export function openForgetfulPlatform(options: HostOptions): Platform {
  const { world = cityWorld } = options;
  const { rows, origin } = drawFirst(options);
  return assemble(options, new Store(world.shapes, rows), origin);
}

function drawFirst({ city, hasher, rows, world = cityWorld }: HostOptions): Beginning {
  if (rows) return { rows, origin: { from: 'rows' } };
  const options = cityOf(city);
  const drawn = world.draw(options, hasher.seeded);
  return {
    rows: drawn,
    origin: { from: 'city', ...options, fingerprint: fingerprintOf(drawn) },
  };
}

function drawAgain(options: HostOptions, origin: Origin): Beginning {
  const { hasher, place = 'The state that is kept', world = cityWorld } = options;
  if (origin.from === 'rows') return { rows: {}, origin };
  const rows = world.draw(origin, hasher.seeded);
  if (fingerprintOf(rows) === origin.fingerprint) return { rows, origin };
  throw new DataFileError(
    `${place} belongs to a city that this version draws otherwise. Remove it for a new city, or choose another place with --data.`,
  );
}

function assemble(options: HostOptions, store: Store, origin: Origin): Platform {
  const { mode = 'smartLight', clock = Date.now, world = cityWorld } = options;
  const random = options.random ?? (bytes => crypto.getRandomValues(new Uint8Array(bytes)));
  const conditions = createConditions(options.scenario ?? 'normal', pause, scenario => {
    if (isOutOfReach(scenario)) live.closeAll();
  });
  const { scenario } = conditions;
  const kernel = createKernel({
    ...options,
    services: world.services,
    store,
    ...(world.scopes && { scopeOf: createScopes(store, world.scopes) }),
    clock,
    random,
    product: { version: manifest.version, mode },
    tokenSeconds: () =>
      scenario().tokenSeconds ?? settingsOf(store, 'systemParam').sessionHours * 3600,
    loginFailures: () => options.loginFailures ?? settingsOf(store, 'systemParam').loginFailures,
  });
  // Those of the start: whatever becomes of them later, the same moment strikes the same ones.
  const assets = store.has('assets') ? [...store.table('assets').values()] : [];
  const isCity = origin.from === 'city';
  const seed = isCity ? origin.seed : 1;
  const live = createLive({
    store,
    clock,
    happen: span => eventsBetween({ seed, assets, count: assets.length, ...span }),
    passTime: kernel.passTime,
    rate: () => rateOf(scenario(), assets.length),
    era: toHex(random(4)),
    storeOf: kernel.storeOf,
    ...(isCity && { drawnAt: origin.now }),
    city: {
      confirmUser: CONFIRM_USER,
      ...(isCity && world === cityWorld && { drawn: { at: origin.now, endOf: endOfFault } }),
    },
  });
  return {
    answer: conditions.around(async request => {
      const response = await kernel.answer(request);
      // Whoever was signed out by it hears no more.
      live.review();
      return response;
    }),
    live: {
      ...live,
      connect(socket) {
        const connection = live.connect(socket);
        if (isOutOfReach(scenario())) live.closeAll();
        return connection;
      },
    },
    scenario: conditions.name,
    begin: conditions.begin,
    warmUp: () => warmUp(store, world.longLists),
  };
}

const isOutOfReach = ({ failures }: Scenario) => failures?.percent === 100;

/** The account that confirms what is cleared while the city lives. */
const CONFIRM_USER = 'device_admin';

const rateOf = ({ alerts }: Scenario, assets: number): number =>
  'inAll' in alerts ? alerts.inAll : alerts.ofUsual * usualRate(assets);

const changesOf = (rows: Rows, { shapes }: World) =>
  Object.entries(rows).flatMap(([collection, records]) =>
    records.map(row => ({
      collection,
      id: String(row[shapes[collection]?.key ?? 'id']),
      value: JSON.stringify(row),
    })),
  );
