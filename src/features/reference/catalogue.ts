import { CODES } from '../../i18n/codes.ts';
import { errors as english } from '../../i18n/en/errors.ts';
import { errors as chinese } from '../../i18n/zh/errors.ts';
import type { Text } from '../../schema/text.ts';
import { type Definition, definitions } from './definitions.ts';
import { names } from './names.ts';

/** The parts of the reference, in the order in which they stand. */
export const GROUPS = ['basic', 'execution', 'modules', 'definitions'] as const;

export type Group = (typeof GROUPS)[number];

/** A code that is a number. */
export interface Code {
  readonly code: string;
  /** What the platform calls it. */
  readonly name: string;
  /** What the console says of it, in both languages. */
  readonly text: Text;
}

/** A code of eight digits in its three parts. */
export interface Parts {
  readonly module: string;
  readonly type: string;
  readonly reason: string;
}

/** As much of the reference as somebody looks for. */
export interface Found {
  readonly codes: Readonly<Record<Exclude<Group, 'definitions'>, readonly Code[]>>;
  readonly definitions: readonly Definition[];
  /** A code that was asked for and that the catalogue does not have. */
  readonly unknown?: string;
}

/** The last code that the catalogue numbers itself; those after it were given their numbers in the order of their names. */
const LAST_NUMBERED = 83;

/** The names of the modules by their two digits. Assumed: the source names three and gives two numbers. */
const MODULES: Readonly<Record<string, string>> = { 10: 'UMS', 11: 'DCP', 12: 'DCU' };

/** What a module of eight-digit codes is called; nothing for digits that nobody knows. */
export const moduleName = (digits: string): string | undefined => MODULES[digits];

/** The parts of a code of eight digits: 2 module, 2 type, 4 reason. */
export function partsOf(code: string): Parts | undefined {
  const [, module, type, reason] = /^(\d{2})(\d{2})(\d{4})$/u.exec(code) ?? [];
  return module && type && reason ? { module, type, reason } : undefined;
}

const wordsOf = (catalogue: Readonly<Record<string, string>>, code: number) =>
  catalogue[`error.code.${code}`] ?? '';

const all: readonly Code[] = CODES.map(code => ({
  code: String(code),
  name: names[code] ?? '',
  text: { en: wordsOf(english, code), zh: wordsOf(chinese, code) },
}));

const groupOf = ({ code }: Code): Exclude<Group, 'definitions'> =>
  partsOf(code) ? 'modules' : Number(code) > LAST_NUMBERED ? 'execution' : 'basic';

/** What somebody looks for. */
export interface Question {
  /** A part of a code, a key, a name or a text of either language. */
  readonly words: string;
  /** One part of the reference; empty for all. */
  readonly group: string;
  /** Exactly this code; empty for all. */
  readonly code: string;
}

/** What answers the question. A code that nobody knows answers for itself. */
export function find({ words, group, code }: Question): Found {
  const wanted = fold(words);
  const isExact = code !== '';
  const known = all.filter(one =>
    isExact ? one.code === code : hasWords(wanted, [one.name, one.text.en, one.text.zh], one.code),
  );
  const keyed = definitions.filter(definition =>
    isExact ? definition.key === code : hasWords(wanted, wordsOfDefinition(definition)),
  );
  const isShown = (one: Group) => group === '' || group === one;
  const inGroup = (one: Exclude<Group, 'definitions'>) =>
    isShown(one) ? known.filter(each => groupOf(each) === one) : [];
  const asked = isExact ? code : wanted;
  const isUnknown = known.length + keyed.length === 0 && NUMBER.test(asked);
  return {
    codes: {
      basic: inGroup('basic'),
      execution: inGroup('execution'),
      modules: inGroup('modules'),
    },
    definitions: isShown('definitions') ? keyed : [],
    ...(isUnknown && { unknown: asked }),
  };
}

const NUMBER = /^-?\d{1,16}$/u;

const wordsOfDefinition = ({ module, moduleKey, key, text }: Definition) => [
  ...[key, moduleKey, module.en, module.zh, text.en, text.zh],
];

/** A number is looked for at the beginning of codes: 10 finds 10, 100, 101 and those of module 10. */
const hasWords = (wanted: string, texts: readonly string[], code = '') =>
  (code !== '' && code.startsWith(wanted)) || texts.some(text => fold(text).includes(wanted));

const fold = (words: string) => words.trim().toLowerCase();

/** How many answers there are. */
export const countOf = ({ codes, definitions: keyed }: Found): number =>
  codes.basic.length + codes.execution.length + codes.modules.length + keyed.length;
