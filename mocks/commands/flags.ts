import { parseArgs } from 'node:util';

import { isScenario, type ScenarioName, scenarios } from '../scenarios/scenarios.ts';
import { CommandError } from './CommandError.ts';

/** A flag of a command and what its value becomes; `undefined` in, default out. */
export interface Flag<Value> {
  read(text: string | undefined, name: string): Value;
  /** It has no value: it is there or not. */
  readonly isSwitch?: true;
}

/** Something that is wanted when it is named. */
const toggle = (): Flag<boolean> => ({ isSwitch: true, read: given => given !== undefined });

/** A whole number within bounds. */
export function wholeNumber<Default extends number | undefined>(
  fallback: Default,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): Flag<number | Default> {
  return {
    read(text, name) {
      if (text === undefined) return fallback;
      const value = Number(text);
      if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) {
        return value;
      }
      throw new CommandError(
        `--${name} must be a whole number from ${min} to ${max}, not "${text}".`,
      );
    },
  };
}

/** A port: the flag, else `PORT`, else the command's own. 0 is any free one. */
export const port = (fallback: number): Flag<number> => ({
  read: (text, name) => {
    const given = text ?? (process.env.PORT || undefined);
    return wholeNumber(fallback, { max: 65_535 }).read(given, name);
  },
});

/** Any text. */
export const text = <Default extends string | undefined>(
  fallback: Default,
): Flag<string | Default> => ({
  read: given => given ?? fallback,
});

/** An origin, such as `http://localhost:8080`. */
export const origin = (): Flag<string | undefined> => ({
  read(given, name) {
    if (given === undefined) return undefined;
    if (URL.canParse(given) && /^https?:/.test(given)) return new URL(given).origin;
    throw new CommandError(
      `--${name} must be an address such as http://localhost:8080, not "${given}".`,
    );
  },
});

/** The name of a scenario; `normal` when absent. */
const scenario = (): Flag<ScenarioName | undefined> => ({
  read(given, name) {
    if (given === undefined || isScenario(given)) return given;
    const names = Object.keys(scenarios).join(', ');
    throw new CommandError(`--${name} must be one of ${names}, not "${given}".`);
  },
});

/** A moment, such as `2026-11-11T18:47:00Z`, in milliseconds since 1970. */
const moment = (): Flag<number | undefined> => ({
  read(given, name) {
    if (given === undefined) return undefined;
    const ms = Date.parse(given);
    if (Number.isFinite(ms)) return ms;
    throw new CommandError(
      `--${name} must be a moment such as 2026-11-11T18:47:00Z, not "${given}".`,
    );
  },
});

/** The flags of every command that has a platform: what it begins with. */
export const platformFlags = {
  seed: wholeNumber(undefined, { max: 0xffff_ffff }),
  users: wholeNumber(undefined, { max: 1_000_000 }),
  assets: wholeNumber(undefined, { max: 1_000_000 }),
  /** The moment that the city is drawn as of; the last quarter of an hour when absent. */
  at: moment(),
  load: text(undefined),
  /** Lets loaded rows refer to records that are not there. */
  'allow-dangling': toggle(),
  scenario: scenario(),
  /** Documents from elsewhere, in place of the project's own. */
  openapi: text(undefined),
};

/** What a person said of the platform. */
export type PlatformFlags = Values<typeof platformFlags>;

type Values<Flags> = {
  [Name in keyof Flags]: Flags[Name] extends Flag<infer Value> ? Value : never;
};

/**
 * Reads the flags of a command line.
 *
 * @param command as a person types it, for the sentence about an unknown flag
 * @throws CommandError for an unknown flag, a flag without a value, or a bad value
 */
export function readFlags<Flags extends Readonly<Record<string, Flag<unknown>>>>(
  command: string,
  flags: Flags,
  args: readonly string[] = process.argv.slice(2),
): Values<Flags> {
  const given = parse(command, flags, args);
  const values = Object.entries(flags).map(([name, flag]) => [name, flag.read(given[name], name)]);
  return Object.fromEntries(values) as Values<Flags>;
}

function parse(
  command: string,
  flags: Readonly<Record<string, Flag<unknown>>>,
  args: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const all = Object.entries(flags);
  const options = Object.fromEntries(
    all.map(([name, { isSwitch }]) => [
      name,
      { type: isSwitch ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === true ? '' : String(value)]),
    );
  } catch (error) {
    const [problem] = (error as Error).message.split(/\. |\n/);
    const named = (isSwitch: boolean) =>
      all.filter(([, flag]) => (flag.isSwitch ?? false) === isSwitch).map(([name]) => `--${name}`);
    const [valued, switches] = [named(false).join(', '), named(true)];
    const rest = switches.length > 0 ? `, and ${switches.join(', ')} without one` : '';
    throw new CommandError(`${problem}. ${command} knows ${valued}, each with a value${rest}.`);
  }
}
