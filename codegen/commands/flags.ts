import { parseArgs } from 'node:util';

import { PLATFORM_MODES } from '../../mocks/platform/operationRule.ts';
import {
  getVisitorLanguage,
  NAME_LANGUAGES,
  type NameLanguage,
} from '../../mocks/platform/nameLanguage.ts';
import { type ScenarioName, scenarios } from '../../mocks/scenarios/scenarios.ts';
import { CommandError } from './CommandError.ts';

/** A flag of a command and its parser; `undefined` in, default out. */
export interface CommandFlag<Value> {
  parse(text: string | undefined, name: string): Value;
  /** Whether the flag has no value: it is present or absent. */
  readonly isSwitch?: true;
}

/** Creates a flag that is true when present. */
const switchFlag = (): CommandFlag<boolean> => ({
  isSwitch: true,
  parse: rawValue => rawValue !== undefined,
});

/** A whole number within bounds. */
export function integerFlag<Default extends number | undefined>(
  fallback: Default,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): CommandFlag<number | Default> {
  return {
    parse(text, name) {
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

/** Creates a port flag: the flag, else `PORT`, else the command's default. 0 is any free port. */
export const portFlag = (fallback: number): CommandFlag<number> => ({
  parse: (text, name) => {
    const rawValue = text ?? (process.env.PORT || undefined);
    return integerFlag(fallback, { max: 65_535 }).parse(rawValue, name);
  },
});

/** Any text. */
export const text = <Default extends string | undefined>(
  fallback: Default,
): CommandFlag<string | Default> => ({
  parse: rawValue => rawValue ?? fallback,
});

/** An origin, such as `http://localhost:8080`. */
export const originFlag = (): CommandFlag<string | undefined> => ({
  parse(rawValue, name) {
    if (rawValue === undefined) return undefined;
    if (URL.canParse(rawValue) && /^https?:/.test(rawValue)) return new URL(rawValue).origin;
    throw new CommandError(
      `--${name} must be a URL such as http://localhost:8080, not "${rawValue}".`,
    );
  },
});

/** Creates a flag with a closed list of values. */
const choiceFlag = <Choice extends string>(
  choices: readonly Choice[],
): CommandFlag<Choice | undefined> => ({
  parse(rawValue, name) {
    const choice = choices.find(each => each === rawValue);
    if (rawValue === undefined || choice !== undefined) return choice;
    throw new CommandError(`--${name} must be one of ${choices.join(', ')}, not "${rawValue}".`);
  },
});

/** A moment, such as `2026-11-11T18:47:00Z`, in milliseconds since 1970. */
const timeFlag = (): CommandFlag<number | undefined> => ({
  parse(rawValue, name) {
    if (rawValue === undefined) return undefined;
    const ms = Date.parse(rawValue);
    if (Number.isFinite(ms)) return ms;
    throw new CommandError(
      `--${name} must be a moment such as 2026-11-11T18:47:00Z, not "${rawValue}".`,
    );
  },
});

const namesFlag: CommandFlag<NameLanguage> = {
  parse: (rawValue, name) =>
    choiceFlag(NAME_LANGUAGES).parse(rawValue, name) ?? getVisitorLanguage(),
};

/** The flags of every command with a platform: its initial state. */
export const platformFlags = {
  seed: integerFlag(undefined, { max: 0xffff_ffff }),
  users: integerFlag(undefined, { max: 1_000_000 }),
  assets: integerFlag(undefined, { max: 1_000_000 }),
  /** The moment for which the city is generated; the last quarter of an hour when absent. */
  at: timeFlag(),
  load: text(undefined),
  /** Allows references to missing records in loaded rows. */
  'allow-dangling': switchFlag(),
  /** `normal` when absent. */
  scenario: choiceFlag(Object.keys(scenarios) as ScenarioName[]),
  /** The product mode, `smartLight` when absent. */
  mode: choiceFlag(PLATFORM_MODES),
  /** The language of the city's names; that of the visitor's environment when absent. */
  names: namesFlag,
  /** External documents that replace the project's own. */
  openapi: text(undefined),
};

export type PlatformFlags = FlagValues<typeof platformFlags>;

type FlagValues<Flags> = {
  [Name in keyof Flags]: Flags[Name] extends CommandFlag<infer Value> ? Value : never;
};

/**
 * Parses the flags of a command line.
 *
 * @param command as typed in the terminal, for the message about an unknown flag
 * @throws CommandError for an unknown flag, a flag without a value, or a bad value
 */
export function readFlags<Flags extends Readonly<Record<string, CommandFlag<unknown>>>>(
  command: string,
  flags: Flags,
  args: readonly string[] = process.argv.slice(2),
): FlagValues<Flags> {
  const rawValues = parse(command, flags, args);
  const values = Object.entries(flags).map(([name, flag]) => [
    name,
    flag.parse(rawValues[name], name),
  ]);
  return Object.fromEntries(values) as FlagValues<Flags>;
}

function parse(
  command: string,
  flags: Readonly<Record<string, CommandFlag<unknown>>>,
  args: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const flagEntries = Object.entries(flags);
  const options = Object.fromEntries(
    flagEntries.map(([name, { isSwitch }]) => [
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
    const [reason] = (error as Error).message.split(/\. |\n/);
    const listFlags = (isSwitch: boolean) =>
      flagEntries
        .filter(([, flag]) => (flag.isSwitch ?? false) === isSwitch)
        .map(([name]) => `--${name}`);
    const [valueFlags, switches] = [listFlags(false).join(', '), listFlags(true)];
    const switchesText = switches.length > 0 ? `, and ${switches.join(', ')} without one` : '';
    throw new CommandError(
      `${reason}. ${command} knows ${valueFlags}, each with a value${switchesText}.`,
    );
  }
}
