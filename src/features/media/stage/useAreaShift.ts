import { type RefObject, useLayoutEffect } from 'react';

import type { GestureStore } from './GestureContext.ts';
import type { StageGesture } from './stageGesture.ts';

/**
 * Moves the areas of a gesture by a transform and without React, so that 200 of them follow the pointer in every frame.
 *
 * @param scale screen pixels for one stage pixel
 */
export function useAreaShift(
  canvasRef: RefObject<HTMLElement | null>,
  store: GestureStore,
  scale: number,
): void {
  useLayoutEffect(() => {
    let moved: readonly HTMLElement[] = [];
    const draw = () => {
      const gesture = store.get();
      const shift = gesture?.shift;
      if (shift && moved.length === 0) moved = findAreas(canvasRef.current, gesture);
      const transform = shift ? `translate(${shift.x * scale}px, ${shift.y * scale}px)` : '';
      for (const { style } of moved) style.transform = transform;
      if (!shift) moved = [];
    };
    draw();
    const unsubscribe = store.subscribe(draw);
    return () => {
      unsubscribe();
      for (const { style } of moved) style.transform = '';
    };
  }, [canvasRef, store, scale]);
}

const findAreas = (canvas: HTMLElement | null, { rects }: StageGesture): readonly HTMLElement[] =>
  [...(canvas?.querySelectorAll<HTMLElement>('[data-area]') ?? [])].filter(
    ({ dataset }) => rects[dataset['area'] ?? ''],
  );
