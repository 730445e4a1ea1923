import { ApiError, isTransient, isUnreachable } from '../api/ApiError.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { send } from '../api/send.ts';
import { session } from '../api/session.ts';
import type { components } from '../generated/config/types.ts';
import { getLanguage, getVersion } from '../generated/signInCalls.ts';
import type { CallDescriptor } from '../schema/operation.ts';
import { createRetryScheduler } from './createRetryScheduler.ts';

type Schemas = components['schemas'];

/** What the platform configures: read once, when the console starts or when somebody needs it first. @see CALL-05 */
export interface Configuration {
  readonly version: Schemas['ProductVersion'];
  readonly language: Schemas['Language'];
  readonly domain: Schemas['DomainLevels'];
  readonly map: Schemas['MapConfig'];
  readonly model: readonly Schemas['ModelOffer'][];
  /** The cards of the home page of whoever is signed in: read again for another user. */
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

/** Those that the sign-in page cannot do without. The rest comes after it, so that the page is light. */
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
/** The reads that failed and are repeated, with the number of their failures in a row. */
const retryableFailures = new Map<
  string,
  { readonly name: ConfigurationName; readonly failures: number }
>();
/** Of the failed reads, those without a response: no connection to the platform. */
const unreachable = new Set<string>();
/** The reads that failed, unlike those whose set the platform does not have. */
const failed = new Set<string>();
const retries = createRetryScheduler();
/** Raised by `forget`, so that a response to an earlier read is dropped. */
let epoch = 0;
const listeners = new Set<() => void>();

/** Who reads the modules, as the platform wants to know it. */
function getModuleReader(): object | undefined {
  const user = session.read();
  return user && { id: user.userId, role: user.role, modules: user.modules };
}

/** Where an answer is kept: that about modules is of one user only. */
const keyOf = (name: ConfigurationName): string =>
  name === 'module' ? JSON.stringify(getModuleReader()) : name;

/** The set, or null where the platform has none. */
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

/** A response that is not of the set's type, for example the start page of a site. */
class ResponseTypeError extends Error {}

/** A platform may lack a set, which is no failure. */
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
  listeners.forEach(listener => listener());
}

/** Notes how a read ended, and schedules another one where that may help. */
function recordOutcome(name: ConfigurationName, key: string, failure: unknown): void {
  setMembership(failed, key, failure !== undefined && !isAbsent(failure));
  setMembership(unreachable, key, isUnreachable(failure));
  if (!isTransient(failure)) return void retryableFailures.delete(key);
  const failures = (retryableFailures.get(key)?.failures ?? 0) + 1;
  retryableFailures.set(key, { name, failures });
  retries.schedule(key, failures, () => reloadSet(key, name));
}

function setMembership(set: Set<string>, key: string, isMember: boolean): void {
  if (isMember) set.add(key);
  else set.delete(key);
}

/** Repeats a failed read, unless it is of a user who has signed out. */
function reloadSet(key: string, name: ConfigurationName): void {
  if (key === keyOf(name)) void configuration.load(name);
}

/** The connection is back: failed reads are repeated at once. */
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

  /** Asks the platform, unless it has answered already. It is settled when `read` knows, after 10 s at the latest. */
  load(name: ConfigurationName): Promise<void> {
    const key = keyOf(name);
    const pending = pendingLoads.get(key) ?? loadSet(name, key);
    pendingLoads.set(key, pending);
    return pending;
  },

  /**
   * Notifies of responses, and of another user, who has other modules. Reads that failed for a reason that may pass are
   * repeated, each time later, and at once when the browser has a connection again.
   *
   * @see SHELL-08
   */
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('online', reloadFailed);
    listeners.add(listener);
    const stop = session.subscribe(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('online', reloadFailed);
      stop();
    };
  },

  /** Forgets everything, as a reload would. */
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
