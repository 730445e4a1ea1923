import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';

it('a scene that some lamps did not follow is reported as such, with the reason of each lamp [STRAT-06/results]', async () => {
  const id = 'LAMP000000000102';
  platform.use(
    mockResponse('getScene', 200, {
      id: 'night',
      name: 'Night',
      settings: [{ groupId: 'c1', on: true, brightness: 100 }],
    }),
    mockResponse('listScenes', 200, [
      { id: 'night', name: 'Night', settings: [{ groupId: 'c1', on: true, brightness: 100 }] },
    ]),
    mockResponse('countLamps', 200, { count: 448 }),
    mockResponse('applyScene', 200, {
      ...{ total: 448, done: 447, failed: 1, pending: 0 },
      failures: [{ id, code: 4 }],
    }),
  );
  const { user } = await openConsole('/data/scenes/night/show');
  await user.click(await screen.findByRole('button', { name: /^Apply/u }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(await confirmation.findByText('448 lamps change')).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: /^Apply/u }));
  expect(await screen.findByText('Night applied: 1 of 448 devices failed')).toBeVisible();
  const result = within(await screen.findByRole('dialog'));
  expect(result.getByRole('columnheader', { name: 'Error code' })).toBeVisible();
  const [, row] = result.getAllByRole('row');
  expect(row).toHaveTextContent(/4.*offline/iu);
  expect(screen.queryByText('Night applied')).toBeNull();

  const retried = { total: 1, done: 1, failed: 0, pending: 0, failures: [] };
  platform.use(mockResponse('applyScene', 200, retried));
  await user.click(result.getByRole('button', { name: 'Retry 1' }));
  expect(await screen.findByText('Night applied')).toBeVisible();
  const sent = getReceivedCalls('POST /api/core/scenes/night/apply').map(({ text }) => text);
  expect(sent).toEqual(['', JSON.stringify({ assetIds: [id] })]);
});

it('the form of an override says how many lamps it will change [STRAT-06/control]', async () => {
  const group = { id: 'c1', name: 'Avenue', model: 'ssslc' as const, assetIds: [] };
  platform.use(
    mockResponse('listGroups', 200, [group]),
    mockResponse('countGroups', 200, { count: 1 }),
    mockResponse('countLamps', 200, { count: 448 }),
  );
  const { user } = await openConsole('/data/overrides/create');
  await user.click(await screen.findByRole('combobox', { name: /^Groups/u }));
  await user.click(await screen.findByRole('option', { name: /Avenue/u }));
  expect(await screen.findByText('448 lamps change')).toBeVisible();
  const [sent] = getReceivedCalls('POST /api/core/lamps/count');
  expect(JSON.parse(sent?.text ?? '')).toMatchObject({ groupIds: ['c1'] });
});
