import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { expectRefusal, openConsole, platform } from '../support/console.tsx';
import {
  change,
  eachRow,
  expectWhole,
  OBJECT,
  withEveryField,
  wrongValues,
} from '../support/faults.ts';

type Json = Record<string, unknown>;

const firstRow = (fault: (row: Json) => unknown) => (body: unknown) =>
  (body as Json[]).map((row, index) => (index === 0 ? fault(row) : row));

const STATISTICS = [
  'core/reports/stat',
  'core/statistics/energy',
  'core/statistics/assets',
  'core/statistics/domains',
  'core/statistics/lighting',
];
const withEveryFigure = (value: unknown) => (body: unknown) =>
  Array.isArray(body) ? eachRow(withEveryField(value))(body) : withEveryField(value)(body as Json);

beforeEach(() => {
  platform.grow({ assets: 60, users: 40 });
});

describe('a list whose rows hold what their fields cannot read', () => {
  it.each(wrongValues)('shows every row: %s in every field [REL-04]', async (_name, value) => {
    change('users/users', eachRow(withEveryField(value)));
    await openConsole('/permissionManage');
    const rows = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/u });
    expect(rows).toHaveLength(15);
    expectWhole();
  });

  it('shows an unreadable value as the platform sent it, beside the readable ones [REL-04]', async () => {
    change(
      'users/users',
      firstRow(user => ({ ...user, lastName: OBJECT })),
    );
    await openConsole('/data/users');
    const cells = await screen.findAllByTitle(/unexpected type/iu);
    expect(cells).toHaveLength(1);
    expect(cells[0]).toHaveTextContent('{"wrong":["type"]}');
    expect(cells[0]!.closest('tr')).toHaveTextContent('admin');
  });

  it.each([
    ['an id that is an object', (user: Json) => ({ ...user, id: OBJECT })],
    ['null', () => null],
    ['a text', () => 'row'],
    ['a list', () => [1]],
  ])('says that a row is not shown: %s [REL-04]', async (_name, fault) => {
    change('users/users', firstRow(fault));
    await openConsole('/data/users');
    expect(await screen.findByText(/Not shown: 1 row/u)).toBeVisible();
    expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/u })).toHaveLength(14);
    expectWhole();
  });
});

describe('a record that holds what its fields cannot read', () => {
  it.each(wrongValues)('is shown: %s in every field [REL-04]', async (_name, value) => {
    change('core/assets/:id', body => withEveryField(value)(body as Json));
    await openConsole('/data/assets/SSSLC00000000005/show');
    await screen.findByRole('heading', { level: 1 });
    expectWhole();
  });

  it.each(wrongValues)('is edited, and sent without it: %s [REL-04]', async (_name, value) => {
    change('users/users/5f1e0000000000000000a003', body => withEveryField(value)(body as Json));
    await openConsole('/data/users/5f1e0000000000000000a003');
    await screen.findByRole('button', { name: 'Save' });
    expectWhole();
  });
});

describe('the page of a device whose responses hold what no field can read', () => {
  it.each(wrongValues)('stays: %s in every field [REL-04]', async (_name, value) => {
    expectRefusal();
    change('core/assets/:id', body => ({
      ...withEveryField(value)(body as Json),
      model: 'ssslc',
    }));
    change('core/statuses/:id', body => withEveryField(value)(body as Json));
    change('core/faults', eachRow(withEveryField(value)));
    await openConsole('/assetManage/model/ssslc/SSSLC00000000005/show');
    await screen.findByRole('region', { name: 'Latest faults' });
    expectWhole();
  });
});

describe('statistics whose figures cannot be read', () => {
  it.each(wrongValues)('stay: %s in every figure [REL-04]', async (_name, value) => {
    expectRefusal();
    for (const path of STATISTICS) change(path, withEveryFigure(value));
    await openConsole('/smartLight/statistics');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expectWhole();
    expect(within(document.body).queryByText(/NaN/u)).toBeNull();
  });
});
