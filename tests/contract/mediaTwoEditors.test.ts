import { describe, expect, it } from 'vitest';

import { ApiError } from '../../src/api/ApiError.ts';
import { findNodeOf, getChildrenOf } from '../../src/features/media/model/mediaTree.ts';
import { findMergeConflicts } from '../../src/features/media/model/findMergeConflicts.ts';
import { toTheirProject } from '../../src/features/media/save/mergeEdits.ts';
import {
  addPlan,
  call,
  expectSaved,
  load,
  merge,
  open,
  openPlatformBeforeEach,
  projectId,
  send,
  token,
} from '../support/mediaAutosave.ts';

openPlatformBeforeEach();

describe('two editors of one project', () => {
  it('end in a conflict and not in a lost update; the merge has the work of both [MEDIA-13/conflict]', async () => {
    const first = await open();
    const { areaIds } = addPlan(first.editor, '晚间');
    await first.autosave.flush();
    const second = await open();
    const [secondPlan = ''] = second.editor.get().history.tree.nodes[projectId]?.childIds ?? [];
    second.editor.setFields([secondPlan], { name: '夜间' });
    expect(await second.autosave.flush()).toBe(true);

    first.editor.setFields([areaIds[0] ?? ''], { x: 11 });
    expect(await first.autosave.flush()).toBe(false);
    expect(first.autosave.state.get().kind).toBe('conflict');

    await merge(first.editor, first.autosave);
    expect(await first.autosave.flush()).toBe(true);
    const result = (await load()).tree;
    await expectSaved(first.editor);
    expect(findNodeOf(result, 'plan', result.nodes[projectId]?.childIds[0])?.fields.name).toBe(
      '夜间',
    );
    expect(Object.values(result.nodes).some(({ fields }) => 'x' in fields && fields.x === 11)).toBe(
      true,
    );
    first.autosave.stop();
    second.autosave.stop();
  });

  it('end in none where one only publishes: the edits of the other one are saved, and can be undone [MEDIA-13/conflict] [MEDIA-13/undo]', async () => {
    const { editor, autosave } = await open();
    const { planId, areaIds } = addPlan(editor, '晚间');
    await autosave.flush();
    const { version } = autosave.getSaved();
    await call('PUT', `/media/projects/${projectId}/publish?version=${version}`, { token });
    editor.setFields([planId], { name: '夜间' });
    editor.setFields([areaIds[0] ?? ''], { x: 11 });
    expect(await autosave.flush()).toBe(true);
    expect((await load()).version).toBe(version + 3);
    await expectSaved(editor);
    editor.undo();
    editor.undo();
    expect(await autosave.flush()).toBe(true);
    expect((await load()).programs).toMatchObject([{ name: '晚间' }]);
    await expectSaved(editor);
    autosave.stop();
  });

  it('end in a conflict where one deleted what the other one moved [MEDIA-13/conflict]', async () => {
    const first = await open();
    const { planId, sceneId } = addPlan(first.editor, '晚间');
    const target = addPlan(first.editor, '早间');
    await first.autosave.flush();
    const { serverIds } = first.autosave.getSaved();
    const toServerId = (id: string) => serverIds.get(id) ?? id;
    const second = await open();
    second.editor.perform({
      ...{ kind: 'move', ids: [toServerId(sceneId)] },
      ...{ parentId: toServerId(target.planId), index: 0 },
    });
    expect(await second.autosave.flush()).toBe(true);

    first.editor.remove([sceneId]);
    expect(await first.autosave.flush()).toBe(false);
    expect(first.autosave.state.get().kind).toBe('conflict');
    const theirs = toTheirProject(await load(), first.autosave.getSaved());
    const { mine, base } = {
      mine: first.editor.get().history.tree,
      base: first.autosave.getSaved().tree,
    };
    expect(findMergeConflicts({ base, mine, theirs: theirs.tree })).toMatchObject([
      { id: sceneId, kind: 'removedByMe' },
    ]);

    await merge(first.editor, first.autosave, new Map([[sceneId, 'theirs']]));
    expect(await first.autosave.flush()).toBe(true);
    await expectSaved(first.editor);
    const { nodes } = first.editor.get().history.tree;
    expect(nodes[sceneId]?.parentId).toBe(target.planId);
    expect(nodes[planId]?.childIds).toEqual([]);
    first.autosave.stop();
    second.autosave.stop();
  });

  it('undo a merge by its choices, then by my edits, and never what the other one did; the times of the plans are those of the platform [MEDIA-13/conflict] [MEDIA-13/undo]', async () => {
    const first = await open();
    const { planId, areaIds } = addPlan(first.editor, '晚间');
    await first.autosave.flush();
    const second = await open();
    const [secondPlan = ''] = second.editor.get().history.tree.nodes[projectId]?.childIds ?? [];
    second.editor.setFields([secondPlan], { name: '夜间' });
    addPlan(second.editor, '早间');
    expect(await second.autosave.flush()).toBe(true);

    first.editor.setFields([planId], { name: '傍晚' });
    first.editor.setFields([areaIds[0] ?? ''], { x: 11 });
    expect(await first.autosave.flush()).toBe(false);
    await merge(first.editor, first.autosave, new Map([[planId, 'theirs']]));
    const read = () => {
      const { tree } = first.editor.get().history;
      const plans = getChildrenOf(tree, projectId, 'plan').map(({ fields }) => fields.name);
      return [...plans, findNodeOf(tree, 'area', areaIds[0])?.fields.x];
    };
    const planIds = first.editor.get().history.tree.nodes[projectId]?.childIds ?? [];
    expect([...first.editor.get().updateTimes.keys()].toSorted()).toEqual(planIds.toSorted());
    expect(read()).toEqual(['夜间', '早间', 11]);
    first.editor.undo();
    expect(read()).toEqual(['傍晚', '早间', 11]);
    first.editor.undo();
    expect(read()).toEqual(['夜间', '早间', 0]);
    expect(first.editor.get().history.past).toEqual([]);
    first.editor.redo();
    first.editor.redo();
    expect(read()).toEqual(['夜间', '早间', 11]);
    expect(await first.autosave.flush()).toBe(true);
    await expectSaved(first.editor);
    first.autosave.stop();
    second.autosave.stop();
  });
});

it.each([
  ['at once', false],
  ['after a call without a response', true],
])(
  'a project that was deleted is no conflict: the editor says so, and keeps the edits, %s [MEDIA-13/conflict]',
  async (_, isInterrupted) => {
    let isDown = isInterrupted;
    const { editor, autosave } = await open(request =>
      isDown ? Promise.reject(new ApiError('offline', 0)) : send(request),
    );
    addPlan(editor, '晚间');
    if (isDown) expect(await autosave.flush()).toBe(false);
    isDown = false;
    await call('DELETE', `/media/projects/${projectId}`, { token });
    const { tree } = editor.get().history;
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state.get()).toMatchObject({
      ...{ kind: 'failed', changes: [], error: { messageKey: 'media.save.projectDeleted' } },
    });
    expect(editor.get().history.tree).toBe(tree);
    autosave.stop();
  },
);
