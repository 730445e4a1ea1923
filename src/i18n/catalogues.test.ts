import { describe, expect, it } from 'vitest';

import { ERROR_CODES } from './errorCodes.ts';
import { messages as en } from './en/index.ts';
import { lazyMessages as enLater } from './en/lazy/index.ts';
import { messages as zh } from './zh/index.ts';
import { lazyMessages as zhLater } from './zh/lazy/index.ts';

/** Lists every message with its full key. */
const flat = (catalogue: object, prefix = ''): [string, string][] =>
  Object.entries(catalogue as Record<string, unknown>).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value as object, `${prefix}${key}.`),
  );

const english = new Map([...flat(en), ...flat(enLater)]);
const chinese = new Map([...flat(zh), ...flat(zhLater)]);

const gaps = (message: string) => [...new Set(message.match(/%\{\w+\}/g))].sort();

/** The keys that the specification names. */
const SPECIFIED = [
  'validation.eight.sixteen',
  'validation.password.not-equal-username',
  'validation.password.char',
  'validation.password.not-equal-oldpassword',
  'validation.16.to.20.number.letter',
  'export.device_id.invalid2',
  'validation.number.space.chinese',
  'validation.up.to.N',
  'validation.name.len',
  'validation.name.character',
  'validation.longitude.wrong',
  'validation.latitude.wrong',
  'validation.email.wrong',
  'validation.5.120.number',
  'validation.connect.underline.number.letter',
  'validation.underline.no.spaces',
  'validation.positive.integer',
  'validation.parameter.error',
  'validation.numbers',
  'validation.include',
  'validation.address.wrong',
  'no.empty',
  'password.not.same',
  'old.password.error',
  'login.code.51',
  'login.code.34',
];

describe('the catalogues', () => {
  it('have the same keys in both languages', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('leave the same gaps in both languages', () => {
    const different = [...english].filter(([key, message]) => {
      const [own, other] = [gaps(message), gaps(chinese.get(key) ?? '')];
      // English has a plural form, so its placeholders may be more; Chinese has no plural.
      const mayDiffer = message.includes('||||');
      return mayDiffer ? other.some(gap => !own.includes(gap)) : own.join() !== other.join();
    });
    expect(different).toEqual([]);
  });

  it('have a text for every key, in their own language [VALID-17]', () => {
    const mute = [...english, ...chinese].filter(([, message]) => message === '');
    expect(mute).toEqual([]);
    const untranslated = [...chinese].filter(
      ([key, message]) =>
        message === english.get(key) && /[a-z]{3}/.test(message.replace(/%\{\w+\}/g, '')),
    );
    expect(untranslated).toEqual([]);
  });

  it.each(SPECIFIED)('have a message for %s [VALID-17]', key => {
    expect(english.has(key) && chinese.has(key)).toBe(true);
  });

  it('have a message for every code of the platform, and for no other', () => {
    const worded = [...english.keys()]
      .flatMap(key => /^error\.code\.(\d+)$/.exec(key)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
    expect(worded).toEqual(ERROR_CODES);
    expect(worded.filter(code => code < 84)).toHaveLength(69);
    expect(worded.filter(code => code >= 84 && code <= 101)).toHaveLength(18);
    expect(worded.filter(code => code > 101)).toHaveLength(20);
  });

  it('do not use one key for two things', async () => {
    const parts = await Promise.all(
      ['reactAdmin', 'errors', 'home', 'resources', 'shell', 'signIn', 'users', 'validation'].map(
        name => import(`./en/${name}.ts`) as Promise<Record<string, object>>,
      ),
    );
    const keys = parts
      .flatMap(part => Object.values(part).flatMap(one => flat(one)))
      .map(([key]) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
