import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import { openConsole, getReceivedCalls } from '../support/openConsole.tsx';
import { watchSavedFiles } from '../support/savedFiles.ts';
import { GATEWAY_ID, LAMP_ID, OFFLINE_GATEWAY_ID, POLE_ID } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const IMPORT = '/systemOperation/config/import';
const newLamp = (n: number) => `SSSLC0000000010${n}`;

const fileOf = (...lines: readonly string[]) => new File([lines.join('\n')], 'rows.csv');

/** The steps of an import that is a page. */
async function openPage() {
  const saved = watchSavedFiles();
  const { user } = await openConsole(IMPORT);
  const main = within(await screen.findByRole('main'));
  const press = async (name: string | RegExp) =>
    user.click(await main.findByRole('button', { name }));
  const choose = async (...lines: readonly string[]) => {
    const input = await main.findByLabelText('Choose a file', { selector: 'input' });
    await user.upload(input, fileOf(...lines));
  };
  const countOf = (text: string) =>
    main.getByText(text, { selector: 'dt' }).nextElementSibling?.textContent;
  return { user, saved, main, press, choose, countOf };
}

const HEAD = 'Device ID,Device name,Device type,Domain,Latitude,Longitude,Gateway,Pole';
const rowOf = (id: string, gateway: string, pole = '') =>
  `${id},New ${id.slice(-1)},ssslc,west-road,30.2,120.2,${gateway},${pole}`;

it('finds before anything is sent what a gateway would reject, adds the devices to its whitelist, and imports them', async () => {
  serveTestTown({ whitelists: [{ id: GATEWAY_ID, ids: [LAMP_ID] }] });
  const { main, press, choose, countOf } = await openPage();
  await choose(
    HEAD,
    rowOf(newLamp(1), GATEWAY_ID),
    rowOf(newLamp(2), GATEWAY_ID),
    rowOf(newLamp(3), ''),
    rowOf(newLamp(4), OFFLINE_GATEWAY_ID),
    rowOf(newLamp(5), LAMP_ID),
    rowOf(newLamp(6), '', GATEWAY_ID),
    rowOf(newLamp(7), '', POLE_ID),
  );
  await press('Check 7 rows');
  await main.findByText('To add', { selector: 'dt' });
  expect(countOf('To add')).toBe('2');
  expect(countOf('Rejected')).toBe('5');
  const reasons = main.getAllByRole('listitem').map(({ textContent }) => textContent);
  const reason = (message: RegExp) => reasons.find(each => message.test(each));
  expect(reason(/Not in the whitelist of /u)).toMatch(/^2Gateway/u);
  expect(reason(/is offline and cannot accept devices/u)).toMatch(/^1Gateway/u);
  expect(reason(/is not a gateway/u)).toMatch(/^1Gateway/u);
  expect(reason(/is not a pole/u)).toMatch(/^1Pole/u);

  await press('Add 2 devices to the whitelist');
  await waitFor(() => expect(countOf('To add')).toBe('4'));
  expect(getReceivedCalls(`PUT /api/core/assets/${GATEWAY_ID}/whitelist/add`)).toHaveLength(1);
  expect(getReceivedCalls('POST /api/core/assets/import')).toEqual([]);
  await press('Import 4 rows');
  await main.findByText('Added', { selector: 'dt' });
  // What the check lets through, the platform takes.
  expect(countOf('Added')).toBe('4');
  expect(main.queryByText('Rejected by the platform')).toBeNull();
});

it('overwrites only where that is chosen, and shows each value before and after; rows that change nothing are skipped', async () => {
  serveTestTown();
  const { user, main, press, choose, countOf } = await openPage();
  await choose(
    'Device ID,Device name,Device type,Domain,Latitude,Longitude',
    `${LAMP_ID},Renamed,ssslc,east-road,30.2,120.2`,
    `${POLE_ID},SSPOL设备1,sspole,west-road,30.2,120.2`,
  );
  expect(await main.findByRole('radio', { name: 'Add only' })).toBeChecked();
  await press('Check 2 rows');
  await main.findByText('Rejected', { selector: 'dt' });
  expect(countOf('Rejected')).toBe('2');
  await press('Back to the columns');
  await user.click(await main.findByRole('radio', { name: 'Change only' }));
  await press('Check 2 rows');
  await main.findByText('To change', { selector: 'dt' });
  expect(countOf('To change')).toBe('1');
  expect(countOf('Unchanged, skipped')).toBe('1');
  expect(main.getByRole('note')).toHaveTextContent('Device name (1), Domain (1)');
  const preview = within(main.getByRole('region', { name: 'Preview' }));
  const changes = await preview.findAllByRole('listitem');
  await waitFor(() =>
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Device name: SSSLC设备1 → Renamed',
      'Domain: 望湖路1段 → 春晓路',
    ]),
  );
  await press('Import one row');
  await main.findByText('Changed', { selector: 'dt' });
  expect(countOf('Changed')).toBe('1');
  expect(countOf('Unchanged, skipped')).toBe('1');
});

