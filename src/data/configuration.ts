import { send } from '../api/send.ts';
import { operations } from '../generated/config/operations.ts';
import type { components } from '../generated/config/types.ts';

type Schemas = components['schemas'];

/** What the platform configures for everybody: read once, most of it before signing in. */
export interface Configuration {
  readonly version: Schemas['Version'];
  readonly language: Schemas['Language'];
  readonly map: Schemas['MapConfig'];
  readonly oauth: Schemas['Oauth'];
  readonly oauth2: Schemas['Oauth'];
}

export type ConfigurationName = keyof Configuration;

const reads = {
  version: operations.getVersion,
  language: operations.getLanguage,
  map: operations.getMap,
  oauth: operations.getOauth,
  oauth2: operations.getOauth2,
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
