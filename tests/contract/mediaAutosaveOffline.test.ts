import { describe, expect, it, vi } from 'vitest';

import { createItemFields } from '../../src/features/media/model/itemDefaults.ts';
import { createArea, createItem } from '../../src/features/media/model/newParts.ts';
import type { ChangeRequest } from '../../src/features/media/save/toRequest.ts';
import type { EditorStore } from '../../src/features/media/state/EditorStore.ts';

import {
  addPlan,
  call,
  expectSaved,
  load,
  NOW,
  open,
  openPlatformBeforeEach,
  projectId,
  requests,
  send,
  token,
} from '../support/mediaAutosave.ts';

openPlatformBeforeEach();

/** The platform rejects a project without a name. */
const rename = (editor: EditorStore, name: string) => editor.setFields([projectId], { name });

function reject(request: ChangeRequest, status: number): ReturnType<typeof send> {
  requests.push(request);
  return Promise.reject(Object.assign(new Error('rejected'), { status }));
}

async function storeTextFile(name: string) {
  const { body } = await call('POST', '/storage/file', { token, json: { name, content: '慢行' } });
  return { id: (body as { readonly id: string }).id, name };
}

/** Opens the project; the call that is sent does not reach the platform before it is released. */
async function openHeld() {
  const [sent, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const opened = await open(async request => {
    sent.resolve(undefined);
    await released.promise;
    return send(request);
  });
  return { ...opened, sent: sent.promise, release: () => released.resolve(undefined) };
}

it('gets the edits when it can be reached again, and the state shows until then that they are not saved [MEDIA-13/autosave]', async () => {
  let isReachable = false;
  const { editor, autosave } = await open(request =>
    isReachable
      ? send(request)
      : Promise.reject(Object.assign(new Error('offline'), { status: 0 })),
  );
  addPlan(editor, '晚间');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(autosave.state.get()).toMatchObject({ kind: 'offline', retryAt: NOW + 2_000 });
  rename(editor, '江边');
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(autosave.state.get().kind).toBe('saved');
  await expectSaved(editor);
  autosave.stop();
});

describe('a platform that rejects an edit', () => {
  it('gets the next one without another call of the user', async () => {
    const { editor, autosave } = await open();
    rename(editor, ' ');
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state.get().kind).toBe('failed');
    rename(editor, '江边');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(autosave.state.get().kind).toBe('saved');
    await expectSaved(editor);
    autosave.stop();
  });

  it('gets the edit that was made meanwhile, without another edit [MEDIA-13/autosave]', async () => {
    const { editor, autosave, sent, release } = await openHeld();
    rename(editor, ' ');
    const flushed = autosave.flush();
    await sent;
    rename(editor, '江边');
    release();
    expect(await flushed).toBe(false);
    expect(autosave.state.get().kind).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(autosave.state.get().kind).toBe('saved');
    await expectSaved(editor);
    autosave.stop();
  });

  it('is called once with it, also when it was made during the call before [MEDIA-13/autosave]', async () => {
    const { editor, autosave, sent, release } = await openHeld();
    rename(editor, '江边');
    const flushed = autosave.flush();
    await sent;
    rename(editor, ' ');
    release();
    expect(await flushed).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
    expect(autosave.state.get()).toMatchObject({
      ...{ kind: 'failed', changes: [{ kind: 'updateProject', fields: { name: ' ' } }] },
    });
    autosave.stop();
  });

  it('gets the fields of other nodes, and each rejected node is named [MEDIA-13/autosave]', async () => {
    const { editor, autosave } = await open();
    const { planId, areaIds } = addPlan(editor, '晚间');
    expect(await autosave.flush()).toBe(true);
    rename(editor, ' ');
    editor.setFields([planId], { week: 999 });
    editor.setFields([areaIds[0] ?? ''], { name: '标志' });
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state.get()).toMatchObject({
      ...{ kind: 'failed', changes: [{ kind: 'updateProject' }, { kind: 'update', id: planId }] },
    });
    const [plan] = (await load()).programs;
    expect(plan).toMatchObject({ scenes: [{ zones: [{ name: '标志' }, {}, {}, {}] }] });
    expect(plan?.week).not.toBe(999);
    rename(editor, '江边');
    editor.setFields([planId], { week: 62 });
    expect(await autosave.flush()).toBe(true);
    await expectSaved(editor);
    autosave.stop();
  });

  it.each([
    ['creation', 'createZone', 422],
    ['move', 'moveZone', 403],
    ['deletion', 'deleteProgramScene', 422],
  ] as const)(
    'of a %s gets everything else, names the part, and gets it with its next edit [MEDIA-13/autosave]',
    async (kind, rejected, status) => {
      let isRejecting = true;
      const { editor, autosave } = await open(request =>
        isRejecting && request.operation === rejected ? reject(request, status) : send(request),
      );
      const [first, second] = [addPlan(editor, '晚间'), addPlan(editor, '早间')];
      expect(await autosave.flush()).toBe(true);
      requests.splice(0);

      const area = createArea('标志', { x: 1, y: 2, width: 30, height: 40 }, editor.createId);
      const [movedId = ''] = first.areaIds;
      if (kind === 'creation') editor.insert([area], first.sceneId);
      if (kind === 'move') editor.move([movedId], second.sceneId);
      // What is moved out of a deleted scene stays in it until then.
      if (kind === 'move' || kind === 'deletion') editor.remove([first.sceneId]);
      const third = addPlan(editor, '周末');
      editor.remove([second.areaIds[1] ?? '']);
      editor.setFields([first.planId], { name: '夜间' });
      editor.shift([third.planId], -2);
      expect(await autosave.flush()).toBe(false);

      expect(requests.filter(({ operation }) => operation === rejected)).toHaveLength(1);
      const changes = {
        creation: { kind: 'create', branch: { id: area.id } },
        move: { kind: 'move', id: movedId },
        deletion: { kind: 'delete', id: first.sceneId },
      };
      expect(autosave.state.get()).toMatchObject({ kind: 'failed', changes: [changes[kind]] });
      const { programs } = await load();
      expect(programs.map(({ name }) => name)).toEqual(['周末', '夜间', '早间']);
      expect(programs.map(({ scenes }) => scenes.map(({ zones }) => zones.length))).toEqual([
        [4],
        [4],
        [3],
      ]);

      isRejecting = false;
      if (kind === 'creation') editor.setFields([area.id], { x: 5 });
      else editor.setFields([first.planId], { name: '深夜' });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(autosave.state.get().kind).toBe('saved');
      await expectSaved(editor);
      autosave.stop();
    },
  );

  it.each(['item', 'plan'] as const)(
    'of an undone deletion of a part with a file that is deleted by then (%s) gets everything else, and names the file [MEDIA-13/autosave] [MEDIA-13/undo]',
    async level => {
      const { editor, autosave } = await open();
      const [first, second] = [addPlan(editor, '晚间'), addPlan(editor, '早间')];
      const file = await storeTextFile('限速.txt');
      const fields = createItemFields('textFile', { text: '', target: '', source: file });
      const item = createItem(fields, editor.createId);
      editor.insert([item], first.areaIds[1] ?? '');
      expect(await autosave.flush()).toBe(true);
      editor.remove([level === 'item' ? item.id : first.planId]);
      expect(await autosave.flush()).toBe(true);
      await call('DELETE', `/storage/file/${file.id}`, { token });

      editor.undo();
      editor.setFields([second.planId], { name: '清晨' });
      expect(await autosave.flush()).toBe(false);
      expect(autosave.state.get()).toMatchObject({
        ...{ kind: 'failed', changes: [{ kind: 'create', level }] },
        error: { itemId: item.id, messageOptions: { file: '限速.txt' } },
      });
      expect((await load()).programs.map(({ name }) => name)).toContain('清晨');

      editor.remove([item.id]);
      expect(await autosave.flush()).toBe(true);
      await expectSaved(editor);
      autosave.stop();
    },
  );

  it('is called with some of many rejected parts only, and with none again before the next edit [MEDIA-13/autosave]', async () => {
    const { editor, autosave } = await open(request => reject(request, 403));
    for (let i = 0; i < 50; i += 1) addPlan(editor, `${i}`);
    expect(await autosave.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(20);
    expect(autosave.state.get().kind).toBe('failed');
    autosave.stop();
  });

  it('is not called again with it', async () => {
    const { editor, autosave } = await open();
    rename(editor, ' ');
    expect(await autosave.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(autosave.state.get().kind).toBe('failed');
    autosave.stop();
  });
});
