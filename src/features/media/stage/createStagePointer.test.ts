import type { PointerEvent } from 'react';
import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createStore } from '../../../domain/createStore.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import { findNodeOf } from '../model/mediaTree.ts';
import { createStagePointer } from './createStagePointer.ts';
import type { StageGesture } from './stageGesture.ts';

function openStage() {
  const tree = buildProject(1, 1, 3, 0);
  const editor = createEditorStore(tree, new Map(), () => 0.3);
  const scene = Object.values(tree.nodes).find(({ level }) => level === 'scene');
  const areaIds = scene?.childIds ?? [];
  const pointer = createStagePointer(() => ({
    ...{ editor, sceneId: scene?.id ?? '', scale: 1, isReadOnly: false },
    stage: { width: 640, height: 320 },
    store: createStore<StageGesture | undefined>(undefined),
    onDraw: () => undefined,
    onLocked: () => undefined,
  }));
  return { editor, areaIds, pointer };
}

const at = (clientX: number, shiftKey = false) =>
  ({
    ...{ pointerId: 1, button: 0, clientX, clientY: 0, shiftKey },
    currentTarget: { setPointerCapture: () => undefined },
  }) as unknown as PointerEvent;

it('selects one of several selected areas alone by a press without a movement, not by a drag and not with Shift', () => {
  const { editor, areaIds, pointer } = openStage();
  const [first = ''] = areaIds;
  editor.selectAll(areaIds);
  pointer.startMove(at(0), first);
  pointer.onPointerMove(at(9));
  pointer.onPointerUp(at(9));
  expect(editor.get().selectedIds).toEqual(areaIds);
  pointer.startMove(at(0, true), first);
  pointer.onPointerUp(at(0, true));
  expect(editor.get().selectedIds).toEqual(areaIds);
  pointer.startMove(at(0), first);
  pointer.onPointerUp(at(0));
  expect(editor.get().selectedIds).toEqual([first]);
});

it('leaves the areas where they were when a drag is cancelled', () => {
  const { editor, areaIds, pointer } = openStage();
  const { history } = editor.get();
  pointer.startMove(at(0), areaIds[0] ?? '');
  expect(pointer.cancel()).toBe(false);
  pointer.onPointerMove(at(9));
  expect(pointer.cancel()).toBe(true);
  pointer.onPointerMove(at(20));
  pointer.onPointerUp(at(20));
  expect(editor.get().history.tree).toBe(history.tree);
  expect(pointer.cancel()).toBe(false);
});

it('moves the remaining areas when one of them is deleted during the drag', () => {
  const { editor, areaIds, pointer } = openStage();
  const [first = '', second = '', third = ''] = areaIds;
  editor.selectAll([first, second]);
  const xOf = (id: string) => findNodeOf(editor.get().history.tree, 'area', id)?.fields.x ?? 0;
  const before = [second, third].map(xOf);
  pointer.startMove(at(0), second);
  pointer.onPointerMove(at(9));
  editor.remove([first]);
  pointer.onPointerUp(at(9));
  expect([second, third].map(xOf)).toEqual([(before[0] ?? 0) + 9, before[1]]);
  pointer.startMove(at(0), third);
  pointer.onPointerMove(at(9));
  editor.remove([third]);
  pointer.onPointerUp(at(9));
  expect(editor.get().history.tree.nodes[third]).toBeUndefined();
});
