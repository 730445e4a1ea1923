import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { openConsole, platform, getReceivedCalls } from '../support/openConsole.tsx';
import { watchSavedFiles } from '../support/savedFiles.ts';
import { serveTestTown } from '../support/townConsole.ts';

/** Opens a list and its export, with the columns of the list. */
async function openExport(path: string, firstCell: string) {
  const saved = watchSavedFiles();
  const { user } = await openConsole(path);
  await screen.findByText(firstCell, { selector: 'tbody *' });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Export/u }));
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  await user.click(dialog.getByRole('button', { name: 'As in the list' }));
  return { user, saved, dialog };
}

const DOMAIN = { domainId: '5f1e0000000000000000d001', geoPoint: { lat: 30.2, lng: 120.2 } };
const lamp = (n: number) => ({
  ...{ id: `SSSLC0000000000${n}`, name: `Lamp ${n}`, model: 'ssslc', type: 'CONTROLLER' },
  ...{ status: 'normal', mode: 'STRATEGY', ...DOMAIN },
});
const report = (n: number) => ({
  ...{ id: `SSSLC0000000000${n}`, asset_id: `SSSLC0000000000${n}`, asset_name: `Lamp ${n}` },
  ...{ domain_id: DOMAIN.domainId, model: 'ssslc', state: 'normal', online: true },
  ...{ update_time: '2026-11-11T12:05:00.000Z', brightness: 35, power: 40.1 },
});

it('writes what the list of devices reads from their last reports: brightness, power, time of report [UX-04] [ASSET-08]', async () => {
  platform.use(
    mockResponse('listAssets', 200, [lamp(1), lamp(2)] as never),
    mockResponse('countAssets', 200, { count: 2 }),
    mockResponse('listStatuses', 200, [report(1)] as never),
  );
  const { user, saved, dialog } = await openExport('/assetManage/model/ssslc', 'Lamp 1');
  const before = getReceivedCalls('GET /api/core/statuses').length;
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const lines = (await saved.file()).text.trim().split('\r\n');
  expect(lines).toEqual([
    'Device name,Device ID,State,Brightness (%),Power (W),Control mode,Gateway,Reported (UTC+8)',
    'Lamp 1,SSSLC00000000001,Normal,35,40.1,Strategy,,2026-11-11 20:05:00',
    'Lamp 2,SSSLC00000000002,Normal,,,Strategy,,',
  ]);
  // One call for the rows of a page, not one a device.
  expect(getReceivedCalls('GET /api/core/statuses').length).toBe(before + 1);
});

it('saves no file without the reports that it should have: it shows what failed [UX-04]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  platform.use(
    mockResponse('listAssets', 200, [lamp(1)] as never),
    mockResponse('countAssets', 200, { count: 1 }),
    http.get('*/statuses', () => Response.json({}, { status: 503 })),
  );
  const { user, saved, dialog } = await openExport('/assetManage/model/ssslc', 'Lamp 1');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/platform is busy/);
  expect(saved.count()).toBe(0);
});

it('writes both fields of the column that shows a name: last name and first name [USER-17]', async () => {
  platform.use(
    mockResponse('listUsers', 200, [
      {
        ...{ id: 'chenzy', username: 'chenzy', lastName: '陈', firstName: '志远' },
        ...{ roleId: 'guest', role: { id: 'guest', name: 'guest' } },
        ...{ modules: [], locked: false, pswChanged: true },
      },
    ]),
    mockResponse('countUsers', 200, { count: 1 }),
  );
  const { user, saved, dialog } = await openExport('/permissionManage', 'chenzy');
  expect(dialog.getByRole('checkbox', { name: 'Last name' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'First name' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const [heads = '', row = ''] = (await saved.file()).text.trim().split('\r\n');
  expect(heads).toContain('Username,Last name,First name');
  expect(row).toContain('chenzy,陈,志远');
});

it('writes what the list of domains counts: domains below, devices in it, devices with all below [DOM-02] [UX-04]', async () => {
  serveTestTown();
  const { user, saved, dialog } = await openExport('/domainManage/domainEdit/list', '西泽区');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const lines = (await saved.file()).text.trim().split('\r\n');
  expect(lines[0]).toBe('Name,Level,Parent domain,Subdomains,Devices,Devices incl. subdomains');
  expect(lines).toContain('西泽区,District,云泽市,1,0,6');
  expect(lines).toContain('东湖区,District,云泽市,1,0,3');
});
