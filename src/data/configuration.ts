import { send } from '../api/send.ts';
import { operation as getLanguage } from '../generated/config/operations/getLanguage.ts';
import { operation as getMap } from '../generated/config/operations/getMap.ts';
import { operation as getOauth } from '../generated/config/operations/getOauth.ts';
import { operation as getOauth2 } from '../generated/config/operations/getOauth2.ts';
import { operation as getVersion } from '../generated/config/operations/getVersion.ts';
import type { components } from '../generated/config/types.ts';

type Schemas = components['schemas'];

/** What the platform configures for everybody: read once, most of it before signing in. */
export interface Configuration {
  readonly version: Schemas['ProductVersion'];
  readonly language: Schemas['Language'];
  readonly map: Schemas['MapConfig'];
  readonly oauth: Schemas['Oauth'];
  readonly oauth2: Schemas['Oauth'];
}

export type ConfigurationName = keyof Configuration;

/** One by one: the sign-in page must not load what nobody asks before it. */
const reads = {
  version: getVersion,
  language: getLanguage,
  map: getMap,
  oauth: getOauth,
  oauth2: getOauth2,
} as const;

const answers = new Map<ConfigurationName, unknown>();
const asked = new Map<ConfigurationName, Promise<void>>();
const listeners = new Set<() => void>();

async function ask(name: ConfigurationName): Promise<void> {
  const answer = (await send(reads[name]).catch(() => null)) ?? null;
  // A failed read stores null and blocks nothing; whoever comes next asks again.
  if (answer === null) asked.delete(name);
  answers.set(name, answer);
  listeners.forEach(listener => listener());
}

/** The configuration sets, shared by the sign-in page and the console. */
export const configuration = {
  /** The set; null when the platform has none or cannot be reached; undefined while unknown. */
  read: <Name extends ConfigurationName>(name: Name) =>
    answers.get(name) as Configuration[Name] | null | undefined,

  /** Asks the platform, unless it has answered already. It is settled when `read` knows. */
  load(name: ConfigurationName): Promise<void> {
    const asking = asked.get(name) ?? ask(name);
    asked.set(name, asking);
    return asking;
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Forgets everything, as a reload would. */
  forget(): void {
    answers.clear();
    asked.clear();
  },
};
