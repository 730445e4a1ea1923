import { expect, it } from 'vitest';

import { findSleeps } from './findSleeps.ts';

it.each([
  ['a timer', 'await new Promise(done => setTimeout(done, 500));'],
  [
    'a timer with a named delay',
    'const WAIT_MS = 500; await new Promise(done => setTimeout(done, WAIT_MS));',
  ],
  [
    'a function that waits',
    'const rest = (ms: number) => new Promise(done => setTimeout(done, ms));',
  ],
  ['a timer of an object', 'window.setInterval(look, 100);'],
  ['a timer by its quoted name', "globalThis['setTimeout'](done, 100);"],
  ['a renamed timer', 'const later = setTimeout;'],
  ['a renamed timer of an object', 'const later = globalThis.setTimeout;'],
  ['a timer taken from an object', 'const { setTimeout: later } = window;'],
  ['a timer that is passed on', 'const rest = promisify(setTimeout);'],
  [
    'a timer in the page',
    'await page.evaluate(ms => new Promise(done => setTimeout(done, ms)), 9);',
  ],
  ['an imported timer', "import { setTimeout as rest } from 'node:timers/promises';"],
  ['a timer of a dynamic import', "const { setTimeout: rest } = await import('timers/promises');"],
  ['the wait of the mock platform', "import { sleep } from '../../mocks/platform/pause.ts';"],
  ['a wait of Playwright', 'await page.waitForTimeout(500);'],
  ['a blocking wait', 'Atomics.wait(shared, 0, 0, 500);'],
])('finds %s', (_, source) => {
  expect(findSleeps(source)).toHaveLength(1);
});

it.each([
  ['the next turn of the event loop', 'await new Promise(done => setTimeout(done));'],
  ['a delay of 0', 'setTimeout(done, 0);'],
  ['the time limit of a test', 'test.setTimeout(300_000);'],
  ['the time limit of a socket', 'socket.setTimeout(8_000, close);'],
  ['fake timers', "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });"],
  ['the type of a timer', 'let timer: ReturnType<typeof setTimeout> | undefined;'],
  ['a text', "it('sleeps', () => lint('setTimeout(done, 500)'));"],
  ['a comment', '// setTimeout(done, 500)'],
  ['a wait for a condition', 'await vi.waitFor(() => expect(rows).toBe(1), { timeout: 900 });'],
])('allows %s', (_, source) => {
  expect(findSleeps(source)).toEqual([]);
});

it('names the line', () => {
  expect(findSleeps('const a = 1;\n\n  await page.waitForTimeout(500);\n')).toEqual([
    { line: 3, text: 'await page.waitForTimeout(500);' },
  ]);
});
