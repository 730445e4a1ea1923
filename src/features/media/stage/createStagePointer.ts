import type { PointerEvent } from 'react';

import { type StageRect, type StageSize } from '../../../domain/media/sceneLayouts.ts';
import type { EditorStore } from '../state/EditorStore.ts';
import { getChildrenOf, type MediaTree } from '../model/mediaTree.ts';
import type { Rects } from '../model/arrangeAreas.ts';
import type { GestureStore } from './GestureContext.ts';
import {
  drawArea,
  type GestureInput,
  type Handle,
  moveAreas,
  resizeArea,
  type StageGesture,
} from './stageGesture.ts';

/** What a gesture changes: the selected areas, one edge, or a new area. */
type GestureKind =
  | { readonly kind: 'move'; readonly rects: Rects }
  | {
      readonly kind: 'resize';
      readonly id: string;
      readonly handle: Handle;
      readonly rect: StageRect;
    }
  /** Nothing moves: all selected areas are locked. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'draw'; readonly start: { readonly x: number; readonly y: number } };

interface ActiveGesture {
  readonly pointerId: number;
  readonly gesture: GestureKind;
  readonly clientX: number;
  readonly clientY: number;
  readonly others: readonly StageRect[];
  /** The area under the pointer; undefined between the areas. */
  readonly pressedId: string | undefined;
  isMoved: boolean;
}

export interface StagePointerOptions {
  readonly editor: EditorStore;
  readonly store: GestureStore;
  readonly sceneId: string;
  readonly stage: StageSize;
  readonly scale: number;
  readonly isReadOnly: boolean;
  readonly onDraw: (rect: StageRect) => void;
  /** A locked area was dragged. */
  readonly onLocked: () => void;
}

/** Screen pixels: a shorter movement is a press. */
export const DRAG_THRESHOLD_PX = 3;
/** Screen pixels within which an edge snaps; Alt prevents it. */
const SNAP_DISTANCE_PX = 6;

export interface StagePointer {
  readonly startMove: (event: PointerEvent, id: string) => void;
  readonly startResize: (event: PointerEvent, id: string, handle: Handle) => void;
  readonly startDraw: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  /** Ends a gesture without its edit. @returns whether there was one */
  readonly cancel: () => boolean;
}

const toRect = ({ x, y, width, height }: StageRect): StageRect => ({ x, y, width, height });

/** Creates the handlers of a pointer on the stage, which read their options when they are called. */
export function createStagePointer(getOptions: () => StagePointerOptions): StagePointer {
  const active: { current: ActiveGesture | undefined } = { current: undefined };

  const start = (
    event: PointerEvent,
    gesture: GestureKind,
    changedIds: readonly string[],
    pressedId?: string,
  ) => {
    const { editor, sceneId, isReadOnly } = getOptions();
    if (isReadOnly || event.button !== 0) return;
    // A button in an area is captured itself, so that a press without a movement still clicks it.
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    (button ?? event.currentTarget).setPointerCapture(event.pointerId);
    const { tree } = editor.get().history;
    const { hiddenIds } = editor.get();
    active.current = {
      ...{ pointerId: event.pointerId, gesture, clientX: event.clientX, clientY: event.clientY },
      others: getChildrenOf(tree, sceneId, 'area')
        .filter(({ id }) => !changedIds.includes(id) && !hiddenIds.has(id))
        .map(({ fields }) => toRect(fields)),
      ...{ pressedId, isMoved: false },
    };
  };

  const compute = (event: PointerEvent, { gesture, ...begin }: ActiveGesture): StageGesture => {
    if (gesture.kind === 'locked') return { rects: {}, guides: [] };
    const { stage, scale } = getOptions();
    const input: GestureInput = {
      ...{ stage, others: begin.others },
      threshold: event.altKey ? 0 : SNAP_DISTANCE_PX / scale,
      dx: (event.clientX - begin.clientX) / scale,
      dy: (event.clientY - begin.clientY) / scale,
    };
    if (gesture.kind === 'move') return moveAreas(gesture.rects, input);
    return gesture.kind === 'resize'
      ? resizeArea(gesture.id, gesture.rect, gesture.handle, input)
      : drawArea(gesture.start, input);
  };

  const finish = () => {
    active.current = undefined;
    getOptions().store.set(undefined);
  };

  return {
    startMove: (event, id) => {
      const { editor, sceneId } = getOptions();
      const { history, selectedIds, lockedIds } = editor.get();
      const areas = getChildrenOf(history.tree, sceneId, 'area');
      const ids = selectedIds.includes(id) ? selectedIds : [id];
      const moved = areas.filter(area => ids.includes(area.id) && !lockedIds.has(area.id));
      const rects = Object.fromEntries(moved.map(area => [area.id, toRect(area.fields)]));
      start(
        event,
        moved.length > 0 ? { kind: 'move', rects } : { kind: 'locked' },
        Object.keys(rects),
        id,
      );
    },
    startResize: (event, id, handle) => {
      event.stopPropagation();
      const rect = readRect(getOptions().editor.get().history.tree, id);
      if (rect) start(event, { kind: 'resize', id, handle, rect }, [id]);
    },
    startDraw: event => {
      const { scale } = getOptions();
      const box = event.currentTarget.getBoundingClientRect();
      const origin = {
        x: (event.clientX - box.left) / scale,
        y: (event.clientY - box.top) / scale,
      };
      start(event, { kind: 'draw', start: origin }, []);
    },
    onPointerMove: event => {
      const current = active.current;
      if (!current || current.pointerId !== event.pointerId) return;
      const distance = Math.hypot(event.clientX - current.clientX, event.clientY - current.clientY);
      current.isMoved ||= distance >= DRAG_THRESHOLD_PX;
      if (current.isMoved) getOptions().store.set(compute(event, current));
    },
    onPointerUp: event => {
      const current = active.current;
      if (!current || current.pointerId !== event.pointerId) return;
      const { rects, pendingRect } = compute(event, current);
      finish();
      const { editor, onDraw, onLocked } = getOptions();
      if (!current.isMoved) {
        // A press without a movement selects one of several selected areas alone.
        const isSeveral = editor.get().selectedIds.length > 1 && !isAdditive(event);
        if (current.pressedId !== undefined && isSeveral) editor.reveal(current.pressedId);
        return;
      }
      if (current.gesture.kind === 'locked') onLocked();
      else if (pendingRect) onDraw(pendingRect);
      else {
        // An area may have been deleted, or its creation undone, during the gesture.
        const { nodes } = editor.get().history.tree;
        const changes = Object.fromEntries(Object.entries(rects).filter(([id]) => nodes[id]));
        editor.perform({ kind: 'setFields', changes });
      }
    },
    onPointerCancel: finish,
    cancel: () => {
      const isActive = active.current?.isMoved === true;
      if (isActive) finish();
      return isActive;
    },
  };
}

/** Whether a press adds to the selection. */
export const isAdditive = ({ shiftKey, ctrlKey, metaKey }: PointerEvent): boolean =>
  shiftKey || ctrlKey || metaKey;

function readRect(tree: MediaTree, id: string): StageRect | undefined {
  const node = tree.nodes[id];
  return node?.level === 'area' ? toRect(node.fields) : undefined;
}
