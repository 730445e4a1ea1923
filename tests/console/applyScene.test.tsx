import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { openConsole, platform } from '../support/openConsole.tsx';

it('a scene that some lamps did not follow is reported as such, with the reason of each lamp [STRAT-06/results]', async () => {
  const id = 'LAMP000000000102';
  platform.use(
    mockResponse('getScene', 200, { id: 'night', name: 'Night', settings: [] }),
    mockResponse('applyScene', 200, {
      ...{ total: 448, done: 390, failed: 58, pending: 0 },
      failures: [{ id, code: 4 }],
    }),
  );
  const { user } = await openConsole('/data/scenes/night/show');
  await user.click(await screen.findByRole('button', { name: /^Apply/u }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: /^Apply/u }));
  expect(await screen.findByText('Night applied: 58 of 448 devices failed')).toBeVisible();
  const result = within(await screen.findByRole('dialog'));
  expect(result.getByRole('columnheader', { name: 'Error code' })).toBeVisible();
  const [, row] = result.getAllByRole('row');
  expect(row).toHaveTextContent(/4.*offline/iu);
  expect(screen.queryByText('Night applied')).toBeNull();
});
