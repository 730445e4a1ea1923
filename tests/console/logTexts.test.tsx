import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { openConsole } from '../support/openConsole.tsx';
import { LAMP_ID } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';
import { watchSavedFiles } from '../support/savedFiles.ts';

const SETTING = '{"on":true,"brightness":45}';
const UPGRADE = 'device-task:upgrade-task-start';

const entry = (minute: number, rest: object) => ({
  id: `log-${minute}`,
  time: new Date(Date.UTC(2026, 10, 11, 12, minute)).toISOString(),
  ...{ asset_id: LAMP_ID, asset_name: '望湖路1号', model: 'ssslc', domain_id: 'west-block' },
  ...{ source: 'user', actor: 'operator', result: 'success' },
  ...rest,
});

const equipmentLogs = [
  entry(1, { action: 'dim', parameter: 'device-lighting:lamp-param', value: SETTING }),
  entry(2, {
    ...{ action: 'switchOff', parameter: 'device-lighting:lamp-param', value: '{"on":false}' },
  }),
  entry(3, {
    action: 'upgrade',
    parameter: UPGRADE,
    value:
      '{"token":"***","packageUrl":"/api/storage/upgrade/7","packageType":"firmware","digest":"9f86d081884c7d659a2feaa0c55ad015","packageName":"ssslc-2.4.1.bin"}',
  }),
  entry(7, { action: 'upgrade', parameter: UPGRADE, value: '{}', result: 'failed' }),
  entry(8, { action: 'action', parameter: 'device-ipa:file-play', value: '{}' }),
  entry(9, {
    ...{ action: 'action', parameter: 'device-common:change-password' },
    value: '{"oldPassword":"***","newPassword":"***"}',
  }),
  entry(4, { action: 'set', parameter: 'device-odd:warp', value: '{"speed":9}' }),
  entry(5, { action: 'dim', parameter: 'device-lighting:lamp-param', value: '60 %' }),
  entry(6, { action: 'set', parameter: 'device-lighting:lamp-param', value: '{"on":tr' }),
];

const userLogs = [
  {
    ...{ id: 'user-1', time: '2026-11-11T12:03:00.000Z', username: 'operator', action: 'control' },
    ...{ target: 'assets', targetId: LAMP_ID, detail: `${UPGRADE}: 望湖路1号`, result: 'success' },
  },
  {
    ...{ id: 'user-2', time: '2026-11-11T12:02:00.000Z', username: 'operator', action: 'update' },
    ...{ target: 'strategies', detail: '半夜灯: 冬季', result: 'success' },
  },
];

beforeEach(() => serveTestTown({ equipmentLogs, userLogs }));

const LOG = '/systemOperation/log/equipmentLog';

it('of devices shows what was set as text, and what no document recognizes as it is [MON-03/equipment]', async () => {
  await openConsole(LOG);
  expect(await screen.findByText('On at 45 %')).toHaveAttribute('title', `On at 45 %\n${SETTING}`);
  // What was done comes before what kind of device it is: a card of a phone shows the first columns only.
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(2, 5)).toEqual(['Action', 'Parameter', 'Value']);
  expect(screen.getByText('Off', { selector: 'td *' })).toBeVisible();
  expect(screen.getByText('ssslc-2.4.1.bin')).toBeVisible();
  expect(screen.getByText('Upgrade started')).toBeVisible();
  expect(screen.getByText('Playback started')).toBeVisible();
  expect(screen.getByText('Old password, New password')).toBeVisible();
  for (const text of ['{"speed":9}', '60 %', '{"on":tr'])
    expect(screen.getByText(text)).toBeVisible();
  expect(document.body.textContent).not.toContain('9f86d081884c7d659a2feaa0c55ad015');
});

it('of one device shows which parameter it was, in the language of the screen [MON-03/equipment]', async () => {
  await openConsole(`/assetManage/model/ssslc/${LAMP_ID}/show?tab=log`, { language: 'zh' });
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText('开灯 45 %')).toBeVisible();
  expect(table.getAllByText('开关与调光').length).toBe(4);
  expect(table.getByText('已开始固件升级')).toBeVisible();
  // One is the action, the other a task that failed to start.
  expect(table.getAllByText('固件升级').length).toBe(3);
  expect(table.getByText('已开始播放文件')).toBeVisible();
  expect(table.getByText('device-odd:warp')).toBeVisible();
});

it('of users shows what was done and to what, and leaves other texts alone [MON-03/user]', async () => {
  await openConsole('/systemOperation/log/userLog');
  expect(await screen.findByText('Upgrade started: 望湖路1号')).toBeVisible();
  expect(screen.getByText('半夜灯: 冬季')).toBeVisible();
});

it('has what is stored on the page of an entry, to be copied [MON-03/equipment]', async () => {
  const { user } = await openConsole('/data/equipmentLogs/log-1/show');
  expect(await screen.findByText('On at 45 %')).toBeVisible();
  expect(screen.getByText(SETTING, { selector: 'code' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Copy.*Value|Value.*copy/iu }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(SETTING));
});

it('is exported as labels or as raw values [MON-03/export]', async () => {
  const saved = watchSavedFiles();
  const { user } = await openConsole(LOG);
  await screen.findByText('On at 45 %');
  const save = async (values: string, count: number) => {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${values}`, 'u') }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    const { text } = await saved.file(count);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return text;
  };
  expect(await save('Labels', 1)).toContain('On at 45 %');
  expect(await save('Raw values', 2)).toContain('{""on"":true,""brightness"":45}');
});
