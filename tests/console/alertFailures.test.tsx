import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { MIN_GROUPED_ALERTS } from '../../src/domain/alertStorms.ts';
import {
  ALARM,
  createAlert,
  FAULTS,
  findAlertName,
  showAlerts,
  THREE,
} from '../support/alertRows.tsx';
import { findDialog, pressInDialog } from '../support/dialogs.ts';
import { createFailingPlatform } from '../support/failedMutations.ts';
import { findRow, muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';
import { OWN_MUTATIONS } from '../support/ownMutations.ts';

const { failAllMutations, expectFailure } = createFailingPlatform(OWN_MUTATIONS.alertFailures);

type User = Awaited<ReturnType<typeof openConsole>>['user'];

/** Selects rows, and opens their confirmation, which counts them first. */
async function openConfirmation(user: User, names: readonly string[]) {
  for (const name of names) await user.click((await findRow(name)).getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: /selected/iu }));
  await user.click(bar.getByRole('button', { name: 'Confirm' }));
  return findDialog();
}

const countOf = (count: number) => ({ matched: count, confirmed: count, failed: [] });

it('a failed confirmation of an alert, or of several, shows what failed, of which, why and what to do, and keeps the selection [ERR-03/own]', async () => {
  // The devices are not in the city.
  muteConsoleError();
  showAlerts(THREE);
  platform.use(mockResponse('confirmAlerts', 200, countOf(2)));
  const { user } = await openConsole(ALARM);
  await openConfirmation(user, ['North street 1', 'North street 2']);
  await screen.findByRole('dialog', { name: 'Confirm 2 alerts?' });
  failAllMutations();
  await pressInDialog(user, 'Confirm 2');
  await expectFailure('Confirming 2 alerts', 'features/alerts/confirmMany.ts');
  // The dialog stays for a retry.
  expect((await findDialog()).getByRole('button', { name: 'Confirm 2' })).toBeEnabled();
  await pressInDialog(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await findRow('North street 1')).getByRole('checkbox')).toBeChecked();

  await user.click((await findRow('North street 1')).getByRole('button', { name: 'Confirm' }));
  await expectFailure(
    'Confirming the alert of North street 1',
    'features/alerts/useConfirmAlert.ts',
  );
});

it('a failed confirmation of faults shows what failed, why and what to do [ERR-03/own]', async () => {
  muteConsoleError();
  const fault = {
    ...({ id: '5f1e0000000000000000f901', level: 2, type: 'overVoltage' } as const),
    ...({ asset_id: 'SSSLC00000000001', asset_name: 'North street 1', model: 'ssslc' } as const),
    confirmed: false,
    ...{ domain_id: '5f1e0000000000000000d001', detection: 268.4, threshold: 264 },
    ...{ begin_time: '2026-11-11T04:01:00.000Z', update_time: '2026-11-11T05:01:00.000Z' },
  };
  showAlerts([]);
  platform.use(
    mockResponse('listFaults', 200, [fault]),
    mockResponse('countFaults', 200, { count: 1 }),
    mockResponse('confirmFaults', 200, countOf(1)),
  );
  const { user } = await openConsole(FAULTS);
  await openConfirmation(user, ['North street 1']);
  await screen.findByRole('dialog', { name: 'Confirm 1 fault?' });
  failAllMutations();
  await pressInDialog(user, 'Confirm 1');
  await expectFailure('Confirming 1 fault', 'features/alerts/confirmMany.ts');
});

it('a failed mute keeps its reason, and a failed unmute its mute; both show what failed, of which, why and what to do [ERR-03/own]', async () => {
  muteConsoleError();
  const alert = createAlert(1, { muted: true });
  const mute = {
    ...{ id: 'm1', reason: 'Lamp is replaced', until: '2026-11-12T04:00:00.000Z' },
    ...{ assetId: alert.asset_id, createdBy: 'operator', createdAt: '2026-11-11T12:00:00.000Z' },
  };
  showAlerts([alert]);
  platform.use(
    mockResponse('getAlert', 200, alert),
    mockResponse('listMutes', 200, [mute]),
    mockResponse('countMutes', 200, { count: 1 }),
  );
  const { user } = await openConsole(ALARM);
  await user.click(await findAlertName(1));
  const section = within(await screen.findByRole('region', { name: 'Muted' }));
  const unmute = await section.findByRole('button', { name: 'Unmute' });
  failAllMutations();
  await user.click(unmute);
  await expectFailure('Unmuting “The device North street 1”', 'features/alerts/mutes/useUnmute.ts');
  expect(section.getByText(/Lamp is replaced/u)).toBeVisible();

  const panel = within(screen.getByRole('dialog', { name: 'North street 1' }));
  await user.click(panel.getByRole('button', { name: 'Mute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mute alerts' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'Works on the cable');
  await user.click(dialog.getByRole('button', { name: 'Mute alerts' }));
  await expectFailure('Muting alerts of North street 1', 'features/alerts/mutes/MuteDialog.tsx');
  expect(reason).toHaveValue('Works on the cable');
});

it('a failed confirmation in the message centre shows what failed, of which, why and what to do, and keeps the alert [ERR-03/own]', async () => {
  muteConsoleError();
  const group = Array.from({ length: MIN_GROUPED_ALERTS }, (_, index) =>
    createAlert(2, { id: `5f1e0000000000000000e0${10 + index}`, type: 'tilt' }),
  );
  showAlerts([createAlert(1), ...group]);
  const { user } = await openConsole('/');
  await user.click(await screen.findByRole('button', { name: /^Messages/u }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Messages' }));
  const single = (await drawer.findByText('North street 1')).closest('li')!;
  const confirmGroup = await drawer.findByRole('button', { name: 'Confirm 10' });
  failAllMutations();
  await user.click(within(single).getByRole('button', { name: 'Confirm' }));
  const file = 'app/messages/alerts/useConfirmAlerts.ts';
  await expectFailure('Confirm alert of North street 1', file);
  await user.click(confirmGroup);
  await expectFailure('Confirm 10 alerts', file);
  expect(drawer.getByText('North street 1')).toBeVisible();
  expect(confirmGroup).toBeVisible();
});
