import { expect, it } from 'vitest';

import {
  benchClaims,
  type Claim,
  claimsIn,
  loadClaims,
  playwrightClaims,
  vitestClaims,
  writtenClaims,
  writtenLines,
} from './claims.ts';
import { readLedger } from './ledger.ts';
import { reportRows, listUnknownIds } from './rowStatus.ts';

/** Adds the ids in brackets. No title is written out, because an id in brackets is a claim of this file. */
const titleWith = (title: string, ...claims: readonly string[]) =>
  [title, ...claims.map(id => `[${id}]`)].join(' ');

const rows = readLedger(`
TREE:
  TREE-01: {src: A1, must: "It has leaves."}
  TREE-02: {src: own, must: "It stands."}
FISH:
  FISH-01: {src: B2, must: "It swims."}
`);

const claim = (id: string, result: Claim['result'], part?: string): Claim => ({
  id,
  title: 'a test',
  result,
  ...(part === undefined ? {} : { part }),
});

const stand = (ran: readonly Claim[], written: readonly Claim[] = []) =>
  reportRows(rows, ran, written).map(({ status }) => status);

it('reads the rows in their order', () => {
  expect(rows.map(({ id }) => id)).toEqual(['TREE-01', 'TREE-02', 'FISH-01']);
  expect(rows[1]).toEqual({ id: 'TREE-02', source: 'own', must: 'It stands.', parts: [] });
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

it('calls a row met when a whole claim passes and none fails', () => {
  expect(stand([claim('TREE-01', 'passed')])).toEqual(['met', 'unclaimed', 'unclaimed']);
  expect(stand([claim('TREE-01', 'passed'), claim('TREE-01', 'failed')])[0]).toBe('failing');
  expect(stand([claim('TREE-01', 'passed'), claim('TREE-01', 'not run')])[0]).toBe('met');
});

it('keeps a row partial while only parts of it are claimed', () => {
  expect(stand([claim('TREE-01', 'passed', 'oak')])[0]).toBe('partial');
  expect(stand([claim('TREE-01', 'passed', 'oak'), claim('TREE-01', 'passed')])[0]).toBe('met');
  expect(stand([claim('TREE-01', 'failed', 'oak'), claim('TREE-01', 'passed')])[0]).toBe('failing');
});

it('calls a row with parts met when a passing test claims each part by name', () => {
  const forest = readLedger(`
TREE:
  TREE-03: {src: own, must: "It grows.", parts: {oak: "", pine: "in the north"}}
`);
  const standOf = (...ran: readonly Claim[]) => {
    const [one] = reportRows(forest, ran, []);
    return [one?.status, one?.missingParts];
  };
  const [oak, pine] = [claim('TREE-03', 'passed', 'oak'), claim('TREE-03', 'passed', 'pine')];
  expect(forest[0]?.parts).toEqual(['oak', 'pine']);
  expect(standOf(oak, pine)).toEqual(['met', []]);
  expect(standOf(oak)).toEqual(['partial', ['pine']]);
  expect(standOf(oak, claim('TREE-03', 'passed'))).toEqual(['partial', ['pine']]);
  expect(standOf(oak, claim('TREE-03', 'passed', 'birch'))).toEqual(['partial', ['pine']]);
  expect(standOf(oak, pine, claim('TREE-03', 'failed', 'pine'))).toEqual(['failing', []]);
  expect(standOf(oak, claim('TREE-03', 'not run', 'pine'))).toEqual(['partial', ['pine']]);
});

it('reports that a row was not run when its claims are only written', () => {
  const text = `it('${titleWith('stands', 'TREE-02')}', () => {});`;
  expect(stand([], writtenClaims('tree.test.ts', text))[1]).toBe('not run');
  expect(stand([claim('TREE-02', 'passed')], writtenClaims('tree.test.ts', text))[1]).toBe('met');
});

it('names what is claimed but is no row', () => {
  expect(listUnknownIds(rows, [claim('TREE-09', 'passed'), claim('TREE-01', 'passed')])).toEqual([
    'TREE-09',
  ]);
});

it('lists which rows a benchmark measures before it has run', () => {
  const text = "line({ name: 'size', row: 'TREE-02/login', limit: 80 }); const row = 'FISH-01';";
  expect(writtenLines('size.ts', text)).toEqual([
    { id: 'TREE-02', part: 'login', title: 'size.ts', result: 'not run' },
    { id: 'FISH-01', title: 'size.ts', result: 'not run' },
  ]);
});

it('takes a part that is named null for a name', () => {
  const [row] = readLedger('A:\n  A-1: {src: A1, must: "x", parts: {loads: "a", null: "b"}}\n');
  expect(row?.parts).toEqual(['loads', 'null']);
});
