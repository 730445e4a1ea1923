import manifest from '../../package.json' with { type: 'json' };
import { getCityOptions, type CityOptions } from '../city/generateCity.ts';
import { generateAlerts } from '../city/generateAlerts.ts';
import { getFaultEnd, getUsualAlertRate } from '../city/generateFaults.ts';
import { createScenarioControl } from '../scenarios/scenarioControl.ts';
import type { Scenario, ScenarioName } from '../scenarios/scenarios.ts';
import { DataFileError } from './DataFileError.ts';
import { createFingerprint } from './fingerprint.ts';
import { type PasswordHasher, toHex } from './passwordHasher.ts';
import type { Journal, PersistedState, StateOrigin } from './journal.ts';
import { createKernel } from './kernel.ts';
import { createLiveUpdates, type LiveUpdates } from './live/liveUpdates.ts';
import { sleep } from './pause.ts';
import type { PlatformMode } from './operationRule.ts';
import { createScopedStores } from './scope/createScopedStores.ts';
import { getSettings } from '../rules/core/settingRules.ts';
import { type StoreRows, Store } from './Store.ts';
import { warmUp } from './warmUp.ts';
import { cityDefinition, type PlatformDefinition } from './platformDefinition.ts';

/** What a host gives its platform, and what a tester may ask of it. */
export interface HostOptions {
  readonly hasher: PasswordHasher;
  /** The project's own documents and a city when absent. */
  readonly definition?: PlatformDefinition;
  readonly city?: Partial<CityOptions>;
  /** A tester's own rows in place of a city, checked. */
  readonly rows?: StoreRows;
  readonly mode?: PlatformMode;
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
  readonly persistedState?: PersistedState;
  /** What people call the place of the journal. */
  readonly journalLocation?: string;
  readonly onError?: (error: unknown, operationId: string) => void;
}

/** A platform: what answers, what happens in its city, and what a tester makes it go through. */
export interface Platform {
  /** Never rejects. `Response.error()` stands for no answer at all. What it changed is kept before it answers. */
  readonly handleRequest: (request: Request) => Promise<Response>;
  readonly live: LiveUpdates;
  readonly scenario: () => ScenarioName;
  readonly startScenario: (scenario: ScenarioName) => void;
  /** Builds, little by little, what the first questions to long lists need; gives how to stop. */
  readonly warmUp: () => () => void;
}

/** Where a platform begins: rows, and how to have them again. */
interface InitialState {
  readonly rows: StoreRows;
  readonly origin: StateOrigin;
}

/**
 * A platform with its city. What is kept is where a state began and what has changed since; the rest is drawn again,
 * so that a city of a million needs no writing.
 *
 * @throws DataFileError when this version draws another city than the one that was changed; what the journal throws
 */
export async function openPlatform(options: HostOptions): Promise<Platform> {
  const { journal, persistedState, definition = cityDefinition } = options;
  const { rows, origin } = persistedState
    ? regenerateState(options, persistedState.origin)
    : generateInitialState(options);
  const store = new Store(definition.shapes, rows, journal);
  if (persistedState) store.restore(persistedState.changes);
  else await journal?.begin(origin, origin.from === 'rows' ? listChanges(rows, definition) : []);
  return assemblePlatform(options, store, origin);
}

/** A platform that forgets, without waiting: for tests. */
export function openForgetfulPlatform(options: HostOptions): Platform {
  const { definition = cityDefinition } = options;
  const { rows, origin } = generateInitialState(options);
  return assemblePlatform(options, new Store(definition.shapes, rows), origin);
}

function generateInitialState({
  city,
  hasher,
  rows,
  definition = cityDefinition,
}: HostOptions): InitialState {
  if (rows) return { rows, origin: { from: 'rows' } };
  const options = getCityOptions(city);
  const generatedRows = definition.generateRows(options, hasher.seededHash);
  return {
    rows: generatedRows,
    origin: { from: 'city', ...options, fingerprint: createFingerprint(generatedRows) },
  };
}

function regenerateState(options: HostOptions, origin: StateOrigin): InitialState {
  const {
    hasher,
    journalLocation = 'The state that is kept',
    definition = cityDefinition,
  } = options;
  if (origin.from === 'rows') return { rows: {}, origin };
  const rows = definition.generateRows(origin, hasher.seededHash);
  if (createFingerprint(rows) === origin.fingerprint) return { rows, origin };
  throw new DataFileError(
    `${journalLocation} belongs to a city that this version draws otherwise. Remove it for a new city, or choose another place with --data.`,
  );
}

function assemblePlatform(options: HostOptions, store: Store, origin: StateOrigin): Platform {
  const { mode = 'smartLight', clock = Date.now, definition = cityDefinition } = options;
  const random = options.random ?? (bytes => crypto.getRandomValues(new Uint8Array(bytes)));
  const scenarioControl = createScenarioControl(options.scenario ?? 'normal', sleep, scenario => {
    if (isUnreachable(scenario)) live.closeAll();
  });
  const { getScenario } = scenarioControl;
  const kernel = createKernel({
    ...options,
    services: definition.services,
    store,
    ...(definition.scopes && { getScopedStore: createScopedStores(store, definition.scopes) }),
    clock,
    random,
    product: { version: manifest.version, mode },
    tokenSeconds: () =>
      getScenario().tokenSeconds ?? getSettings(store, 'systemParam').sessionHours * 3600,
    loginFailures: () => options.loginFailures ?? getSettings(store, 'systemParam').loginFailures,
  });
  // Those of the start: whatever becomes of them later, the same moment strikes the same ones.
  const assets = store.has('assets') ? [...store.table('assets').values()] : [];
  const isCity = origin.from === 'city';
  const seed = isCity ? origin.seed : 1;
  const live = createLiveUpdates({
    store,
    clock,
    generateAlerts: span => generateAlerts({ seed, assets, count: assets.length, ...span }),
    passTime: kernel.passTime,
    getAlertRate: () => getAlertRate(getScenario(), assets.length),
    stateId: toHex(random(4)),
    getStoreByToken: kernel.getStoreByToken,
    ...(isCity && { generatedAt: origin.now }),
    cityHistory: {
      confirmUser: CONFIRM_USER,
      ...(isCity &&
        definition === cityDefinition && {
          generated: { at: origin.now, getFaultEnd },
        }),
    },
  });
  return {
    handleRequest: scenarioControl.wrapHandler(async request => {
      const response = await kernel.handleRequest(request);
      // Whoever was signed out by it hears no more.
      live.closeInvalid();
      return response;
    }),
    live: {
      ...live,
      connect(socket) {
        const connection = live.connect(socket);
        if (isUnreachable(getScenario())) live.closeAll();
        return connection;
      },
    },
    scenario: scenarioControl.getName,
    startScenario: scenarioControl.start,
    warmUp: () => warmUp(store, definition.longLists),
  };
}

const isUnreachable = ({ failures }: Scenario) => failures?.percent === 100;

/** The account that confirms what is cleared while the city lives. */
const CONFIRM_USER = 'device_admin';

const getAlertRate = ({ alerts }: Scenario, assets: number): number =>
  'perMinute' in alerts ? alerts.perMinute : alerts.usualFactor * getUsualAlertRate(assets);

const listChanges = (rows: StoreRows, { shapes }: PlatformDefinition) =>
  Object.entries(rows).flatMap(([collection, records]) =>
    records.map(row => ({
      collection,
      id: String(row[shapes[collection]?.key ?? 'id']),
      value: JSON.stringify(row),
    })),
  );
