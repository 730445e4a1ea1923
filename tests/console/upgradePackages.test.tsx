import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  findRow,
  getQueryJson,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';

// A city of this size has a device of every model, and several light controllers.
beforeEach(() => platform.setCitySize({ users: 40, assets: 60 }));

it('uploads the file of a package as other files: it is cancelled, sent again, and stored by the retry [STORE-03/console] [MEDIA-14/cancel]', async () => {
  let isSlow = true;
  platform.use(
    http.post('*/api/storage/upgrade/upload', () =>
      isSlow ? new Promise<Response>(() => undefined) : undefined,
    ),
  );
  const { user } = await openConsole('/data/packages/create');
  await user.upload(await screen.findByLabelText('File'), new File(['\x01 fw'], 'ssgw-9.2.0.bin'));
  const upload = within(await screen.findByRole('listitem', { name: 'ssgw-9.2.0.bin' }));
  expect(await upload.findByRole('progressbar')).toBeVisible();
  await user.click(upload.getByRole('button', { name: /^Cancel/u }));
  expect(await upload.findByText('Cancelled')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  isSlow = false;
  await user.click(upload.getByRole('button', { name: /^Retry/u }));
  const stored = await screen.findByRole('listitem', { name: 'ssgw-9.2.0.bin' });
  expect(await within(stored).findByText('Uploaded')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('ssgw 9.2.0'));
});

it('a package file that is removed from the list is not sent; the file is named once, and required again [STORE-03/console]', async () => {
  const { user } = await openConsole('/data/packages/create');
  await user.upload(await screen.findByLabelText('File'), new File(['\x01 fw'], 'ssgw-9.3.0.bin'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('ssgw 9.3.0'));
  expect(screen.getAllByText('ssgw-9.3.0.bin')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove ssgw-9.3.0.bin from this list' }));
  await waitFor(() => expect(screen.queryByText('ssgw-9.3.0.bin')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add package' }));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(screen.getByLabelText('File')).toHaveAttribute('aria-invalid', 'true');
  expect(getReceivedCalls('POST /api/storage/upgrade')).toEqual([]);
});

it('lists packages by filter, adds one with its file, and deletes one [STORE-03/console] [SEC-08/browser]', async () => {
  const filter = encodeURIComponent(JSON.stringify({ model: { inq: ['ssgw'] } }));
  const { user } = await openConsole(`/systemOperation/storage/upgrades?filter=${filter}`);
  await screen.findAllByText(/^SSGW /u);
  const packageRequest = getReceivedCalls('GET /api/storage/upgrade').at(-1);
  expect(getQueryJson(packageRequest!.query, 'filter')).toMatchObject({
    where: { model: { inq: ['ssgw'] } },
  });
  expect(screen.queryByText(/^SSSLC /u)).not.toBeInTheDocument();

  // A package is its file, which no row of a table brings along.
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add package' }));
  const pick = await screen.findByLabelText('File');
  await user.upload(pick, new File(['no archive'], 'ssgw-9.1.0.zip'));
  expect(await screen.findByText(/content does not match the extension/u)).toBeVisible();
  const firmware = new File(['\x01\x02 firmware'], 'ssgw-9.1.0.bin');
  await user.upload(pick, firmware);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  // Values in the file name are filled in.
  await waitFor(() => {
    expect(screen.getByLabelText('Name')).toHaveValue('ssgw 9.1.0');
    expect(screen.getByLabelText(/^Version/u)).toHaveValue('9.1.0');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Firmware');
  });
  await user.click(screen.getByRole('button', { name: 'Add package' }));
  await waitFor(() => expect(getReceivedCalls('POST /api/storage/upgrade')).toHaveLength(1));
  const [created] = getReceivedCalls('POST /api/storage/upgrade');
  expect(JSON.parse(created!.text)).toEqual({
    ...{ name: 'ssgw 9.1.0', type: 'firmware', model: 'ssgw', version: '9.1.0' },
    file: expect.stringMatching(/\/ssgw-9\.1\.0\.bin$/u) as string,
  });

  muteConsoleError();
  platform.use(
    mockResponse('deletePackage', 409, {
      error: { statusCode: 409, name: 'ConflictError', message: 'in use', code: 33 },
    }),
  );
  const row = await findRow('ssgw 9.1.0');
  await user.click(row.getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: /^Delete/u }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  platform.use(mockResponse('deletePackage', 200, { count: 1 }));
  await user.click(dialog.getByRole('button', { name: /^Delete/u }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
