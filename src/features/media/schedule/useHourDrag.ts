import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { DAY_LENGTH_MS, type TimeRange } from '../../../domain/media/planTimes.ts';
import { shiftHours, type TimeHandle } from './scheduleEdits.ts';

export interface HourDrag {
  readonly pendingRange: TimeRange | undefined;
  readonly bind: (handle: TimeHandle) => {
    readonly onPointerDown: (event: PointerEvent) => void;
  };
}

/**
 * Changes hours by dragging, in steps of 5 minutes; the edit is made when the pointer is released, as one step, and Escape
 * cancels it. The block under the pointer may be unmounted meanwhile, as hours around midnight have two: so the window has the
 * listeners.
 */
export function useHourDrag(
  range: TimeRange,
  onChange: (range: TimeRange) => void,
): readonly [RefObject<HTMLDivElement | null>, HourDrag] {
  const trackRef = useRef<HTMLDivElement>(null);
  const listeners = useRef<AbortController>(undefined);
  const [pendingRange, setPendingRange] = useState<TimeRange>();
  useEffect(() => () => listeners.current?.abort(), []);
  const start = (begin: PointerEvent, handle: TimeHandle) => {
    const width = trackRef.current?.clientWidth ?? 0;
    if (begin.button !== 0 || width === 0) return;
    begin.stopPropagation();
    listeners.current?.abort();
    const { signal } = (listeners.current = new AbortController());
    const compute = ({ clientX }: MouseEvent) =>
      shiftHours(range, handle, ((clientX - begin.clientX) / width) * DAY_LENGTH_MS);
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      run: (event: MouseEvent) => void,
    ) =>
      window.addEventListener(
        type,
        event => {
          if (event.pointerId === begin.pointerId) run(event);
        },
        { signal },
      );
    const finish = () => {
      listeners.current?.abort();
      setPendingRange(undefined);
    };
    // Before all others: the key cancels the drag and nothing else.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      finish();
    };
    window.addEventListener('keydown', handleKey, { capture: true, signal });
    listen('pointermove', event => setPendingRange(compute(event)));
    listen('pointercancel', finish);
    listen('pointerup', event => {
      finish();
      const next = compute(event);
      if (next !== range) onChange(next);
    });
  };
  return [
    trackRef,
    { pendingRange, bind: handle => ({ onPointerDown: event => start(event, handle) }) },
  ];
}
