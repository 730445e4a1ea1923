import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

import type { ScheduleLane } from '../../../domain/media/buildDaySchedule.ts';
import type { DaySpan } from '../../../domain/media/planOccurrences.ts';
import { findNodeOf } from '../model/mediaTree.ts';
import { useEditor, useReadOnlyReason } from '../state/EditorContext.ts';
import { formatDayTime } from '../../../domain/media/formatDayTime.ts';
import { toStyle } from './ScheduleAxis.tsx';
import { SCHEDULE_STEP_MS, shiftHours, type TimeHandle } from './scheduleEdits.ts';
import type { HourDrag } from './useHourDrag.ts';

interface ScheduleBlockProps {
  readonly plan: ScheduleLane['plan'];
  readonly span: DaySpan;
  readonly label: string;
  readonly isPlaying: boolean;
  readonly isDragged: boolean;
  readonly drag: HourDrag;
}

/** The hours of a plan: dragged at an end or as a whole; arrow keys move them, with Shift the end, with Alt the start. */
export const ScheduleBlock = ({
  plan,
  span,
  label,
  isPlaying,
  isDragged,
  drag,
}: ScheduleBlockProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const name = translate('media.schedule.block', {
    plan: plan.name,
    from: formatDayTime(span.from),
    to: formatDayTime(span.to),
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction === undefined || isReadOnly) return;
    event.preventDefault();
    const handle: TimeHandle = event.shiftKey ? 'end' : event.altKey ? 'begin' : 'both';
    // The schedule is rendered after the edit: the next key may come before.
    const latest = findNodeOf(editor.get().history.tree, 'plan', plan.id);
    if (!latest) return;
    const timeRange = shiftHours(latest.fields.timeRange, handle, direction * SCHEDULE_STEP_MS);
    editor.setFields([plan.id], { timeRange }, `hours ${handle}`);
  };
  const edge = (handle: TimeHandle) => (
    <span
      className="absolute inset-y-0 w-8 cursor-ew-resize"
      style={handle === 'begin' ? { left: 0 } : { right: 0 }}
      aria-hidden="true"
      {...(!isReadOnly && drag.bind(handle))}
    />
  );
  return (
    <button
      type="button"
      className={`media-block media-block-${plan.type}`}
      // The new hours are visible, however short the block is.
      style={{ ...toStyle(span), ...(isDragged && { overflow: 'visible', zIndex: 1 }) }}
      data-inactive={!isPlaying || undefined}
      aria-label={[label, name, !isPlaying && translate('media.schedule.displaced')]
        .filter(Boolean)
        .join(', ')}
      title={translate('media.schedule.keys')}
      onClick={() => editor.reveal(plan.id)}
      onKeyDown={handleKeyDown}
      // A key that is held is one step, and the next press is another one.
      onKeyUp={editor.endGroup}
      {...(!isReadOnly && drag.bind('both'))}
    >
      {edge('begin')}
      <bdi className="truncate">{label}</bdi>
      {edge('end')}
    </button>
  );
};
