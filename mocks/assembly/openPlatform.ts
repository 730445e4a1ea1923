import manifest from '../../package.json' with { type: 'json' };
import { getCityOptions } from '../city/generateCity.ts';
import { generateAlerts } from '../city/generateAlerts.ts';
import { findOutageDevices } from '../city/findOutageDevices.ts';
import { getFaultEnd, getUsualAlertRate } from '../city/generateFaults.ts';
import { createScenarioControl, type ScenarioControl } from '../scenarios/scenarioControl.ts';
import type { Scenario, ScenarioName } from '../scenarios/scenarios.ts';
import { DataFileError } from '../platform/DataFileError.ts';
import { createFingerprint } from '../platform/fingerprint.ts';
import { type PasswordHasher, toHex } from '../platform/passwordHasher.ts';
import type { Journal, PersistedState, StateOrigin } from '../platform/journal.ts';
import { createKernel } from '../platform/kernel.ts';
import { createLiveUpdates, type LiveUpdates } from './live/liveUpdates.ts';
import { sleep } from '../platform/pause.ts';
import type { PlatformMode, RuleContext } from '../platform/operationRule.ts';
import { createScopedStores } from '../platform/scope/createScopedStores.ts';
import { getSettings } from '../rules/core/settingRules.ts';
import { type StoreRows, Store } from '../platform/Store.ts';
import { warmUp } from '../platform/warmUp.ts';
import { cityDefinition } from './cityDefinition.ts';
import type { CityOptions, PlatformDefinition } from '../platform/platformDefinition.ts';
import type { NameLanguage } from '../platform/nameLanguage.ts';

/** The options of a host for its platform, and the settings of a tester. */
export interface HostOptions {
  readonly hasher: PasswordHasher;
  /** The documents and their data; the project's own and a city when absent. */
  readonly definition?: PlatformDefinition;
  readonly city?: Partial<CityOptions>;
  /** A tester's own validated rows instead of a city. */
  readonly rows?: StoreRows;
  readonly mode?: PlatformMode;
  /** `normal` when absent. */
  readonly scenario?: ScenarioName;
  /** Returns milliseconds since 1970; the host's own clock when absent. */
  readonly clock?: () => number;
  readonly random?: (bytes: number) => Uint8Array;
  /** Waits for the response time of a device; no wait when absent. */
  readonly delay?: (ms: number) => Promise<void>;
  /**
   * The maximum of failed sign-ins per account and minute; from the settings when absent, `Infinity` lifts the limit.
   */
  readonly loginFailures?: number;
  readonly journal?: Journal;
  /** The restored contents of the journal; without them a city is generated. */
  readonly persistedState?: PersistedState;
  /** The display name of the journal's location. */
  readonly journalLocation?: string;
  readonly onError?: (error: unknown, operationId: string) => void;
}

/** A platform: its request handler, the live updates of its city, and its scenarios. */
export interface Platform {
  /**
   * Never rejects. `Response.error()` means no response. The changes of a request are persisted before its response.
   */
  readonly handleRequest: (request: Request) => Promise<Response>;
  readonly live: LiveUpdates;
  readonly scenario: () => ScenarioName;
  /** The language of the names of a generated city. */
  readonly names: NameLanguage | undefined;
  readonly startScenario: ScenarioControl['start'];
  /** Builds the indexes of long lists in small steps; returns a function that stops it. */
  readonly warmUp: () => () => void;
}

/** The initial rows of a platform, and their origin. */
interface InitialState {
  readonly rows: StoreRows;
  readonly origin: StateOrigin;
}

/**
 * Opens a platform with its city. Only the start parameters of a state and its later changes are stored; the rest is
 * generated again, so that a city of a million assets needs no writes.
 *
 * @throws DataFileError when this version generates another city than the one with the changes; errors of the journal
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

/** Opens a platform without persistence, synchronously: for tests. */
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
  const { hasher, journalLocation = 'The stored state', definition = cityDefinition } = options;
  if (origin.from === 'rows') return { rows: {}, origin };
  const rows = definition.generateRows(origin, hasher.seededHash);
  if (createFingerprint(rows) === origin.fingerprint) return { rows, origin };
  throw new DataFileError(
    `${journalLocation} belongs to a city that this version generates otherwise. Remove it for a new city, or choose another location with --data.`,
  );
}

function assemblePlatform(options: HostOptions, store: Store, origin: StateOrigin): Platform {
  const { mode = 'smartLight', clock = Date.now, definition = cityDefinition } = options;
  const random = options.random ?? (bytes => crypto.getRandomValues(new Uint8Array(bytes)));
  const product: RuleContext['product'] = { version: manifest.version, mode, isSimulated: true };
  const scenarioControl = createScenarioControl(options.scenario ?? 'normal', {
    clock,
    sleep,
    product,
    onBegin: scenario => {
      if (isUnreachable(scenario)) live.closeAll();
    },
  });
  const { getScenario, getAlertPeriods } = scenarioControl;
  const kernel = createKernel({
    ...options,
    services: definition.services,
    store,
    ...(definition.scopes && { getScopedStore: createScopedStores(store, definition.scopes) }),
    clock,
    random,
    product,
    city: origin.from === 'city' && definition === cityDefinition ? origin : undefined,
    tokenSeconds: () =>
      getScenario().tokenSeconds ?? getSettings(store, 'systemParam').sessionHours * 3600,
    loginFailures: () => options.loginFailures ?? getSettings(store, 'systemParam').loginFailures,
  });
  // The initial assets: independent of later changes, the same moment affects the same ones.
  const assets = store.has('assets') ? [...store.table('assets').values()] : [];
  const outageDevices = findOutageDevices(assets);
  const isCity = origin.from === 'city';
  const seed = isCity ? origin.seed : 1;
  const live = createLiveUpdates({
    store,
    clock,
    generateAlerts: span =>
      generateAlerts({ seed, assets, count: assets.length, outageDevices, ...span }),
    passTime: kernel.passTime,
    getAlertSpans: span =>
      getAlertPeriods(span).map(({ alerts, ...period }) => ({
        ...period,
        alertsPerMinute: toAlertRate(alerts, assets.length),
        ...('outageShare' in alerts && { outageShare: alerts.outageShare }),
      })),
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
      // Closes the sockets whose token the request has revoked.
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
    names: isCity ? (origin.names ?? 'zh') : undefined,
    startScenario: scenarioControl.start,
    warmUp: () => warmUp(store, definition.longLists, definition),
  };
}

const isUnreachable = ({ failures, paths }: Scenario) =>
  failures?.percent === 100 && paths === undefined;

/** The account that confirms cleared alerts of the live city. */
const CONFIRM_USER = 'device_admin';

const toAlertRate = (alerts: Scenario['alerts'], assets: number): number =>
  'perMinute' in alerts ? alerts.perMinute : alerts.usualFactor * getUsualAlertRate(assets);

const listChanges = (rows: StoreRows, { shapes }: PlatformDefinition) =>
  Object.entries(rows).flatMap(([collection, records]) =>
    records.map(row => ({
      collection,
      id: String(row[shapes[collection]?.key ?? 'id']),
      value: JSON.stringify(row),
    })),
  );
