import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';

const GENERAL = {
  dataReportPeriod: 15,
  offlineAfter: 45,
  overTemperature: 75,
  overCurrent: 5,
  overVoltage: 264,
  underVoltage: 176,
  soundOnLevel: 2,
} as const;

/** Opens a settings screen, and returns how to type into it and how to save it. */
async function openSettings(name: string, saveLabel: string) {
  const { user } = await openConsole(`/systemOperation/systemConfig/${name}`);
  const findInput = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });
  const type = async (label: RegExp, text: string) => {
    const input = await findInput(label);
    await user.clear(input);
    await user.type(input, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: saveLabel }));
  return { user, findInput, type, save };
}

/** Returns the bodies that were stored. */
const getSaved = (name: string): readonly unknown[] =>
  getReceivedCalls(`PUT /api/core/settings/${name}`).map(({ text }): unknown => JSON.parse(text));

it('the general settings are read, and saved with those that did not change [MON-05/convention]', async () => {
  platform.use(mockResponse('getConventionSettings', 200, { ...GENERAL, offlineAfter: 50 }));
  const { findInput, type, save } = await openSettings('convention', 'Save the general settings');
  expect(await findInput(/^Offline after/u)).toHaveValue('50');
  await type(/^Report interval/u, '20');
  await save();
  expect(await screen.findByText('General settings saved')).toBeVisible();
  expect(getSaved('convention')).toEqual([{ ...GENERAL, offlineAfter: 50, dataReportPeriod: 20 }]);
});

it('the system parameters are saved, and the form shows what the platform has stored [MON-05/param]', async () => {
  const { findInput, type, save } = await openSettings('systemParam', 'Save the system parameters');
  await type(/^NTP server/u, 'time.example.cn');
  // The platform normalizes the name.
  platform.use(
    http.put('*/api/core/settings/systemParam', async ({ request }) => {
      const stored = { ...((await request.json()) as object), ntpServer: 'time1.example.cn' };
      platform.use(http.get('*/api/core/settings/systemParam', () => Response.json(stored)));
      return Response.json(stored);
    }),
  );
  await save();
  expect(await screen.findByText('System parameters saved')).toBeVisible();
  expect(getSaved('systemParam')).toMatchObject([{ ntpServer: 'time.example.cn', ntpPort: 123 }]);
  await waitFor(async () =>
    expect(await findInput(/^NTP server/u)).toHaveValue('time1.example.cn'),
  );
});

it('a plan setting beyond its maximum is not saved, and one within it is [MON-05/plan]', async () => {
  const { findInput, type, save } = await openSettings('plan', 'Save the plan settings');
  expect(await findInput(/^Longest override/u)).toHaveValue('24');
  await type(/^Longest override/u, '169');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('168');
  await type(/^Longest override/u, '168');
  await save();
  expect(await screen.findByText('Plan settings saved')).toBeVisible();
  expect(getSaved('plan')).toMatchObject([{ maxOverrideHours: 168, nightDimFrom: '23:00' }]);
});

it('settings that another user changed meanwhile are merged, with a choice for a value that both changed [MON-05/conflict]', async () => {
  const { user, type, save } = await openSettings('convention', 'Save the general settings');
  await type(/^Report interval/u, '20');
  await type(/^Overcurrent threshold/u, '6');
  platform.use(
    mockResponse('getConventionSettings', 200, {
      ...GENERAL,
      overTemperature: 80,
      overCurrent: 7,
    }),
  );
  await save();
  const dialog = within(
    await screen.findByRole('dialog', { name: /^“General settings” was changed/u }),
  );
  expect(getSaved('convention')).toEqual([]);
  const choice = within(dialog.getByRole('radiogroup', { name: 'Overcurrent threshold' }));
  await user.click(choice.getByRole('radio', { name: /^Theirs 7/u }));
  await user.click(dialog.getByRole('button', { name: 'Save merged record' }));
  expect(await screen.findByText('General settings saved')).toBeVisible();
  expect(getSaved('convention')).toEqual([
    { ...GENERAL, dataReportPeriod: 20, overTemperature: 80, overCurrent: 7 },
  ]);
});
