import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';
import {
  changeResponse,
  eachRow,
  expectNoStoppedParts,
  WRONG_OBJECT,
  withEveryFieldAs,
  WRONG_VALUES,
} from '../support/faultyResponses.ts';
import { sampleCases } from '../support/sampleCases.ts';

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
const withEveryNumber = (value: unknown) => (body: unknown) =>
  Array.isArray(body)
    ? eachRow(withEveryFieldAs(value))(body)
    : withEveryFieldAs(value)(body as Json);

beforeEach(() => {
  platform.setCitySize({ assets: 60, users: 40 });
});

describe('a list whose rows hold what their fields cannot read', () => {
  it.each(sampleCases(WRONG_VALUES, 3))(
    'shows every row: %s in every field [REL-04]',
    async (_name, value) => {
      changeResponse('users/users', eachRow(withEveryFieldAs(value)));
      await openConsole('/permissionManage');
      const rows = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/u });
      expect(rows).toHaveLength(15);
      expectNoStoppedParts();
    },
  );

  it('shows an unreadable value as the platform sent it, next to the readable ones [REL-04]', async () => {
    changeResponse(
      'users/users',
      firstRow(user => ({ ...user, lastName: WRONG_OBJECT })),
    );
    await openConsole('/data/users');
    const cells = await screen.findAllByTitle(/unexpected type/iu);
    expect(cells).toHaveLength(1);
    expect(cells[0]).toHaveTextContent('{"wrong":["type"]}');
    expect(cells[0]!.closest('tr')).toHaveTextContent('admin');
  });

  it.each([
    ['an id that is an object', (user: Json) => ({ ...user, id: WRONG_OBJECT })],
    ['null', () => null],
    ['a text', () => 'row'],
    ['a list', () => [1]],
  ])('shows that a row is not shown: %s [REL-04]', async (_name, fault) => {
    changeResponse('users/users', firstRow(fault));
    await openConsole('/data/users');
    expect(await screen.findByText(/Not shown: 1 row/u)).toBeVisible();
    expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/u })).toHaveLength(14);
    expectNoStoppedParts();
  });
});

describe('a record that holds what its fields cannot read', () => {
  it.each(sampleCases(WRONG_VALUES, 3, 1))(
    'is shown: %s in every field [REL-04]',
    async (_name, value) => {
      changeResponse('core/assets/:id', body => withEveryFieldAs(value)(body as Json));
      await openConsole('/data/assets/SSSLC00000000005/show');
      await screen.findByRole('heading', { level: 1 });
      expectNoStoppedParts();
    },
  );

  it.each(sampleCases(WRONG_VALUES, 3, 2))(
    'is edited, and sent without it: %s [REL-04]',
    async (_name, value) => {
      changeResponse('users/users/5f1e0000000000000000a003', body =>
        withEveryFieldAs(value)(body as Json),
      );
      await openConsole('/data/users/5f1e0000000000000000a003');
      await screen.findByRole('button', { name: 'Save' });
      expectNoStoppedParts();
    },
  );
});

describe('the page of a device whose responses hold what no field can read', () => {
  it.each(sampleCases(WRONG_VALUES, 3, 3))(
    'stays: %s in every field [REL-04]',
    async (_name, value) => {
      muteConsoleError();
      changeResponse('core/assets/:id', body => ({
        ...withEveryFieldAs(value)(body as Json),
        model: 'ssslc',
      }));
      changeResponse('core/statuses/:id', body => withEveryFieldAs(value)(body as Json));
      changeResponse('core/faults', eachRow(withEveryFieldAs(value)));
      await openConsole('/assetManage/model/ssslc/SSSLC00000000005/show');
      await screen.findByRole('region', { name: 'Latest faults' });
      expectNoStoppedParts();
    },
  );
});

describe('statistics whose values cannot be read', () => {
  it.each(sampleCases(WRONG_VALUES, 3, 4))(
    'stay: %s in every number [REL-04]',
    async (_name, value) => {
      muteConsoleError();
      for (const path of STATISTICS) changeResponse(path, withEveryNumber(value));
      await openConsole('/smartLight/statistics');
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expectNoStoppedParts();
      expect(within(document.body).queryByText(/NaN/u)).toBeNull();
    },
  );
});
