import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  getReceivedCalls,
  openConsole,
  platform,
} from '../support/openConsole.tsx';

const LIST = '/data/modelTypes';

const openDocuments = async () => {
  const { user } = await openConsole(LIST);
  const [count] = await screen.findAllByRole('button', { name: /^\d+ documents?$/u });
  await user.click(count!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Documents of /u }));
  return { user, dialog };
};

it('attaches an uploaded document to a model type with the time as its id and its name as its URL, opens it and removes it, and offers it as a stored one then [STORE-02/docs]', async () => {
  const { user, dialog } = await openDocuments();
  const file = new File(['第一步：断电'], '安装步骤.txt', { type: 'text/plain' });
  await user.upload(await dialog.findByLabelText('Choose files'), file);
  const attached = await dialog.findByRole('button', { name: '安装步骤.txt' });
  const [sent] = getReceivedCalls().filter(({ call }) => call.endsWith('/docs'));
  const body = JSON.parse(sent?.text ?? '') as { readonly id: string; readonly type: string };
  expect(body).toMatchObject({ name: '安装步骤.txt', url: '安装步骤.txt' });
  expect(body.id).toMatch(/^1\d{12}$/u);

  await user.click(attached);
  const preview = within(await screen.findByRole('dialog', { name: '安装步骤.txt' }));
  expect(await preview.findByText('第一步：断电')).toBeVisible();
  expect(preview.getByRole('button', { name: /安装步骤\.txt/u })).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Close' }));

  await user.click(dialog.getByRole('button', { name: 'Remove “安装步骤.txt”' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: '安装步骤.txt' })).toBeNull());
  await user.click(dialog.getByRole('combobox', { name: 'Stored document' }));
  expect(await screen.findByRole('option', { name: '安装步骤.txt' })).toBeVisible();
});

it('attaches a stored document of the same model, and shows when it did not [STORE-02/docs]', async () => {
  muteConsoleError();
  const { user, dialog } = await openDocuments();
  const [remove] = await dialog.findAllByRole('button', { name: /^Remove “/u });
  await user.click(remove!);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  const choose = async () => {
    await user.click(await dialog.findByRole('combobox', { name: 'Stored document' }));
    const [option] = await screen.findAllByRole('option');
    const name = option!.textContent;
    await user.click(option!);
    return name;
  };
  platform.use(
    mockResponse('addModelTypeDoc', 404, {
      error: { statusCode: 404, name: 'Error', message: 'gone', code: 6 },
    }),
  );
  const name = await choose();
  await user.click(dialog.getByRole('button', { name: 'Attach' }));
  expect(await screen.findByText(new RegExp(`Attach “${name}”`, 'u'))).toBeVisible();
  platform.resetHandlers();
  await choose();
  await user.click(dialog.getByRole('button', { name: 'Attach' }));
  expect(await dialog.findByRole('button', { name })).toBeVisible();
});

it('searches the stored documents on the platform, and shows when that fails [STORE-02/docs]', async () => {
  muteConsoleError();
  const { user } = await openConsole(LIST);
  const [count] = await screen.findAllByRole('button', { name: /^\d+ documents?$/u });
  let isBroken = true;
  const searches: string[] = [];
  platform.use(
    http.get('*/api/storage/doc', ({ request }) => {
      if (isBroken) return Response.error();
      searches.push(new URL(request.url).searchParams.get('filter') ?? '');
      return undefined;
    }),
  );
  await user.click(count!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Documents of /u }));
  const box = await dialog.findByRole('combobox', { name: 'Stored document' });
  expect(await dialog.findByRole('alert')).toHaveTextContent(/cannot be reached/u);
  await user.click(box);
  expect(screen.queryByText(/^No further documents/u)).toBeNull();
  isBroken = false;
  await user.click(within(dialog.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  await user.type(box, 'zz');
  expect(await screen.findByText(/^No further documents/u)).toBeVisible();
  await waitFor(() => expect(searches.at(-1)).toMatch(/"name":\{[^}]*\[Zz\]\[Zz\]/u));
});
