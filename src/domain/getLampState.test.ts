import { expect, it } from 'vitest';

import { getLampState } from './getLampState.ts';

it.each([
  ['normal', { online: true, brightness: 100 }, 'lit'],
  ['normal', { online: true, brightness: 99.5 }, 'dimmed'],
  ['normal', { online: true, brightness: 0 }, 'off'],
  ['normal', { online: true }, 'unknown'],
  ['fault', { online: true, brightness: 100 }, 'fault'],
  ['fault', { online: false, brightness: 100 }, 'offline'],
  ['offline', { online: true, brightness: 100 }, 'offline'],
] as const)('a lamp that is %s and reports %j is %s', (status, report, state) => {
  expect(getLampState({ status }, report)).toBe(state);
});