it('rejects user names that the file repeats or that are taken, and never shows a password [ASSET-07/rows]', async () => {
  const { user } = await openConsole('/permissionManage');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    fileOf(
      'Username,Last name,First name,Role,Password',
      'zhaolei,Zhao,Lei,guest,Secret#2026',
      'zhaolei,Zhao,Lei,guest,Secret#2026',
      'operator,Chen,Zhi,guest,Secret#2026',
    ),
  );
  expect(await dialog.findByRole('combobox', { name: /Password/u })).toBeInTheDocument();
  expect(dialog.queryByText(/Secret/u)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Check 3 rows' }));
  expect(await dialog.findAllByText(/Duplicate of row 2/u)).not.toEqual([]);
  expect(dialog.getAllByText(/Another record has “operator” already/u)).not.toEqual([]);
  const preview = within(dialog.getByRole('region', { name: 'Preview' }));
  expect(await preview.findAllByText('••••••••')).not.toEqual([]);
  expect(dialog.queryByText(/Secret/u)).toBeNull();
});

it('rejects user names that differ from others in upper and lower case alone [ASSET-07/rows]', async () => {
  const { user } = await openConsole('/permissionManage');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    fileOf(
      'Username,Last name,First name,Role,Password',
      'Admin,Chen,Zhi,guest,Secret#2026',
      'ZhaoLei,Zhao,Lei,guest,Secret#2026',
      'zhaolei,Zhao,Lei,guest,Secret#2026',
      'adminis,Zhao,Lei,guest,Secret#2026',
    ),
  );
  await user.click(await dialog.findByRole('button', { name: 'Check 4 rows' }));
  await dialog.findByText('Rejected', { selector: 'dt' });
  const countOf = (text: string) =>
    dialog.getByText(text, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(countOf('To add')).toBe('2');
  expect(countOf('Rejected')).toBe('2');
  expect(dialog.getAllByText('Username: Another record has “admin” already.')).not.toEqual([]);
  expect(dialog.getAllByText('Username: Duplicate of row 3')).not.toEqual([]);
  expect(getReceivedCalls('POST /api/users/users')).toEqual([]);
});

it('names a column once in a reason [ASSET-07/rows]', async () => {
  serveTestTown();
  const { main, press, choose } = await openPage();
  await choose(HEAD, rowOf('short', ''));
  await press('Check one row');
  const [reason] = await main.findAllByText(/16 to 20 capital letters/u);
  expect(reason!.textContent.match(/Device ID/giu)).toEqual(['Device ID']);
});

it('keeps the result until it is closed, also after a visit to another page [UX-06]', async () => {
  serveTestTown();
  const { user, main, press, choose, countOf, saved } = await openPage();
  await choose(HEAD, rowOf(newLamp(1), ''), `${newLamp(2)},,ssslc,west-road,30.2,120.2,,`);
  await press('Check 2 rows');
  await press('Import one row');
  await main.findByText('Added', { selector: 'dt' });

  await user.click(screen.getByRole('link', { name: 'Unknown devices' }));
  await waitFor(() => expect(main.queryByText('Added', { selector: 'dt' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Import devices' }));
  await main.findByText('Added', { selector: 'dt' });
  expect(countOf('Added')).toBe('1');
  expect(countOf('Rejected')).toBe('1');
  await press('Download 1 rejected row');
  expect(readTable((await saved.file()).bytes).rows).toHaveLength(2);
  await press('Import another file');
  await main.findByLabelText('Choose a file', { selector: 'input' });
  expect(main.queryByText('Added', { selector: 'dt' })).toBeNull();
});
