import { ApiError, isTransient, isUnreached } from '../api/ApiError.ts';
import { inTime } from '../api/inTime.ts';
import { send } from '../api/send.ts';
import { session } from '../api/session.ts';
import type { components } from '../generated/config/types.ts';
import { getLanguage, getVersion } from '../generated/signInCalls.ts';
import type { CallDescriptor } from '../schema/operation.ts';
import { backoff } from './backoff.ts';

type Schemas = components['schemas'];

/** What the platform configures: read once, when the console starts or when somebody needs it first. @see spec A7 (CALL-05) */
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
const early: Partial<Record<ConfigurationName, CallDescriptor>> = {
  version: getVersion,
  language: getLanguage,
};

const operationOf = async (name: ConfigurationName): Promise<CallDescriptor> =>
  early[name] ?? (await import('./laterReads.ts')).laterReads[name as never];

const LISTS: readonly ConfigurationName[] = [
  'model',
  'module',
  'plugin',
  'lampStatus',
  'lumenType',
];

const answers = new Map<string, unknown>();
const asked = new Map<string, Promise<void>>();
/** The reads that failed and are repeated, with the number of their failures in a row. */
const transient = new Map<
  string,
  { readonly name: ConfigurationName; readonly failures: number }
>();
/** Of the failed reads, those without a response: no connection to the platform. */
const unreached = new Set<string>();
/** The reads that failed, unlike those whose set the platform does not have. */
const failed = new Set<string>();
const retries = backoff();
/** Raised by `forget`, so that a response to an earlier read is dropped. */
let epoch = 0;
const listeners = new Set<() => void>();

/** Who reads the modules, as the platform wants to know it. */
function reader(): object | undefined {
  const user = session.read();
  return user && { id: user.userId, role: user.role, modules: user.modules };
}

/** Where an answer is kept: that about modules is of one user only. */
const keyOf = (name: ConfigurationName): string =>
  name === 'module' ? JSON.stringify(reader()) : name;

/** The set, or null where the platform has none. */
async function answerTo(name: ConfigurationName): Promise<unknown> {
  const user = name === 'module' ? reader() : undefined;
  if (name === 'module' && !user) return null;
  const answer = await inTime(`GET /${name}`, async signal =>
    send(await operationOf(name), { query: { user }, signal }),
  );
  if (answer === null || answer === undefined) return null;
  if (typeof answer === 'object' && Array.isArray(answer) === LISTS.includes(name)) return answer;
  throw new TypeMismatch(name);
}

/** A response that is not of the set's type, for example the start page of a site. */
class TypeMismatch extends Error {}

/** A platform may lack a set, which is no failure. */
const isAbsent = (error: unknown) => error instanceof ApiError && [204, 404].includes(error.status);

async function ask(name: ConfigurationName, key: string): Promise<void> {
  let answer: unknown = null;
  let problem: unknown;
  const begun = epoch;
  retries.stop(key);
  try {
    answer = await answerTo(name);
  } catch (error) {
    problem = error;
  }
  if (begun !== epoch) return;
  // A failed read is null and blocks nothing; the next load of the set repeats it.
  if (answer === null) asked.delete(key);
  answers.set(key, answer);
  record(name, key, problem);
  listeners.forEach(listener => listener());
}

/** Notes how a read ended, and schedules another one where that may help. */
function record(name: ConfigurationName, key: string, problem: unknown): void {
  put(failed, key, problem !== undefined && !isAbsent(problem));
  put(unreached, key, isUnreached(problem));
  if (!isTransient(problem)) return void transient.delete(key);
  const failures = (transient.get(key)?.failures ?? 0) + 1;
  transient.set(key, { name, failures });
  retries.schedule(key, failures, () => reload(key, name));
}

function put(set: Set<string>, key: string, isMember: boolean): void {
  if (isMember) set.add(key);
  else set.delete(key);
}

/** Repeats a failed read, unless it is of a user who has signed out. */
function reload(key: string, name: ConfigurationName): void {
  if (key === keyOf(name)) void configuration.load(name);
}

/** The connection is back: failed reads are repeated at once. */
function reloadFailed(): void {
  for (const [key, { name }] of transient) reload(key, name);
}

/** The configuration sets, shared by the sign-in page and the console. @see SHELL-08 */
export const configuration = {
  keyOf,

  /** The set; null when the platform has none, failed or took too long; undefined while unknown. */
  read: <Name extends ConfigurationName>(name: Name) =>
    answers.get(keyOf(name)) as Configuration[Name] | null | undefined,

  /** Whether a set is null because its read failed; false for a set that the platform does not have. */
  hasFailed: (name: ConfigurationName): boolean => failed.has(keyOf(name)),

  /** Whether a set is null because the platform could not be reached. */
  isUnreached: (name: ConfigurationName): boolean => unreached.has(keyOf(name)),

  /** Asks the platform, unless it has answered already. It is settled when `read` knows, after 10 s at the latest. */
  load(name: ConfigurationName): Promise<void> {
    const key = keyOf(name);
    const asking = asked.get(key) ?? ask(name, key);
    asked.set(key, asking);
    return asking;
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
    answers.clear();
    asked.clear();
    unreached.clear();
    failed.clear();
    transient.clear();
    retries.stopAll();
  },
};
