import { ApiError, isTransient, isUnreachable } from '../api/ApiError.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { send } from '../api/send.ts';
import { session } from '../api/session.ts';
import { createListeners } from '../domain/createListeners.ts';
import type { components } from '../generated/config/types.ts';
import { getLanguage, getVersion } from '../generated/signInCalls.ts';
import type { CallDescriptor } from '../schema/operation.ts';
import { createRetryScheduler } from './createRetryScheduler.ts';

type Schemas = components['schemas'];

/** The configuration sets of the platform: each read once, at start or on first use. @see CALL-05 */
export interface Configuration {
  readonly version: Schemas['ProductVersion'];
  readonly language: Schemas['Language'];
  readonly domain: Schemas['DomainLevels'];
  readonly map: Schemas['MapConfig'];
  readonly model: readonly Schemas['AvailableModel'][];
  /** The cards of the home page of the signed-in user: read again for another user. */
  readonly module: readonly Schemas['ModuleCard'][];
  readonly moduleDefault: Schemas['ModuleDefaults'];
  readonly plugin: readonly Schemas['Plugin'][];
  readonly camera: Schemas['HostAddress'];
  readonly alert: Schemas['HostAddress'];
  readonly lampStatus: readonly Schemas['LampStatus'][];
  readonly lumen: Schemas['LumenConfig'];
  readonly lumenType: readonly Schemas['LumenType'][];
  readonly peopleLight: Schemas['PeopleLightConfig'];
  readonly oauth: Schemas['Oauth'];
  readonly oauth2: Schemas['Oauth'];
}

export type ConfigurationName = keyof Configuration;

/** The reads that the sign-in page requires. The others load later, so that the page is small. */
const EARLY_READS: Partial<Record<ConfigurationName, CallDescriptor>> = {
  version: getVersion,
  language: getLanguage,
};

const loadOperation = async (name: ConfigurationName): Promise<CallDescriptor> =>
  EARLY_READS[name] ?? (await import('./lazyReads.ts')).lazyReads[name as never];

const LIST_SETS: readonly ConfigurationName[] = [
  'model',
  'module',
  'plugin',
  'lampStatus',
  'lumenType',
];

const responses = new Map<string, unknown>();
const pendingLoads = new Map<string, Promise<void>>();
/** The failed reads to retry, with the number of consecutive failures. */
const retryableFailures = new Map<
  string,
  { readonly name: ConfigurationName; readonly failures: number }
>();
/** The failed reads without a response: no connection to the platform. */
const unreachable = new Set<string>();
/** The failed reads, excluding sets that the platform does not have. */
const failed = new Set<string>();
const retries = createRetryScheduler();
/** Incremented by `forget`, so that a response to an earlier read is dropped. */
let epoch = 0;
const changes = createListeners({
  onStart: () => addEventListener('online', reloadFailed),
  onStop: () => removeEventListener('online', reloadFailed),
});

/** Returns the reader of the modules, in the platform's format. */
function getModuleReader(): object | undefined {
  const user = session.read();
  return user && { id: user.userId, role: user.role, modules: user.modules };
}

/** Returns the cache key of a response: that of modules depends on the user. */
const keyOf = (name: ConfigurationName): string =>
  name === 'module' ? JSON.stringify(getModuleReader()) : name;

/** Requests the set; null where the platform has none. */
async function requestSet(name: ConfigurationName): Promise<unknown> {
  const user = name === 'module' ? getModuleReader() : undefined;
  if (name === 'module' && !user) return null;
  const response = await withTimeout(`GET /${name}`, async signal =>
    send(await loadOperation(name), { query: { user }, signal }),
  );
  if (response === null || response === undefined) return null;
  if (typeof response === 'object' && Array.isArray(response) === LIST_SETS.includes(name))
    return response;
  throw new ResponseTypeError(name);
}

/** A response of the wrong type for its set, for example the start page of a site. */
class ResponseTypeError extends Error {}

/** A platform may lack a set, which is not a failure. */
const isAbsent = (error: unknown) => error instanceof ApiError && [204, 404].includes(error.status);

async function loadSet(name: ConfigurationName, key: string): Promise<void> {
  let response: unknown = null;
  let failure: unknown;
  const startEpoch = epoch;
  retries.stop(key);
  try {
    response = await requestSet(name);
  } catch (error) {
    failure = error;
  }
  if (startEpoch !== epoch) return;
  // A failed read is null and blocks nothing; the next load of the set repeats it.
  if (response === null) pendingLoads.delete(key);
  responses.set(key, response);
  recordOutcome(name, key, failure);
  changes.notify();
}

/** Records the outcome of a read, and schedules a retry where that may help. */
function recordOutcome(name: ConfigurationName, key: string, failure: unknown): void {
  setMembership(failed, key, failure !== undefined && !isAbsent(failure));
  setMembership(unreachable, key, isUnreachable(failure));
  if (!isTransient(failure)) return void retryableFailures.delete(key);
  const failures = (retryableFailures.get(key)?.failures ?? 0) + 1;
  retryableFailures.set(key, { name, failures });
  const { retryAfterMs = 0 } = failure as Partial<ApiError>;
  retries.schedule(key, failures, () => reloadSet(key, name), retryAfterMs);
}

function setMembership(set: Set<string>, key: string, isMember: boolean): void {
  if (isMember) set.add(key);
  else set.delete(key);
}

/** Retries a failed read, unless it belongs to a user who has signed out. */
function reloadSet(key: string, name: ConfigurationName): void {
  if (key === keyOf(name)) void configuration.load(name);
}

/** Retries failed reads immediately when the connection is back. */
function reloadFailed(): void {
  for (const [key, { name }] of retryableFailures) reloadSet(key, name);
}

/**
 * The configuration sets, shared by the sign-in page and the console.
 *
 * @example
 * await configuration.load('map');
 * configuration.read('map');
 *
 * @see SHELL-08
 */
export const configuration = {
  keyOf,

  /** The set; null when the platform has none, failed or took too long; undefined while unknown. */
  read: <Name extends ConfigurationName>(name: Name) =>
    responses.get(keyOf(name)) as Configuration[Name] | null | undefined,

  /** Whether a set is null because its read failed; false for a set that the platform does not have. */
  hasFailed: (name: ConfigurationName): boolean => failed.has(keyOf(name)),

  /** Whether a set is null because the platform could not be reached. */
  isUnreachable: (name: ConfigurationName): boolean => unreachable.has(keyOf(name)),

  /** Requests the set unless its response is known. Resolves when `read` has a result, after 10 s at most. */
  load(name: ConfigurationName): Promise<void> {
    const key = keyOf(name);
    const pending = pendingLoads.get(key) ?? loadSet(name, key);
    pendingLoads.set(key, pending);
    return pending;
  },

  /**
   * Notifies of responses, and of a change of user, who has other modules. Reads that failed temporarily are retried
   * with increasing delays, and immediately when the browser is online again.
   *
   * @see SHELL-08
   */
  subscribe: (listener: () => void): (() => void) => {
    const unsubscribe = changes.subscribe(listener);
    const unsubscribeFromSession = session.subscribe(listener);
    return () => {
      unsubscribe();
      unsubscribeFromSession();
    };
  },

  /** Clears all state, as a reload would. */
  forget(): void {
    epoch += 1;
    responses.clear();
    pendingLoads.clear();
    unreachable.clear();
    failed.clear();
    retryableFailures.clear();
    retries.stopAll();
  },
};
