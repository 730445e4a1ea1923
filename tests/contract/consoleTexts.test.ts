import { describe, expect, it } from 'vitest';

import { reactAdmin } from '../../src/i18n/en/reactAdmin.ts';
import { messages as en } from '../../src/i18n/en/index.ts';
import { lazyMessages as enLater } from '../../src/i18n/en/lazy/index.ts';
import { messages as zh } from '../../src/i18n/zh/index.ts';
import { lazyMessages as zhLater } from '../../src/i18n/zh/lazy/index.ts';
import { findUnusedKeys, type DynamicKeys } from '../names/findUnusedKeys.ts';
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
/** What react-admin itself translates. */
const adminKeys = new Set(flat(reactAdmin).map(([key]) => key));
const texts = readSourceTexts();

describe('the texts of the console', () => {
  it('are the same keys in both languages, with the same gaps [I18N-02]', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
    const gaps = (message = '') => [...new Set(message.match(/%\{\w+\}/gu))].sort().join();
    const different = [...english].filter(([key, message]) => {
      const own = gaps(chinese.get(key));
      // An English plural has more forms than Chinese, which has one.
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
    const ownKeys = [...english.keys()].filter(key => !adminKeys.has(key) && !UNUSED_KEYS.has(key));
    const remedy = 'delete it in src/i18n/en and src/i18n/zh, or add its template to DYNAMIC_KEYS';
    expect(findUnusedKeys(ownKeys, texts, DYNAMIC_KEYS), remedy).toEqual([]);
  });

  it('are all in the catalogues: no screen has a text of its own [VALID-17]', () => {
    const literal = texts.shown.filter(({ text }) => !NAMES.has(text));
    expect(literal.map(({ location, text }) => `${location} ${text}`)).toEqual([]);
  });
});

/** Texts that look like keys: names of files, of stored things, of events. */
const NO_KEYS = /\.(json|svg|csv|xlsx|png|ts|tsx|css)$/u;

/** A template names them: its beginning is a variable, or a variable has several segments of a key. */
const DYNAMIC_KEYS: DynamicKeys = {
  'src/app/sections/routeRules.ts': /^section\./u,
  'src/features/media/editor/EditorHeader.tsx': /^media\.(?:undo|redo)\.hint$/u,
  'src/features/media/properties/ArrangeSection.tsx': /^media\.arrange\.distribute\.[xy]$/u,
  'src/features/users/OwnAccountDialog.tsx': /^(?:delete|lock|reset)\.cannot\.myself$/u,
  'src/resources/tasks/TaskItem.tsx': /^task\.(?:stop|cancel)\.named$/u,
  'src/ui/PlayerPlaysText.tsx': /^player\.(?:now|next)\.gap$/u,
};

/** Named by the specification, though no screen shows them yet. */
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
