import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  callStorage,
  createMediaProject,
  EVENING_PLAN,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';

/** The data of a drag, which jsdom has none of. */
function createTransfer() {
  const data = new Map<string, string>();
  return {
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    ...{ files: [], effectAllowed: '' },
  };
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
    const drop = createEvent.drop(onto, { dataTransfer });
    // jsdom has no positions of a drag.
    fireEvent(onto, Object.assign(drop, { clientX: at, clientY: at }));
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
