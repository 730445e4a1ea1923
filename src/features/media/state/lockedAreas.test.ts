import type { PointerEvent } from 'react';
import { expect, it, vi } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createStore } from '../../../domain/createStore.ts';
import { alignAreas, distributeAreas } from '../model/arrangeAreas.ts';
import type { Edit } from '../model/edits.ts';
import { findNodeOf } from '../model/mediaTree.ts';
import { createStagePointer } from '../stage/createStagePointer.ts';
import type { StageGesture } from '../stage/stageGesture.ts';
import { createEditorStore } from './createEditorStore.ts';

const stage = { width: 640, height: 320 };

const open = () => {
  const tree = buildProject(1, 1, 3, 0);
  const editor = createEditorStore(tree, new Map(), () => 0.3);
  const [planId = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
  const [sceneId = ''] = tree.nodes[planId]?.childIds ?? [];
  const areaIds = tree.nodes[sceneId]?.childIds ?? [];
  const [locked = '', free = ''] = areaIds;
  editor.toggleLocked([locked]);
  const rectOf = (id: string) => {
    const { x, y, width, height } = findNodeOf(editor.get().history.tree, 'area', id)!.fields;
    return { x, y, width, height };
  };
  const rects = Object.fromEntries(areaIds.map(id => [id, rectOf(id)]));
  return { editor, sceneId, locked, free, rectOf, rects };
};

it('a locked area is moved by no edit: numbers, alignment and distribution; its name and the others change [MEDIA-05/fields]', () => {
  const { editor, locked, free, rectOf, rects } = open();
  const before = rectOf(locked);
  const change = (changes: (Edit & { readonly kind: 'setFields' })['changes']) =>
    editor.perform({ kind: 'setFields', changes });
  change({ [locked]: { x: 50, width: 10, name: 'Logo' }, [free]: { x: 60 } });
  expect(rectOf(free).x).toBe(60);
  change(alignAreas(rects, 'bottom', stage));
  change(distributeAreas(rects, 'x'));
  editor.perform({
    kind: 'sequence',
    edits: [{ kind: 'setFields', changes: { [locked]: { y: 9 } } }],
  });
  expect(rectOf(locked)).toEqual(before);
  expect(findNodeOf(editor.get().history.tree, 'area', locked)?.fields.name).toBe('Logo');
  editor.toggleLocked([locked]);
  change({ [locked]: { x: 50 } });
  expect(rectOf(locked).x).toBe(50);
});

it('a locked area that is dragged stays, and the reason is shown once [MEDIA-05/mouse]', () => {
  const { editor, sceneId, locked, free, rectOf, rects } = open();
  const onLocked = vi.fn();
  const pointer = createStagePointer(() => ({
    ...{ editor, sceneId, stage, scale: 1, isReadOnly: false, onLocked },
    store: createStore<StageGesture | undefined>(undefined),
    onDraw: () => undefined,
  }));
  const at = (clientX: number) =>
    ({
      ...{ pointerId: 1, button: 0, clientX, clientY: 0, altKey: true },
      currentTarget: { setPointerCapture: () => undefined },
    }) as unknown as PointerEvent;
  const drag = (id: string) => {
    editor.reveal(id);
    pointer.startMove(at(0), id);
    for (const x of [10, 20]) pointer.onPointerMove(at(x));
    pointer.onPointerUp(at(20));
  };
  drag(locked);
  expect(rectOf(locked)).toEqual(rects[locked]);
  expect(onLocked).toHaveBeenCalledOnce();
  drag(free);
  expect(rectOf(free).x).toBe((rects[free]?.x ?? 0) + 20);
  pointer.startMove(at(0), locked);
  pointer.onPointerUp(at(0));
  expect(onLocked).toHaveBeenCalledOnce();
});
