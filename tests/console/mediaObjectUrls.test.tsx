import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, expect, it, vi } from 'vitest';

import { callStorage, createMediaProject, openEditor } from '../support/mediaEditor.ts';
import { muteConsoleError, platform } from '../support/openConsole.tsx';

/** The object URLs that are created, and those that are revoked. */
let created: string[];
let revoked: string[];

beforeEach(() => {
  [created, revoked] = [[], []];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    created.push(`blob:${created.length}`);
    return created.at(-1)!;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(url => void revoked.push(url));
});

const expectAllRevoked = () => expect(revoked.toSorted()).toEqual(created.toSorted());

it('revokes the object URLs of the library when it is closed, and those of the stage when another scene is opened', async () => {
  const pictures = (await callStorage('/file')).filter(({ type }) => type === 'picture');
  const picture = { baseInfo: { type: 3, materialId: pictures[0]?.['id'] } };
  const area = { name: 'Sign', x: 0, y: 0, width: 640, height: 320, children: [picture] };
  const project = await createMediaProject({
    name: 'Evening',
    children: [
      { name: 'Welcome', children: [area] },
      { name: 'Goodbye', children: [] },
    ],
  });
  const { user, select } = await openEditor(project);
  await select(/^Welcome/u);
  await waitFor(() => expect(created).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Library' }));
  const library = within(screen.getByRole('region', { name: 'Library' }));
  await waitFor(() => expect(created.length).toBeGreaterThanOrEqual(pictures.length));
  await user.click(library.getByRole('button', { name: 'Close' }));
  expect(revoked).toHaveLength(created.length - 1);
  await user.click(screen.getByRole('button', { name: 'Goodbye' }));
  expectAllRevoked();
});

/** Opens the preview of a scene of several pictures. */
async function openPreview() {
  const children = ['Rain', 'Snow'].map(content => ({ baseInfo: { type: 0 }, content }));
  const area = { name: 'Sign', x: 0, y: 0, width: 640, height: 320, children };
  const project = await createMediaProject({
    ...{ name: 'Evening', children: [{ name: 'Welcome', children: [area] }] },
  });
  const { user } = await openEditor(project);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog'));
  const close = async () => {
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { dialog, close };
}

it('revokes the object URLs of a preview when it is closed', async () => {
  const { dialog, close } = await openPreview();
  await dialog.findByRole('img', { name: /^(?:Preview$|Picture 1 of)/u });
  expect(created.length).toBeGreaterThan(1);
  expect(revoked).toEqual([]);
  await close();
  expectAllRevoked();
});

it('has no object URLs of a preview that fails at its second picture', async () => {
  muteConsoleError();
  let count = 0;
  platform.use(
    http.get('*/api/media/:project/:plan/:scene/:frame', ({ params }) => {
      if (params['project'] === 'projects' || params['frame'] === 'pre.json') return undefined;
      count += 1;
      return count === 2 ? new Response(null, { status: 500 }) : undefined;
    }),
  );
  const { dialog, close } = await openPreview();
  await dialog.findByRole('alert');
  expect(count).toBe(2);
  expectAllRevoked();
  await close();
});
