import { describe, expect, it } from 'vitest';

import { type Claim, writtenClaims } from './claims.ts';
import { claim, titleWith } from './exampleClaims.ts';
import { readLedger } from './ledger.ts';
import { findClaimErrors, reportRows } from './rowStatus.ts';

const rows = readLedger(`
TREE:
  TREE-01: {src: A1, must: "It has leaves."}
  TREE-02: {src: own, must: "It stands."}
FISH:
  FISH-01: {src: B2, must: "It swims."}
`);

const stand = (ran: readonly Claim[], written: readonly Claim[] = []) =>
  reportRows(rows, ran, written).map(({ status }) => status);

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

describe('a run that checks a part of the cases', () => {
  it('meets no row whose claims it passed with a part of them; a complete run does', () => {
    const whole = claim('TREE-01', 'passed');
    const sampled = claim('TREE-01', 'sampled');
    expect(stand([sampled])[0]).toBe('sampled');
    expect(stand([sampled, whole])[0]).toBe('sampled');
    expect(stand([whole, whole])[0]).toBe('met');
    expect(stand([sampled, claim('TREE-01', 'failed')])[0]).toBe('failing');
    expect(stand([claim('TREE-01', 'sampled', 'oak')])[0]).toBe('partial');
  });

  it('leaves a part that was checked in some cases claimed, and its row sampled', () => {
    const forest = readLedger('A:\n  A-1: {src: own, must: "x", parts: {oak: "", pine: ""}}\n');
    const reportOf = (...ran: readonly Claim[]) => reportRows(forest, ran, [])[0];
    const oak = claim('A-1', 'sampled', 'oak');
    expect(reportOf(oak)).toMatchObject({ status: 'partial', missingParts: ['pine'] });
    expect(reportOf(oak, claim('A-1', 'passed', 'pine'))).toMatchObject({
      ...{ status: 'sampled', missingParts: [] },
    });
  });
});

describe('a claim that counts for nothing is reported with its test', () => {
  const forest = readLedger(`
TREE:
  TREE-03: {src: own, must: "It grows.", parts: {oak: "", pine: "in the north"}}
  TREE-04: {src: own, must: "It stands."}
`);
  const errorsOf = (...claims: readonly Claim[]) => findClaimErrors(forest, claims);

  it('of an id that is no row', () => {
    expect(errorsOf(claim('TREE-09', 'passed'), claim('TREE-04', 'passed'))).toEqual([
      'TREE-09 is no row of the ledger: a test',
    ]);
  });

  it('of a part that its row does not list, with the parts that it has', () => {
    const birch = claim('TREE-03', 'not run', 'birch');
    expect(errorsOf(birch, birch, claim('TREE-03', 'passed', 'oak'))).toEqual([
      'TREE-03/birch is claimed, but the parts of TREE-03 are oak, pine: a test',
    ]);
  });

  it('of a whole row that has parts', () => {
    expect(errorsOf(claim('TREE-03', 'failed'))).toEqual([
      'the whole of TREE-03 is claimed, but the parts of TREE-03 are oak, pine: a test',
    ]);
  });

  it('of a part of a row without parts', () => {
    expect(errorsOf(claim('TREE-04', 'passed', 'roots'))).toEqual([
      'TREE-04/roots is claimed, but TREE-04 has no parts: a test',
    ]);
  });
});
