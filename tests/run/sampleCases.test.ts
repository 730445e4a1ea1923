import { describe, expect, it } from 'vitest';

import { sampleCases } from '../support/sampleCases.ts';
import { currentRun } from './chooseCases.ts';

const CASES = ['oak', 'pine'];
const mark = currentRun.walks === 'sampled' ? true : undefined;

it('marks the test that checks a part of its cases', ({ task }) => {
  expect(task.meta.sampled).toBeUndefined();
  expect(sampleCases(CASES, 2)).toHaveLength(mark ? 1 : 2);
  expect(task.meta.sampled).toBe(mark);
});

it('marks no test that checks all of them', ({ task }) => {
  sampleCases(CASES, 1);
  expect(task.meta.sampled).toBeUndefined();
});

describe('the tests that are made of a part of the cases', () => {
  it.for(sampleCases(CASES, 2))('are marked: %s', (_, { task }) => {
    expect(task.meta.sampled).toBe(mark);
  });

  it('and with them each of their group', ({ task }) => {
    expect(task.meta.sampled).toBe(mark);
  });
});
