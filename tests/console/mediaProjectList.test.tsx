import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { findRow, getQueryJson, getReceivedCalls, openConsole } from '../support/openConsole.tsx';
import { callMedia } from '../support/mediaEditor.ts';

it('lists projects from the newest, in pages with their number, and creates, renames, publishes and deletes one [MEDIA-02]', async () => {
  for (let number = 0; number < 15; number += 1)
    await callMedia('/projects', 'POST', { name: `Project ${number}`, width: 640, height: 320 });
  const { user } = await openConsole('/mediaPublish/projects');
  const table = within(await screen.findByRole('table'));
  await table.findAllByRole('row');
  const [first] = getReceivedCalls('GET /api/media/projects');
  expect(first && getQueryJson(first.query, 'filter')).toMatchObject({
    order: ['createTime DESC', 'id ASC'],
    limit: 10,
  });
  expect(getReceivedCalls('GET /api/media/projects/count')).not.toEqual([]);
  await user.click(await screen.findByRole('button', { name: /next page/iu }));
  await waitFor(() =>
    expect(
      getReceivedCalls('GET /api/media/projects').map(({ query }) => getQueryJson(query, 'filter')),
    ).toContainEqual(expect.objectContaining({ limit: 10, offset: 10 })),
  );

  await user.click(screen.getByText('Add project'));
  await user.type(await screen.findByLabelText(/^Name/u), 'Riverfront');
  await user.type(screen.getByLabelText(/^Width/u), '640');
  await user.type(screen.getByLabelText(/^Height/u), '320');
  await user.click(screen.getByRole('button', { name: /^(Add|Save)/u }));
  expect(await screen.findByText('Riverfront added')).toBeVisible();
  // A new project opens in the editor.
  await screen.findByRole('tree', { name: 'Contents' });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Lakeside');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('menuitem', { name: 'General plan' }));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Saved \d/u);
  await user.click(screen.getByRole('link', { name: 'Back to the projects' }));
  await user.click((await findRow('Lakeside')).getByRole('button', { name: /^More/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  const confirm = async (action: string) =>
    user.click(await screen.findByRole('button', { name: `${action} Lakeside` }));
  await confirm('Publish');
  expect(await screen.findByText('Lakeside published')).toBeVisible();
  await user.click((await findRow('Lakeside')).getByRole('button', { name: 'Delete' }));
  await confirm('Delete');
  await waitFor(() => expect(screen.queryByText('Lakeside')).toBeNull());
});
