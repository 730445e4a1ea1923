import { type PointerEvent, type RefObject, useRef, useState } from 'react';

import { DAY_LENGTH_MS, type TimeRange } from '../../../domain/media/planTimes.ts';
import { shiftHours, type TimeHandle } from './scheduleEdits.ts';

export interface HourDrag {
  readonly pendingRange: TimeRange | undefined;
  readonly bind: (handle: TimeHandle) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
  };
}

/** Changes hours by dragging, in steps of 5 minutes; the edit is made while the pointer moves, as one step. */
export function useHourDrag(
  range: TimeRange,
  onChange: (range: TimeRange) => void,
): readonly [RefObject<HTMLDivElement | null>, HourDrag] {
  const trackRef = useRef<HTMLDivElement>(null);
  const start = useRef<{
    readonly x: number;
    readonly range: TimeRange;
    readonly handle: TimeHandle;
  }>(undefined);
  const [pendingRange, setPendingRange] = useState<TimeRange>();
  const compute = (event: PointerEvent) => {
    const begin = start.current;
    const width = trackRef.current?.clientWidth ?? 0;
    if (!begin || width === 0) return undefined;
    const moved = ((event.clientX - begin.x) / width) * DAY_LENGTH_MS;
    return shiftHours(begin.range, begin.handle, moved);
  };
  const drag: HourDrag = {
    pendingRange,
    bind: handle => ({
      onPointerDown: event => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, range, handle };
      },
      onPointerMove: event => {
        if (start.current?.handle !== handle) return;
        setPendingRange(compute(event));
      },
      onPointerUp: event => {
        if (start.current?.handle !== handle) return;
        const next = compute(event);
        start.current = undefined;
        setPendingRange(undefined);
        if (next && next !== range) onChange(next);
      },
    }),
  };
  return [trackRef, drag];
}
