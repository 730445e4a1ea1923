import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ALARM, createAlert, showAlerts } from '../support/alertRows.tsx';
import { expectNoStoppedParts } from '../support/faultyResponses.ts';
import { findRow, openConsole } from '../support/openConsole.tsx';

it.each([
  ['empty', ''],
  ['no time', 'yesterday'],
  ['the last instant of all', '+275760-09-13T00:00:00.000Z'],
])(
  'the current alerts and the message centre stay when the time of one alert is %s [REL-04]',
  async (_, update_time) => {
    showAlerts([createAlert(2, { update_time }), createAlert(1)]);
    const { user } = await openConsole(ALARM);
    expect((await findRow('North street 1')).getByText('2026/11/11 12:01:00')).toBeVisible();
    await findRow('North street 2');
    expectNoStoppedParts();
    await user.click(screen.getByRole('button', { name: /unread|messages/iu }));
    await screen.findByRole('dialog', { name: 'Messages' });
    expect((await screen.findAllByText(/North street 2/u)).length).toBeGreaterThan(1);
    expectNoStoppedParts();
  },
);
