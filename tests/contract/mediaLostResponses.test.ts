import { describe, expect, it, vi } from 'vitest';

import { createItemFields } from '../../src/features/media/model/itemDefaults.ts';
import { createArea, createItem, createScene } from '../../src/features/media/model/newParts.ts';
import type { ChangeRequest } from '../../src/features/media/save/toRequest.ts';

import {
  addPlan,
  areaName,
  call,
  expectSaved,
  load,
  merge,
  open,
  openPlatformBeforeEach,
  projectId,
  requests,
  send,
  token,
} from '../support/mediaAutosave.ts';

openPlatformBeforeEach();

describe('a response that is lost', () => {
  /** Executes every call, and loses the response of one of an operation: of the first, or of the one after those that arrive. */
  const loseResponse = (operation: ChangeRequest['operation'], arriving = 0): typeof send => {
    let sent = 0;
    return async request => {
      const response = await send(request);
      if (request.operation !== operation) return response;
      sent += 1;
      if (sent !== arriving + 1) return response;
      throw Object.assign(new Error('lost'), { status: 0 });
    };
  };
  const count = (operation: ChangeRequest['operation']) =>
    requests.filter(request => request.operation === operation).length;

  it.each(['createProgram', 'createProgramScene', 'createZone', 'createItem'] as const)(
    'of %s creates nothing twice, and the part is known by its id from then on [MEDIA-13/autosave]',
    async operation => {
      const { editor, autosave } = await open(loseResponse(operation));
      const { planId, sceneId, areaIds } = addPlan(editor, '晚间');
      if (operation !== 'createProgram') await autosave.flush();
      const stage = { width: 640, height: 320 };
      const scene = createScene('场景 2', 'scene-4', { stage, areaName }, editor.createId);
      const area = createArea('区域 9', { x: 1, y: 2, width: 30, height: 40 }, editor.createId);
      const fields = createItemFields('playerText', { text: '雨天', target: '' });
      const item = createItem(fields, editor.createId);
      const [first = ''] = areaIds;
      if (operation === 'createProgramScene') editor.insert([scene], planId);
      if (operation === 'createZone') editor.insert([area], sceneId, first);
      if (operation === 'createItem') editor.insert([item], first);
      expect(await autosave.flush()).toBe(false);
      expect(autosave.state.get().kind).toBe('offline');
      await vi.advanceTimersByTimeAsync(3_000);
      expect(autosave.state.get().kind).toBe('saved');
      expect(count(operation)).toBe(1);
      await expectSaved(editor);
      const created = { createProgram: planId, createProgramScene: scene.id, createZone: area.id };
      if (operation === 'createItem') editor.setFields([item.id], { content: '晴天' });
      else editor.setFields([created[operation]], { name: '改名' });
      expect(await autosave.flush()).toBe(true);
      await expectSaved(editor);
      autosave.stop();
    },
  );

  it('of a creation that the platform confirms is not expected again after the part was deleted [MEDIA-13/conflict]', async () => {
    const { editor, autosave } = await open(loseResponse('createProgram'));
    const { planId } = addPlan(editor, '晚间');
    expect(await autosave.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(autosave.state.get().kind).toBe('saved');
    editor.remove([planId]);
    expect(await autosave.flush()).toBe(true);
    expect(autosave.listUnconfirmed()).toEqual([]);
    autosave.stop();
  });

  it('of a creation that is executed after the call has ended is no second part in the merge [MEDIA-13/conflict]', async () => {
    const attempts: ChangeRequest[] = [];
    const { editor, autosave } = await open(async request => {
      attempts.push(request);
      if (attempts.length === 1) throw Object.assign(new Error('hangs'), { status: 0 });
      if (attempts.length === 2 && attempts[0]) await send(attempts[0]);
      return send(request);
    });
    const { planId } = addPlan(editor, '晚间');
    expect(await autosave.flush()).toBe(false);
    editor.setFields([planId], { week: 62 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(autosave.state.get().kind).toBe('conflict');
    expect(autosave.listUnconfirmed()).toMatchObject([{ kind: 'create', branch: { id: planId } }]);
    await merge(editor, autosave);
    expect(await autosave.flush()).toBe(true);
    expect((await load()).programs).toMatchObject([{ name: '晚间', week: 62 }]);
    await expectSaved(editor);
    autosave.stop();
  });

  it.each([
    ['a creation', false],
    ['a repeated creation after an undo', true],
  ])(
    'of %s that another editor changed since is known by its key, and the merge has the part once with both changes [MEDIA-13/conflict]',
    async (_, isRepeated) => {
      const { editor, autosave } = await open(loseResponse('createProgram', isRepeated ? 1 : 0));
      const { planId, sceneId } = addPlan(editor, '晚间');
      if (isRepeated) {
        expect(await autosave.flush()).toBe(true);
        editor.undo();
        expect(await autosave.flush()).toBe(true);
        editor.redo();
      }
      expect(await autosave.flush()).toBe(false);
      const other = await open();
      const [theirPlan = ''] = other.editor.get().history.tree.nodes[projectId]?.childIds ?? [];
      other.editor.setFields([theirPlan], { name: '夜间' });
      expect(await other.autosave.flush()).toBe(true);
      editor.setFields([planId], { week: 62 });
      editor.setFields([sceneId], { name: '开场' });
      await vi.advanceTimersByTimeAsync(3_000);
      expect(autosave.state.get().kind).toBe('conflict');
      await merge(editor, autosave);
      expect(await autosave.flush()).toBe(true);
      expect((await load()).programs).toMatchObject([
        { name: '夜间', week: 62, scenes: [{ name: '开场' }] },
      ]);
      await expectSaved(editor);
      autosave.stop();
      other.autosave.stop();
    },
  );

  it('of a creation that is executed after the call has ended, and that another editor changes, is no second part in the merge [MEDIA-13/conflict]', async () => {
    const attempts: ChangeRequest[] = [];
    const { editor, autosave } = await open(async request => {
      attempts.push(request);
      if (attempts.length === 1) throw Object.assign(new Error('hangs'), { status: 0 });
      if (attempts.length === 2 && attempts[0]) {
        const { ids } = await send(attempts[0]);
        const path = `/media/projects/${projectId}/programs/${ids?.[planId]}`;
        await call('PATCH', path, { token, json: { name: '夜间' } });
      }
      return send(request);
    });
    const { planId } = addPlan(editor, '晚间');
    expect(await autosave.flush()).toBe(false);
    editor.setFields([planId], { week: 62 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(autosave.state.get().kind).toBe('conflict');
    await merge(editor, autosave);
    expect(await autosave.flush()).toBe(true);
    expect((await load()).programs).toMatchObject([{ name: '夜间', week: 62 }]);
    await expectSaved(editor);
    autosave.stop();
  });

  it('of a creation that is sent again as it was is that of one creation with one key, whichever call is executed [MEDIA-13/autosave]', async () => {
    const calls: ChangeRequest[] = [];
    const { editor, autosave } = await open(async request => {
      calls.push(request);
      if (calls.length === 1) throw Object.assign(new Error('hangs'), { status: 0 });
      if (calls.length === 2 && calls[0]) await send(calls[0]);
      return send(request);
    });
    const { planId } = addPlan(editor, '晚间');
    expect(await autosave.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(autosave.state.get().kind).toBe('saved');
    expect(calls[1]).toEqual(calls[0]);
    editor.setFields([planId], { name: '夜间' });
    expect(await autosave.flush()).toBe(true);
    expect((await load()).programs).toMatchObject([{ name: '夜间' }]);
    await expectSaved(editor);
    autosave.stop();
  });

  it('of each of several creations is unconfirmed, with its key, until none of them can be executed any more [MEDIA-13/autosave]', async () => {
    let isDown = true;
    const { editor, autosave } = await open(request => {
      if (!isDown) return send(request);
      requests.push(request);
      throw Object.assign(new Error('hangs'), { status: 0 });
    });
    const [first, second] = ['晚间', '早间'].map(name => () => addPlan(editor, name).planId);
    const firstId = first?.();
    expect(await autosave.flush()).toBe(false);
    editor.undo();
    const secondId = second?.();
    expect(await autosave.flush()).toBe(false);
    const keys = requests.map(({ query }) => query['creationKey']);
    expect(new Set(keys).size).toBe(2);
    expect(autosave.listUnconfirmed()).toMatchObject([
      { branch: { id: firstId }, sent: { key: keys[0] } },
      { branch: { id: secondId }, sent: { key: keys[1] } },
    ]);
    isDown = false;
    editor.undo();
    editor.setFields([projectId], { name: '江边' });
    expect(await autosave.flush()).toBe(true);
    expect(autosave.listUnconfirmed()).toEqual([]);
    autosave.stop();
  });

  it('of a deletion or a change does it once, too [MEDIA-13/autosave]', async () => {
    for (const operation of ['deleteProgramScene', 'updateZone'] as const) {
      const { editor, autosave } = await open(loseResponse(operation));
      const { sceneId, areaIds } = addPlan(editor, '晚间');
      await autosave.flush();
      if (operation === 'updateZone') editor.setFields([areaIds[0] ?? ''], { x: 9 });
      else editor.remove([sceneId]);
      expect(await autosave.flush()).toBe(false);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(autosave.state.get().kind).toBe('saved');
      expect(count(operation)).toBe(1);
      await expectSaved(editor);
      autosave.stop();
    }
  });

  it('is a conflict when another editor changed the project meanwhile, without a second copy after the merge [MEDIA-13/conflict]', async () => {
    const other = await open();
    addPlan(other.editor, '早间');
    await other.autosave.flush();
    const { editor, autosave } = await open(loseResponse('createProgram'));
    addPlan(editor, '晚间');
    expect(await autosave.flush()).toBe(false);
    await call('PATCH', `/media/projects/${projectId}`, { token, json: { name: '江边' } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(autosave.state.get().kind).toBe('conflict');
    await merge(editor, autosave);
    expect(await autosave.flush()).toBe(true);
    const result = await load();
    expect(result.programs.map(({ name }) => name)).toEqual(['早间', '晚间']);
    await expectSaved(editor);
    autosave.stop();
    other.autosave.stop();
  });
});
