import { describe, expect, it } from 'vitest';

import { about } from '../../src/generated/about.ts';
import { services } from '../../src/generated/services.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { findUnclearPhrases } from '../support/unclearPhrases.ts';

/** A word of a document, and where the descriptors have it. */
interface DocumentText {
  readonly at: string;
  readonly en: string;
  readonly zh: string;
}

/** Every `{en, zh}` of what the documents were made into: labels, help, confirmations, values. */
function listTexts(thing: unknown, at: string): readonly DocumentText[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const { en, zh } = thing as Partial<DocumentText>;
  // The items of a list have no name of their own.
  if (typeof en === 'string' && typeof zh === 'string') return en === '' ? [] : [{ at, en, zh }];
  return Object.entries(thing).flatMap(([key, inside]) =>
    DATA.has(key) ? [] : listTexts(inside, `${at}.${key}`),
  );
}

/** What is data, and no word of the screen. */
const DATA: ReadonlySet<string> = new Set(['example', 'default']);

const all = [...listTexts(services, 'services'), ...listTexts(about, 'about')];

/** The same in both languages: names, and signs that engineers everywhere read. Each with its reason. */
const SAME: Readonly<Record<string, string>> = {
  'PM2.5': 'the measure is called so',
  'AES-128': 'a cipher',
  'AES-256': 'a cipher',
};

const HAN = /\p{Script=Han}/u;
/** Words that only code has: camel case, snake case, codes of models and parameters. */
const RAW = /^[a-z]+[A-Z]\w*$|_|^ss[a-z]{2,4}$|^device-/u;

describe('the texts of the five documents', () => {
  it('are many', () => expect(all.length).toBeGreaterThan(1_000));

  it('are Chinese in Chinese: fields, values, operations, groups, titles [I18N-02]', () => {
    const foreign = all.filter(({ zh }) => !HAN.test(zh) && SAME[zh] === undefined);
    const remedy = 'add label: { en, zh } to its x-console in openapi/';
    expect(
      foreign.map(({ at, zh }) => `${at}: ${zh}`),
      remedy,
    ).toEqual([]);
  });

  it('are English in English, and no names out of the code [I18N-02]', () => {
    const foreign = all.filter(({ en }) => HAN.test(en) || (RAW.test(en) && !SAME[en]));
    expect(foreign.map(({ at, en }) => `${at}: ${en}`)).toEqual([]);
  });

  it('keep a space between Chinese and Latin letters or digits, and none at the ends', () => {
    const tight = all.filter(({ zh }) =>
      /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}|^\s|\s$/u.test(zh),
    );
    expect(tight.map(({ at, zh }) => `${at}: ${zh}`)).toEqual([]);
  });

  it('are plain: none uses a retired word', () => {
    expect(all.flatMap(({ at, en, zh }) => findUnclearPhrases(at, `${en} ${zh}`))).toEqual([]);
  });

  it('describe what every action did, with values that it was sent', () => {
    const actions = Object.values(services)
      .flatMap(({ operations }) => Object.values<OperationDescriptor>(operations))
      .filter(({ kind }) => kind === 'action');
    expect(actions.length).toBeGreaterThan(50);
    const mute = actions.filter(({ successMessages = [] }) => successMessages.length === 0);
    expect(mute.map(({ id }) => id)).toEqual([]);
    const unknown = actions.flatMap(({ id, body, parameters, successMessages = [] }) => {
      const known = ['record', ...parameters.map(({ name }) => name)];
      const sent = new Set([...known, ...(body?.fields.map(({ source }) => source) ?? [])]);
      const names = successMessages.flatMap(({ en, zh, when = {} }) => [
        ...[...`${en} ${zh}`.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name),
        ...Object.keys(when),
      ]);
      return names.filter(name => !sent.has(name)).map(name => `${id}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('have a use for each that is the same in both', () => {
    const used = new Set(all.map(({ zh }) => zh));
    expect(Object.keys(SAME).filter(word => !used.has(word))).toEqual([]);
  });
});
