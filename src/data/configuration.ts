import { isUnreached } from '../api/ApiError.ts';
import { inTime } from '../api/inTime.ts';
import { send } from '../api/send.ts';
import { session } from '../api/session.ts';
import { operation as getLanguage } from '../generated/config/operations/getLanguage.ts';
import { operation as getVersion } from '../generated/config/operations/getVersion.ts';
import type { components } from '../generated/config/types.ts';
import type { CallDescriptor } from '../schema/operation.ts';

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
/** Of the reads that failed, those that no answer came to: there was no way to the platform. */
const unreached = new Map<string, ConfigurationName>();
const listeners = new Set<() => void>();

/** Who reads the modules, as the platform wants to know it. */
function reader(): object | undefined {
  const user = session.read();
  return user && { id: user.userId, role: user.role, modules: user.modules };
}

/** Where an answer is kept: that about modules is of one user only. */
const keyOf = (name: ConfigurationName): string =>
  name === 'module' ? JSON.stringify(reader()) : name;

/** What is there to know: the set, or null where the platform has none that makes sense. */
async function answerTo(name: ConfigurationName): Promise<unknown> {
  const user = name === 'module' ? reader() : undefined;
  if (name === 'module' && !user) return null;
  const answer = await inTime(`GET /${name}`, async signal =>
    send(await operationOf(name), { query: { user }, signal }),
  );
  return typeof answer === 'object' && Array.isArray(answer) === LISTS.includes(name)
    ? answer
    : null;
}

async function ask(name: ConfigurationName, key: string): Promise<void> {
  let answer: unknown = null;
  try {
    answer = await answerTo(name);
    unreached.delete(key);
  } catch (error) {
    if (isUnreached(error)) unreached.set(key, name);
    else unreached.delete(key);
  }
  // A failed read is null and blocks nothing; whoever comes next asks again.
  if (answer === null) asked.delete(key);
  answers.set(key, answer);
  listeners.forEach(listener => listener());
}

/** The way to the platform is there again: what could not be asked is asked once more, and whoever shows it follows. */
function askUnreached(): void {
  for (const [key, name] of unreached) if (key === keyOf(name)) void configuration.load(name);
}

/** The configuration sets, shared by the sign-in page and the console. @see SHELL-08 */
export const configuration = {
  keyOf,

  /** The set; null when the platform has none, failed or took too long; undefined while unknown. */
  read: <Name extends ConfigurationName>(name: Name) =>
    answers.get(keyOf(name)) as Configuration[Name] | null | undefined,

  /** Whether a set is null only because there was no way to the platform: of what it would say, nothing is known. */
  isUnreached: (name: ConfigurationName): boolean => unreached.has(keyOf(name)),

  /** Asks the platform, unless it has answered already. It is settled when `read` knows, after 10 s at the latest. */
  load(name: ConfigurationName): Promise<void> {
    const key = keyOf(name);
    const asking = asked.get(key) ?? ask(name, key);
    asked.set(key, asking);
    return asking;
  },

  /**
   * Hears of answers, and of another user, whose modules are others. While somebody does, what there was no way to ask is
   * asked again as soon as the browser has a connection.
   *
   * @see SHELL-08
   */
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('online', askUnreached);
    listeners.add(listener);
    const stop = session.subscribe(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('online', askUnreached);
      stop();
    };
  },

  /** Forgets everything, as a reload would. */
  forget(): void {
    answers.clear();
    asked.clear();
    unreached.clear();
  },
};
