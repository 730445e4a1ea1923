import { expect, it, vi } from 'vitest';

import {
  createItemFields,
  ITEM_KINDS,
  SOURCE_TYPES,
} from '../../src/features/media/model/itemDefaults.ts';
import { createItem } from '../../src/features/media/model/newParts.ts';

import {
  NOW,
  addPlan,
  call,
  expectSaved,
  load,
  open,
  openPlatformBeforeEach,
  projectId,
  requests,
  send,
  token,
} from '../support/mediaAutosave.ts';

openPlatformBeforeEach();

it('saves a plan with a scene and its areas in one call, after a pause below 2 s [MEDIA-13/autosave]', async () => {
  const { editor, autosave } = await open();
  addPlan(editor, '晚间');
  expect(autosave.state.get().kind).toBe('pending');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(autosave.state.get()).toEqual({ kind: 'saved', at: NOW });
  expect(requests.map(({ operation }) => operation)).toEqual(['createProgram']);
  await expectSaved(editor);
  autosave.stop();
});

it.each(ITEM_KINDS)(
  'saves an item of kind %s with every field as the editor has it',
  async kind => {
    const { editor, autosave } = await open();
    const { areaIds } = addPlan(editor, '晚间');
    const files: readonly { readonly id: string; readonly name: string; readonly type: string }[] =
      (await (
        await call('GET', '/storage/file', { token })
      ).body) as never;
    const source = files.find(({ type }) => type === SOURCE_TYPES[kind]);
    const fields = createItemFields(kind, {
      text: '雨天',
      target: '2027-01-01T00:00:00.000Z',
      source,
    });
    editor.insert([createItem(fields, editor.createId)], areaIds[0] ?? '');
    expect(await autosave.flush()).toBe(true);
    await expectSaved(editor);
    autosave.stop();
  },
);

it('sends an edit that is made during a publishing after it, based on the version that it left [MEDIA-13/autosave]', async () => {
  const { editor, autosave } = await open();
  const { planId } = addPlan(editor, '晚间');
  const response = Promise.withResolvers<undefined>();
  const published = autosave.publish(async version => {
    const path = `/media/projects/${projectId}/publish?version=${version}`;
    const { body } = await call('PUT', path, { token });
    await response.promise;
    return (body as { readonly version: number }).version;
  });
  await vi.waitFor(async () => expect((await load()).version).toBe(3));
  editor.setFields([planId], { name: '夜间' });
  expect(autosave.state.get().kind).toBe('pending');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests.map(({ operation }) => operation)).toEqual(['createProgram']);
  response.resolve(undefined);
  expect(await published).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(autosave.state.get().kind).toBe('saved');
  expect(requests.at(-1)?.query).toMatchObject({ version: 3 });
  await expectSaved(editor);
  autosave.stop();
});

it('publishes nothing that is not saved, and sends edits after a publishing that fails [MEDIA-13/autosave]', async () => {
  let isDown = true;
  const { editor, autosave } = await open(async request => {
    if (isDown) throw Object.assign(new Error('down'), { status: 0 });
    return send(request);
  });
  addPlan(editor, '晚间');
  const publish = vi.fn(() => Promise.reject(new Error('rejected')));
  expect(await autosave.publish(publish)).toBe(false);
  expect(publish).not.toHaveBeenCalled();
  isDown = false;
  await expect(autosave.publish(publish)).rejects.toThrow('rejected');
  addPlan(editor, '早间');
  await vi.advanceTimersByTimeAsync(2_000);
  await expectSaved(editor);
  autosave.stop();
});

it('sends an edit that follows the last call before its end is noted [MEDIA-13/autosave]', async () => {
  const { editor, autosave } = await open();
  const { planId } = addPlan(editor, '晚间');
  // As an upload does whose end is noted at the same time.
  const unsubscribe = editor.subscribe(() => {
    const { savedTree, history } = editor.get();
    if (savedTree !== history.tree) return;
    unsubscribe();
    editor.setFields([planId], { name: '夜间' });
  });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(autosave.state.get().kind).toBe('saved');
  await expectSaved(editor);
  autosave.stop();
});

