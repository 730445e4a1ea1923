import { expect, it } from 'vitest';

import { reactAdmin } from '../../src/i18n/en/reactAdmin.ts';
import { messages as en } from '../../src/i18n/en/index.ts';
import { lazyMessages as enLater } from '../../src/i18n/en/lazy/index.ts';
import { messages as zh } from '../../src/i18n/zh/index.ts';
import { lazyMessages as zhLater } from '../../src/i18n/zh/lazy/index.ts';
import { about } from '../../src/generated/about.ts';
import { services } from '../../src/generated/services.ts';
import { findReplacedTexts } from '../support/replacedTexts.ts';

/** Every text in a catalogue or a descriptor, by its path. */
const textsIn = (tree: unknown, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree ?? {}).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));

const catalogues = { en: [en, enLater], zh: [zh, zhLater] };
const adminKeys = new Set(textsIn(reactAdmin).map(([path]) => path.slice(1)));

it.each(['en', 'zh'] as const)('no message in %s has a wording that was replaced', language => {
  const messages = catalogues[language].flatMap(catalogue => textsIn(catalogue, language));
  expect(messages.length).toBeGreaterThan(1_000);
  const own = messages.filter(([path]) => !adminKeys.has(path.replace(`${language}.`, '')));
  expect(own.flatMap(([path, text]) => findReplacedTexts(path, text))).toEqual([]);
});

it('no text of our documents has a wording that was replaced', () => {
  const texts = textsIn({ services, about }).filter(([path]) => /\.(en|zh)$/u.test(path));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.flatMap(([path, text]) => findReplacedTexts(path, text))).toEqual([]);
});
