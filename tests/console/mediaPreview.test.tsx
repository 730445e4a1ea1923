import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import {
  createMediaProject,
  EVENING_PLAN,
  interruptMedia,
  openAsReader,
  openEditor,
} from '../support/mediaEditor.ts';
import { getReceivedCalls, muteConsoleError, platform } from '../support/openConsole.tsx';

const [WELCOME] = EVENING_PLAN.children ?? [];

async function openPreview(user: Awaited<ReturnType<typeof openEditor>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    findFirst: () => dialog.findByRole('img', { name: /^(?:Preview$|Picture 1 of)/u }),
  };
}

it('shows which scene of a plan is rendered, and the pictures of all of them [MEDIA-10/scene]', async () => {
  const children = [WELCOME!, { ...WELCOME, name: 'Goodbye' }];
  const { user } = await openEditor(await createMediaProject({ ...EVENING_PLAN, children }));
  const [reached, released] = [
    Promise.withResolvers<undefined>(),
    Promise.withResolvers<undefined>(),
  ];
  let count = 0;
  platform.use(
    http.get('*/programs/:plan/scenes/:scene/preview', async ({ request }) => {
      count += 1;
      // The first scene is shown at once, and is rendered already when its plan is chosen.
      if (count < 2) return undefined;
      reached.resolve(undefined);
      await released.promise;
      return platform.handleRequest(request);
    }),
  );
  const { dialog, findFirst } = await openPreview(user);
  await findFirst();
  await user.click(dialog.getByRole('radio', { name: 'Plan' }));
  await reached.promise;
  expect(await dialog.findByText('Scene 2 of 2')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '0.5');
  released.resolve(undefined);
  expect(await findFirst()).toHaveAccessibleName('Picture 1 of 2');
});

it('shows which picture stays for all later changes [MEDIA-10/pre]', async () => {
  const content = Array.from({ length: 80 }, (_, i) => `Line ${i}`).join('\n');
  const baseInfo = { type: 0, playDuration: 60_000 };
  const item = { baseInfo, content, skipType: 'scrollUp' };
  const area = { name: 'Sign', x: 0, y: 0, width: 640, height: 320, children: [item] };
  const scene = { name: 'Welcome', children: [area] };
  const { user } = await openEditor(await createMediaProject({ name: 'Long', children: [scene] }));
  const { dialog, findFirst } = await openPreview(user);
  expect(await findFirst()).toHaveAccessibleName('Picture 1 of 60');
  expect(dialog.queryByText(/stays for all later changes/u)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Previous picture' }));
  expect(dialog.getByText(/stays for all later changes/u)).toBeVisible();
});

it('of an item names the kind of the item [MEDIA-10/item] [MEDIA-15/items]', async () => {
  const { user, select } = await openEditor(await createMediaProject(EVENING_PLAN));
  await select(/^Left/u);
  await select(/^Rain/u);
  const { dialog, findFirst } = await openPreview(user);
  expect(dialog.getByRole('radio', { name: 'Item' })).toBeChecked();
  // One picture has no number, and nothing to play.
  expect(await findFirst()).toHaveAccessibleName('Preview');
  expect(dialog.queryByText(/1 of 1/u)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Pause' })).toBeNull();
  const calls = getReceivedCalls().filter(({ call }) => /\/items\/[^/]+\/preview$/u.test(call));
  expect(calls.map(({ query }) => query.get('itemType'))).toEqual(['0']);
});

it('is shown to a user who may only read the project [MEDIA-10/scene]', async () => {
  const { user } = await openAsReader(await createMediaProject(EVENING_PLAN));
  const { findFirst } = await openPreview(user);
  expect(await findFirst()).toBeVisible();
});

it('is rendered on a retry when the project could not be saved before [MEDIA-10/scene]', async () => {
  muteConsoleError();
  const { user, select } = await openEditor(await createMediaProject(EVENING_PLAN));
  await select(/^Left/u);
  const connection = interruptMedia();
  await user.keyboard('{Control>}d{/Control}');
  const { dialog, findFirst } = await openPreview(user);
  expect(await dialog.findByText(/^The preview shows what is saved/u)).toBeVisible();
  connection.isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await findFirst()).toBeVisible();
});
