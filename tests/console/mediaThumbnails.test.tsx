import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import {
  createMediaProject,
  EVENING_PLAN,
  openAsReader,
  openEditor,
} from '../support/mediaEditor.ts';
import { getReceivedCalls, muteConsoleError, platform } from '../support/openConsole.tsx';

const PICTURE_BYTES = 4_000_000;

interface LibraryRow {
  readonly id: string;
  readonly size?: number;
  readonly type?: 'picture' | 'video';
  readonly hasStill?: boolean;
}

/** Has these files in the storage; a content or a still whose id is in `broken` fails. */
function storeFiles(rows: readonly LibraryRow[]) {
  const broken = new Set<string>();
  const files = rows.map(({ id, size = PICTURE_BYTES, type = 'picture', hasStill = false }) => ({
    ...{ id, name: `${id}.jpg`, type, mediaType: 'image/jpeg', size, digest: 'a'.repeat(32) },
    ...{ filepath: `/file/${id}/content`, createTime: '2026-11-12T08:00:00.000Z' },
    ...(hasStill && { stillpath: `/file/${id}/still` }),
  }));
  const respond = ({ params: { id, part } }: { params: Record<string, unknown> }) =>
    broken.has(`${String(id)}/${String(part)}`)
      ? new Response(null, { status: 500 })
      : new Response('a picture', { headers: { 'content-type': 'image/jpeg' } });
  platform.use(
    http.get('*/api/storage/file/count', () => Response.json({ count: files.length })),
    http.get('*/api/storage/file', () => Response.json(files)),
    http.get('*/api/storage/file/:id/:part', respond),
  );
  return broken;
}

const listDownloads = (part: 'content' | 'still') =>
  getReceivedCalls().filter(({ call }) => call.endsWith(`/${part}`));

async function openLibrary(open: typeof openAsReader = openEditor) {
  const { user } = await open(await createMediaProject(EVENING_PLAN));
  await user.click(screen.getByRole('button', { name: 'Library' }));
  const library = within(screen.getByRole('region', { name: 'Library' }));
  /** Returns the list item of a file. */
  const find = async (id: string) => {
    const title = await library.findByTitle(`${id}.jpg`);
    return title.closest('li')!;
  };
  return { user, library, find };
}

it('shows large pictures by their stills, and downloads no file', async () => {
  storeFiles(Array.from({ length: 24 }, (_, i) => ({ id: `p${i}`, hasStill: true })));
  const { library } = await openLibrary();
  const items = await library.findAllByRole('listitem');
  await waitFor(() =>
    expect(items.filter(item => item.querySelector('img') !== null)).toHaveLength(24),
  );
  expect(listDownloads('still')).toHaveLength(24);
  expect(listDownloads('content')).toEqual([]);
  expect(library.queryByRole('button', { name: /^Load picture/u })).toBeNull();
});

it('shows a video by its still, as a picture', async () => {
  storeFiles([{ id: 'clip', type: 'video', hasStill: true }]);
  const { user, library, find } = await openLibrary();
  await user.click(library.getByRole('radio', { name: 'Videos' }));
  const item = await find('clip');
  await waitFor(() => expect(item.querySelector('img')).not.toBeNull());
  expect(item.querySelector('video')).toBeNull();
  expect(listDownloads('content')).toEqual([]);
});

it('downloads a picture of 500 kB that has no still, and a larger one on request', async () => {
  storeFiles([
    { id: 'small', size: 500_000 },
    { id: 'large', size: 500_001 },
  ]);
  const { user, find } = await openLibrary();
  const [small, large] = [await find('small'), await find('large')];
  await waitFor(() => expect(small.querySelector('img')).not.toBeNull());
  expect(listDownloads('content')).toHaveLength(1);
  expect(large.querySelector('img')).toBeNull();
  expect(within(small).getAllByRole('button')).toHaveLength(1);
  await user.click(within(large).getByRole('button', { name: 'Load picture large.jpg' }));
  await waitFor(() => expect(large.querySelector('img')).not.toBeNull());
  expect(listDownloads('content')).toHaveLength(2);
  expect(within(large).queryByRole('button', { name: /^Load picture/u })).toBeNull();
  expect(within(large).getByTitle('large.jpg')).toHaveFocus();
});

it('has the focus on the file whose picture was loaded, also where nothing can be added [UX-10/editor]', async () => {
  storeFiles([{ id: 'large' }]);
  const { user, find } = await openLibrary(openAsReader);
  const item = within(await find('large'));
  await user.click(item.getByRole('button', { name: 'Load picture large.jpg' }));
  await waitFor(() => expect(item.queryByRole('button', { name: /^Load/u })).toBeNull());
  const file = item.getByTitle('large.jpg');
  expect(file).toHaveFocus();
  expect(file).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('treeitem', { name: /large/u })).toBeNull();
});

it('shows that a picture cannot be loaded, and loads it on the next request', async () => {
  muteConsoleError();
  const broken = storeFiles([{ id: 'large' }]);
  broken.add('large/content');
  const { user, find } = await openLibrary();
  const item = within(await find('large'));
  const load = item.getByRole('button', { name: 'Load picture large.jpg' });
  await user.click(load);
  expect(await item.findByText('Not loaded. Try again.')).toBeVisible();
  broken.clear();
  await user.click(load);
  await waitFor(() => expect(item.queryByRole('button', { name: /^Load/u })).toBeNull());
  expect(item.queryByText('Not loaded. Try again.')).toBeNull();
});

it('offers to load a file whose still cannot be read or decoded', async () => {
  muteConsoleError();
  const broken = storeFiles([
    { id: 'lost', hasStill: true },
    { id: 'damaged', hasStill: true },
  ]);
  broken.add('lost/still');
  const { find } = await openLibrary();
  const [lost, damaged] = [await find('lost'), await find('damaged')];
  expect(await within(lost).findByRole('button', { name: /^Load picture/u })).toBeVisible();
  await waitFor(() => expect(damaged.querySelector('img')).not.toBeNull());
  fireEvent.error(damaged.querySelector('img')!);
  expect(await within(damaged).findByRole('button', { name: /^Load picture/u })).toBeVisible();
  expect(listDownloads('content')).toEqual([]);
});
