import { afterEach, beforeEach, expect, it } from 'vitest';

import { watchForBareKeys } from '../support/watchForBareKeys.ts';

let take: () => readonly string[];
const put = (html: string) => {
  document.body.append(Object.assign(document.createElement('div'), { textContent: html }));
};
/** Returns the keys that the watcher found; it works in a microtask. */
const found = async () => {
  await Promise.resolve();
  return take();
};

beforeEach(() => {
  take = watchForBareKeys();
});
afterEach(() => {
  document.body.replaceChildren();
  take();
});

it.each([
  ['a key that there is', 'shell.logout'],
  ['one inside a sentence', 'Then shell.logout ends it'],
  ['one that has no message', 'users.hasNoMessage'],
])('finds %s', async (_, text) => {
  put(text);
  expect(await found()).toEqual([/(?:shell|users)\.\w+/u.exec(text)![0]]);
  // Taken is forgotten.
  expect(await found()).toEqual([]);
});

it('takes two texts next to each other for no key', async () => {
  const line = document.createElement('p');
  line.append('You may clear all users.', 'Clear users');
  document.body.append(line);
  expect(await found()).toEqual([]);
});

it('finds one that a text becomes later, once however often it is rendered', async () => {
  const text = document.createTextNode('Log out');
  document.body.append(text);
  expect(await found()).toEqual([]);
  text.data = 'shell.logout';
  put('shell.logout');
  expect(await found()).toEqual(['shell.logout']);
});

it.each([
  'All users. Clear',
  'users.csv',
  'https://shell.logout/x',
  'a.shell.logout',
  'Version 1.2',
])('leaves texts, files and URLs alone: %s', async text => {
  put(text);
  expect(await found()).toEqual([]);
});
