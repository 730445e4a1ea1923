import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { objectUrls } from '../../src/ui/objectUrls.ts';
import { findRow, getQueryJson, getReceivedCalls, openConsole } from '../support/openConsole.tsx';

const MANUAL = new File(['第一步：断电'], '安装步骤.txt', { type: 'text/plain' });

it('uploads a document of a type, lists it by type and by name, downloads it byte for byte and deletes it [STORE-01/screen]', async () => {
  const where = { type: { inq: ['ssads'] }, name: { like: '安装' } };
  const filter = encodeURIComponent(JSON.stringify(where));
  const { user } = await openConsole(`/systemOperation/storage/documents?filter=${filter}`);
  await user.click(await screen.findByRole('button', { name: 'Upload document' }));
  const upload = within(await screen.findByRole('dialog', { name: 'Upload documents' }));
  // A file is uploaded once it is chosen, so nothing is before its type is known.
  const choose = upload.getByRole('button', { name: 'Choose files' });
  expect(choose).toHaveAttribute('aria-disabled', 'true');
  expect(upload.getByText('Choose the device type first.')).toBeVisible();
  await user.upload(upload.getByLabelText('Choose files', { selector: 'input' }), MANUAL);
  expect(upload.queryByRole('listitem')).toBeNull();
  await user.click(upload.getByRole('combobox', { name: 'Device type' }));
  await user.click(await screen.findByRole('option', { name: 'LED display' }));
  await user.upload(upload.getByLabelText('Choose files', { selector: 'input' }), MANUAL);
  expect(await upload.findByText('Uploaded')).toBeVisible();
  await user.click(upload.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const row = await findRow(MANUAL.name);
  expect(row.getByText('LED display')).toBeVisible();
  const { query } = getReceivedCalls('GET /api/storage/doc').at(-1)!;
  expect(getQueryJson(query, 'filter')).toMatchObject({
    where: { and: [{ type: where.type }, { name: where.name }] },
  });

  await user.click(row.getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
  const opened = within(await screen.findByRole('dialog', { name: MANUAL.name }));
  const create = vi.spyOn(objectUrls, 'create').mockReturnValue('blob:manual');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await user.click(await opened.findByRole('button', { name: `Download ${MANUAL.name}` }));
  expect(saved).toEqual([MANUAL.name]);
  expect(await create.mock.calls[0]?.[0].text()).toBe('第一步：断电');
  vi.restoreAllMocks();
  await user.click(opened.getByRole('button', { name: 'Close' }));

  await user.click((await findRow(MANUAL.name)).getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: /^Delete/u }));
  await waitFor(() => expect(screen.queryByText(MANUAL.name, { selector: 'tr *' })).toBeNull());
});
