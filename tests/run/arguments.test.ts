import { expect, it } from 'vitest';

import { readArguments } from './arguments.ts';
import { readSeed } from './readSeed.ts';
import { readRounds } from './rounds.ts';
import { readWalks } from './walks.ts';

it('reads flags and names in any order', () => {
  const { flags, names } = readArguments(
    ['types', '--changed', 'oxlint'],
    ['--changed', '--under-load'],
    ['types', 'oxlint'],
  );
  expect([...flags]).toEqual(['--changed']);
  expect(names).toEqual(['types', 'oxlint']);
});

it.each(['--change', 'type'])('rejects %s and lists what there is', word => {
  expect(() => readArguments([word], ['--changed'], ['types'])).toThrow(
    `Unknown: ${word}. There is: --changed · types`,
  );
});

it('runs one round without ROUNDS', () => {
  expect([readRounds(undefined), readRounds('3')]).toEqual([1, 3]);
});

it.each(['0', '-1', 'two', ''])('rejects "%s" rounds', text => {
  expect(() => readRounds(text)).toThrow('ROUNDS');
});

it('takes a new seed without TEST_SEED', () => {
  expect(readSeed(undefined)).toBeLessThan(1_000_000);
  expect(readSeed('0')).toBe(0);
});

it.each(['', '-1', '1.5', 'abc'])('rejects "%s" as the seed', text => {
  expect(() => readSeed(text)).toThrow('TEST_SEED');
});

it('checks each screen in one variant without WALKS', () => {
  expect([readWalks(undefined), readWalks('complete')]).toEqual(['sampled', 'complete']);
});

it.each(['', 'all'])('rejects "%s" as walks', text => {
  expect(() => readWalks(text)).toThrow(/WALKS .*"sampled" or "complete"/u);
});
