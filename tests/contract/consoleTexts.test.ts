import { describe, expect, it } from 'vitest';

import { reactAdmin } from '../../src/i18n/en/reactAdmin.ts';
import { messages as en } from '../../src/i18n/en/index.ts';
import { lazyMessages as enLater } from '../../src/i18n/en/lazy/index.ts';
import { messages as zh } from '../../src/i18n/zh/index.ts';
import { lazyMessages as zhLater } from '../../src/i18n/zh/lazy/index.ts';
import { findUnclearPhrases } from '../support/unclearPhrases.ts';
import { readSourceTexts } from '../support/sourceTexts.ts';

/** Every message by its whole key. */
const flat = (catalogue: object, above = ''): [string, string][] =>
  Object.entries(catalogue as Readonly<Record<string, unknown>>).flatMap(
    ([key, value]): [string, string][] =>
      typeof value === 'string' ? [[above + key, value]] : flat(value as object, `${above}${key}.`),
  );

const english = new Map([...flat(en), ...flat(enLater)]);
const chinese = new Map([...flat(zh), ...flat(zhLater)]);
/** What react-admin asks for by itself. */
const adminKeys = new Set(flat(reactAdmin).map(([key]) => key));
const texts = readSourceTexts();

describe('the texts of the console', () => {
  it('are the same keys in both languages, with the same gaps [I18N-02]', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
    const gaps = (message = '') => [...new Set(message.match(/%\{\w+\}/gu))].sort().join();
    const different = [...english].filter(([key, message]) => {
      const own = gaps(chinese.get(key));
      // Of a plural English says more than Chinese, which has none.
      if (message.includes('||||'))
        return (chinese.get(key)?.match(/%\{\w+\}/gu) ?? []).some(gap => !message.includes(gap));
      return gaps(message) !== own;
    });
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('are plain: none uses a retired word', () => {
    const own = [...english, ...chinese].filter(([key]) => !adminKeys.has(key));
    expect(own.flatMap(([key, message]) => findUnclearPhrases(key, message))).toEqual([]);
  });

  it('have every key that the code names [VALID-17] [I18N-02]', () => {
    const roots = new Set([...english.keys()].map(key => key.split('.')[0]));
    const missing = [...texts.quoted].filter(
      ([text]) =>
        /^[a-z]\w*(\.[\w-]+)+$/u.test(text) &&
        roots.has(text.split('.')[0]) &&
        !english.has(text) &&
        !NO_KEYS.test(text) &&
        ![...english.keys()].some(key => key.startsWith(`${text}.`)),
    );
    expect(missing.map(([text, at]) => `${at} ${text}`)).toEqual([]);
  });

  it('are all used by the code [VALID-17]', () => {
    const unused = [...english.keys()].filter(
      key =>
        !adminKeys.has(key) &&
        !texts.quoted.has(key) &&
        !UNUSED_KEYS.has(key) &&
        !texts.patterns.some(({ pattern }) => isOfKeys(pattern) && pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('are all in the catalogues: no screen has a text of its own [VALID-17]', () => {
    const literal = texts.shown.filter(({ text }) => !NAMES.has(text));
    expect(literal.map(({ location, text }) => `${location} ${text}`)).toEqual([]);
  });
});

/** Texts that look like keys: names of files, of stored things, of events. */
const NO_KEYS = /\.(json|svg|csv|xlsx|png|ts|tsx|css)$/u;

/** A template that is little but gaps would know every key: it must have a part of one, with its point. */
const isOfKeys = (pattern: RegExp) => /[a-z]{2}\\\.|\\\.[a-z]{2}/u.test(pattern.source);

/** Named by the specification, though no screen has a place for them yet. */
const UNUSED_KEYS = new Set<string>(['validation.up.to.N']);

/** What is called so in every language. */
const NAMES = new Set<string>([
  'Ctrl',
  'Esc',
  'Tab',
  'Enter',
  'Shift',
  'Alt',
  'JSON',
  'UTC',
  'ID',
  'WGS-84',
]);
