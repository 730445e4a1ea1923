import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import {
  callStorage,
  createMediaProject,
  EVENING_PLAN,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';
import { muteConsoleError, platform } from '../support/openConsole.tsx';

/** The data of a drag, which jsdom has none of. */
function createTransfer() {
  const data = new Map<string, string>();
  return {
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    ...{ files: [], effectAllowed: '' },
  };
}

/** Drops data on an element, at a distance from its corner in pixels. */
function dropOn(onto: HTMLElement, dataTransfer: object, at = 0) {
  const drop = createEvent.drop(onto, { dataTransfer });
  // jsdom has no positions of a drag.
  fireEvent(onto, Object.assign(drop, { clientX: at, clientY: at }));
}

it('adds a file that is dragged from the library to the stage: into an area, or with one of its size [MEDIA-06/k3]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, select, save } = await openEditor(project);
  await select(/^Welcome/u);
  await user.click(screen.getByRole('button', { name: 'Library' }));
  const library = within(screen.getByRole('region', { name: 'Library' }));
  const [file] = await library.findAllByRole('listitem');
  const button = within(file!).getByRole('button');
  const drag = (onto: HTMLElement, at = 0) => {
    const dataTransfer = createTransfer();
    fireEvent.dragStart(button, { dataTransfer });
    fireEvent.dragOver(onto, { dataTransfer });
    dropOn(onto, dataTransfer, at);
  };
  drag(screen.getByRole('group', { name: /^Right,/u }));
  drag(screen.getByRole('group', { name: 'Areas of Welcome' }), 300);
  await save();
  const stored = (await callStorage('/file')).find(({ name }) => name === button.title);
  const { width, height } = stored as { readonly width: number; readonly height: number };
  const [plan] = await readPlans(project);
  const [left, right, added] = plan?.scenes[0]?.zones ?? [];
  const picture = { kind: 'picture', baseInfo: { type: 3, materialId: stored?.['id'] } };
  expect(left?.items).toHaveLength(1);
  expect(right?.items).toMatchObject([{ kind: 'playerText' }, picture]);
  expect(added).toMatchObject({ width, height, items: [picture] });
  expect(plan?.scenes[0]?.zones).toHaveLength(3);
});

it('uploads files that are dropped on the stage, rejects others with the reason, and adds what is stored [MEDIA-14/refused]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { save } = await openEditor(project);
  const area = screen.getByRole('group', { name: /^Left,/u });
  const files = [
    new File(['Drive slowly'], 'rain.txt', { type: 'text/plain' }),
    new File(['Drive slowly'], 'rain.exe', { type: 'application/octet-stream' }),
  ];
  fireEvent.drop(area, { dataTransfer: { files, getData: () => '' } });
  const uploads = within(await screen.findByRole('list', { name: 'Uploads' }));
  expect(uploads.getByRole('listitem', { name: 'rain.exe' })).toHaveTextContent(/\.exe/u);
  await waitFor(() =>
    expect(uploads.getByRole('listitem', { name: 'rain.txt' })).toHaveTextContent('Uploaded'),
  );
  await save();
  await waitFor(async () => {
    const [plan] = await readPlans(project);
    const items = plan?.scenes[0]?.zones[0]?.items ?? [];
    expect(items.map(({ kind }) => kind)).toEqual(['playerText', 'textFile']);
  });
});

/** Opens a project of two scenes, and drops a text file on a part of the first one, whose upload is held back. */
async function dropWithSlowUpload(onto: RegExp) {
  const [welcome] = EVENING_PLAN.children ?? [];
  const scenes = [welcome!, { name: 'Goodbye', children: [] }];
  const project = await createMediaProject({ ...EVENING_PLAN, children: scenes });
  const editor = await openEditor(project);
  await editor.select(/^Left/u);
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  platform.use(
    http.post('*/api/storage/file/upload', async ({ request }) => {
      await released;
      return platform.handleRequest(request);
    }),
  );
  const files = [new File(['Drive slowly'], 'rain.txt', { type: 'text/plain' })];
  dropOn(screen.getByRole('group', { name: onto }), { files, getData: () => '' });
  await screen.findByRole('listitem', { name: 'rain.txt' });
  return {
    ...editor,
    release: () => resolve(undefined),
    /** Returns the kinds of the items by area and scene. */
    readKinds: async () => {
      await editor.save();
      const [plan] = await readPlans(project);
      return plan?.scenes.map(({ name, zones }) => ({
        ...{ name, areas: zones.map(({ items }) => items.map(({ kind }) => kind)) },
      }));
    },
  };
}

