import { expect, it } from 'vitest';

import {
  benchClaims,
  claimsIn,
  loadClaims,
  playwrightClaims,
  vitestClaims,
  writtenClaims,
  writtenLines,
} from './claims.ts';
import { titleWith } from './exampleClaims.ts';

const markedClaims = (title: string, ...marks: readonly boolean[]) =>
  vitestClaims({
    testResults: [
      {
        assertionResults: marks.map(sampled => ({
          ...{ fullName: title, status: 'passed' },
          meta: sampled ? { sampled } : {},
        })),
      },
    ],
  });

it('reads every id of a title, whole and in part', () => {
  const title = titleWith('grows in [brackets]', 'TREE-01', 'FISH-01/fins');
  expect(claimsIn(title, 'passed')).toEqual([
    { id: 'TREE-01', title: 'grows in [brackets]', result: 'passed' },
    { id: 'FISH-01', part: 'fins', title: 'grows in [brackets]', result: 'passed' },
  ]);
});

it('reads what vitest, Playwright and the benchmark wrote', () => {
  const vitest = {
    testResults: [
      {
        assertionResults: [
          { fullName: titleWith('a tree has leaves', 'TREE-01'), status: 'passed' },
          { fullName: titleWith('stands', 'TREE-02'), status: 'skipped' },
        ],
      },
    ],
  };
  const playwright = {
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: titleWith('swims', 'FISH-01'),
                tests: [
                  { status: 'expected', projectName: 'desktop' },
                  { status: 'flaky', projectName: 'phone' },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(vitestClaims(vitest).map(({ id, result }) => [id, result])).toEqual([
    ['TREE-01', 'passed'],
    ['TREE-02', 'not run'],
  ]);
  expect(playwrightClaims(playwright).map(({ title, result }) => [title, result])).toEqual([
    ['swims  (desktop)', 'passed'],
    ['swims  (phone)', 'failed'],
  ]);
  expect(benchClaims([{ name: 'speed', row: 'FISH-01/upstream', pass: false }])).toEqual([
    { id: 'FISH-01', part: 'upstream', title: 'speed', result: 'failed' },
  ]);
  expect(benchClaims([{ name: 'beside another', pass: false }])).toEqual([]);
});

it('passes no claim of a test that checked a part of them', () => {
  const title = titleWith('grows', 'TREE-01');
  expect(markedClaims(title, true, false).map(({ result }) => result)).toEqual([
    'sampled',
    'passed',
  ]);
  const projects = [
    { status: 'expected', projectName: 'one', annotations: [{ type: 'sampled' }] },
    { status: 'unexpected', projectName: 'other', annotations: [{ type: 'sampled' }] },
    { status: 'expected', projectName: 'whole', annotations: [{ type: 'issue' }] },
  ];
  const browser = playwrightClaims({ specs: [{ title, tests: projects }] });
  expect(browser.map(({ result }) => result)).toEqual(['sampled', 'failed', 'passed']);
});

it('claims three passing runs under load, of one commit and in a row', () => {
  const run = (passed: boolean, commit = 'a') => ({ commit, passed });
  const resultOf = (...runs: readonly object[]) => loadClaims(runs).map(({ result }) => result);
  expect(loadClaims([])).toMatchObject([{ id: 'REL-06', part: 'load', result: 'not run' }]);
  expect(resultOf(run(true), run(true))).toEqual(['not run']);
  expect(resultOf(run(true), run(true), run(true))).toEqual(['passed']);
  expect(resultOf(run(true), run(false), run(true))).toEqual(['failed']);
  expect(resultOf(run(false), run(true), run(true), run(true))).toEqual(['passed']);
  expect(resultOf(run(true, 'b'), run(true), run(true))).toEqual(['not run']);
  expect(resultOf(run(false, 'b'), run(true), run(true))).toEqual(['not run']);
});

it('has the title of a claim that is written, and no part that a case names', () => {
  const text = [
    `it('${titleWith('stands', 'TREE-02', 'FISH-01/fins')}', () => {});`,
    `it.each(kinds)('${titleWith('is $name', 'FISH-01/$name', 'FISH-01/k%d')}', () => {});`,
  ].join('\n');
  expect(writtenClaims('tree.test.ts', text).map(({ title, part }) => [title, part])).toEqual([
    ['tree.test.ts: stands', undefined],
    ['tree.test.ts: stands', 'fins'],
  ]);
});

it('lists which rows a benchmark measures before it has run', () => {
  const text = "line({ name: 'size', row: 'TREE-02/login', limit: 80 }); const row = 'FISH-01';";
  expect(writtenLines('size.ts', text)).toEqual([
    { id: 'TREE-02', part: 'login', title: 'size.ts', result: 'not run' },
    { id: 'FISH-01', title: 'size.ts', result: 'not run' },
  ]);
});
