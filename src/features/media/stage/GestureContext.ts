import { createContext, useContext } from 'react';

import { createStore, type ValueStore } from '../../../domain/createStore.ts';
import { useStore } from '../../../ui/useStore.ts';
import type { StageRect } from '../../../domain/media/sceneLayouts.ts';
import type { StageGesture } from './stageGesture.ts';

export type GestureStore = ValueStore<StageGesture | undefined>;

/** The gesture of a pointer. Only the area that it resizes is rendered while it lasts. */
export const GestureContext = createContext<GestureStore>(
  createStore<StageGesture | undefined>(undefined),
);

const useGesturePart = <Part>(select: (gesture: StageGesture | undefined) => Part): Part =>
  useStore(useContext(GestureContext), select);

/** Returns the rectangle that a gesture gives to an area; undefined while it only moves. */
export const useGestureRect = (id: string): StageRect | undefined =>
  useGesturePart(gesture => (gesture?.shift ? undefined : gesture?.rects[id]));

/** Returns the position of an area that a gesture moves, or the size of one that it resizes. */
export const useGestureLabel = (id: string): string | undefined =>
  useGesturePart(gesture => {
    const rect = gesture?.rects[id];
    if (!rect) return undefined;
    return gesture.shift ? `${rect.x}, ${rect.y}` : `${rect.width} × ${rect.height}`;
  });

export const useGuides = () => useGesturePart(gesture => gesture?.guides);

export const usePendingRect = () => useGesturePart(gesture => gesture?.pendingRect);