it('adds a dropped file to a new area when its own is deleted during the upload', async () => {
  const { user, release, readKinds } = await dropWithSlowUpload(/^Left,/u);
  act(() => screen.getByRole('group', { name: /^Left,/u }).focus());
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('group', { name: /^Left,/u })).toBeNull();
  release();
  await screen.findByRole('group', { name: /^Area \d,/u });
  expect(await readKinds()).toEqual([
    { name: 'Welcome', areas: [['playerText'], ['textFile']] },
    { name: 'Goodbye', areas: [] },
  ]);
});

it('adds a dropped file to the scene of the drop when another one is opened during the upload', async () => {
  const { user, release, readKinds } = await dropWithSlowUpload(/^Areas of Welcome/u);
  await user.click(screen.getByRole('button', { name: 'Goodbye' }));
  expect(screen.getByRole('group', { name: 'Areas of Goodbye' })).toBeVisible();
  release();
  await screen.findByRole('group', { name: /^Area \d,/u });
  expect(await readKinds()).toEqual([
    { name: 'Welcome', areas: [['playerText'], ['playerText'], ['textFile']] },
    { name: 'Goodbye', areas: [] },
  ]);
});

it('keeps a dropped file in the library, and shows it, when its scene is deleted during the upload', async () => {
  const { user, select, release, readKinds } = await dropWithSlowUpload(/^Areas of Welcome/u);
  await user.click(
    within(screen.getByRole('region', { name: 'Library' })).getByRole('button', { name: 'Close' }),
  );
  await select(/^Welcome/u);
  await user.keyboard('{Delete}');
  release();
  expect(await screen.findByText(/^The files are in the library/u)).toBeVisible();
  expect(await readKinds()).toEqual([{ name: 'Goodbye', areas: [] }]);
});

it('adds each dropped file when the storage has it: a duplicate, and a retried one in its order among the others [MEDIA-14/many]', async () => {
  muteConsoleError();
  const project = await createMediaProject(EVENING_PLAN);
  const { user, save } = await openEditor(project);
  let isBroken = true;
  platform.use(
    http.post('*/api/storage/file/upload', async ({ request }) => {
      const isSecond = (await request.clone().text()).includes('b.txt');
      return isBroken && isSecond ? new Response(null, { status: 503 }) : undefined;
    }),
  );
  const files = [
    new File(['Drive slowly'], 'a.txt'),
    new File(['Rain'], 'b.txt'),
    new File(['Snow'], 'c.txt'),
    new File(['Drive slowly'], 'again.txt'),
  ];
  dropOn(screen.getByRole('group', { name: /^Left,/u }), { files, getData: () => '' });
  const uploads = within(await screen.findByRole('list', { name: 'Uploads' }));
  const retry = await uploads.findByRole('button', { name: 'Retry b.txt' });
  await waitFor(() =>
    expect(uploads.getByRole('listitem', { name: 'again.txt' })).toHaveTextContent(
      'Not sent: “a.txt” has the same content',
    ),
  );
  const readFiles = async () => {
    await save();
    const [plan] = await readPlans(project);
    const items = plan?.scenes[0]?.zones[0]?.items as readonly { baseInfo: { file?: string } }[];
    return items.map(({ baseInfo }) => baseInfo.file);
  };
  await waitFor(async () =>
    expect(await readFiles()).toEqual([undefined, 'a.txt', 'c.txt', 'a.txt']),
  );
  isBroken = false;
  act(() => screen.getByRole('group', { name: /^Right,/u }).focus());
  await user.click(retry);
  await waitFor(async () =>
    expect(await readFiles()).toEqual([undefined, 'a.txt', 'b.txt', 'c.txt', 'a.txt']),
  );
  // What was selected during the upload still is.
  expect(screen.getByRole('group', { name: /^Right,/u })).toHaveAttribute('aria-current', 'true');
});