it('saves renames, moves between parents, orders and deletions, and their undo [MEDIA-13/undo]', async () => {
  const { editor, autosave } = await open();
  const first = addPlan(editor, '晚间');
  const second = addPlan(editor, '早间');
  await autosave.flush();
  const [areaId = '', otherId = ''] = first.areaIds;
  editor.setFields([first.planId], { name: '夜间', week: 62 });
  editor.setFields([areaId], { x: 7, y: 9, width: 100, height: 50 });
  editor.perform({ kind: 'move', ids: [otherId], parentId: second.sceneId, index: 1 });
  editor.shift([second.planId], -1);
  await autosave.flush();
  await expectSaved(editor);
  editor.remove([first.planId]);
  await autosave.flush();
  await expectSaved(editor);
  requests.splice(0);
  editor.undo();
  await autosave.flush();
  expect(requests.map(({ operation }) => operation)).toEqual(['createProgram']);
  await expectSaved(editor);
  while (editor.get().history.past.length > 0) editor.undo();
  await autosave.flush();
  expect((await load()).programs).toEqual([]);
  while (editor.get().history.future.length > 0) editor.redo();
  await autosave.flush();
  await expectSaved(editor);
  autosave.stop();
});

it('saves an area that is on the stage as it was enlarged before [MEDIA-13/autosave]', async () => {
  const { editor, autosave } = await open();
  const { sceneId } = addPlan(editor, '晚间');
  expect(await autosave.flush()).toBe(true);
  editor.setFields([projectId], { width: 1_280 });
  const area = { name: '右侧', x: 1_000, y: 0, width: 280, height: 320 };
  editor.insert(
    [{ id: editor.createId('area'), level: 'area', fields: area, children: [] }],
    sceneId,
  );
  expect(await autosave.flush()).toBe(true);
  await expectSaved(editor);
  autosave.stop();
});

it('sends a position that equals width, height, x and y [MEDIA-05/position]', async () => {
  const { editor, autosave } = await open();
  const { areaIds } = addPlan(editor, '晚间');
  editor.setFields([areaIds[0] ?? ''], { x: 3, y: 4, width: 50, height: 60 });
  await autosave.flush();
  const { programs } = await load();
  const zones = programs.flatMap(({ scenes }) => scenes.flatMap(scene => scene.zones));
  expect(zones).toHaveLength(4);
  for (const { width: w, height: h, x, y, position } of zones)
    expect(position).toEqual({ w, h, x, y });
  expect(zones[0]?.position).toEqual({ w: 50, h: 60, x: 3, y: 4 });
  autosave.stop();
});

it('ends after the call that is running, and has its result, when it is stopped; the rest is sent after the next start [MEDIA-13/leave]', async () => {
  const [executed, response] = [
    Promise.withResolvers<undefined>(),
    Promise.withResolvers<undefined>(),
  ];
  const { editor, autosave } = await open(async request => {
    const result = await send(request);
    executed.resolve(undefined);
    await response.promise;
    return result;
  });
  const { planId } = addPlan(editor, '晚间');
  const second = addPlan(editor, '早间');
  const flushed = autosave.flush();
  await executed.promise;
  autosave.stop();
  const settled = autosave.settle();
  response.resolve(undefined);
  await settled;
  expect(await flushed).toBe(false);
  expect(requests).toHaveLength(1);
  expect(autosave.state.get().kind).toBe('pending');
  expect(autosave.listUnconfirmed()).toEqual([]);
  const { tree, version, serverIds } = autosave.getSaved();
  expect(tree.nodes[projectId]?.childIds).toEqual([planId]);
  expect({ version, id: serverIds.get(planId) }).toEqual({
    version: (await load()).version,
    id: (await load()).programs[0]?.id,
  });
  autosave.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
  expect(autosave.getSaved().serverIds.has(second.planId)).toBe(true);
  await expectSaved(editor);
  autosave.stop();
});
