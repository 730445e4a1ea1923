import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import type { ScheduleLane } from '../../../domain/media/buildDaySchedule.ts';
import { DAY_LENGTH_MS, type TimeRange, toDayMs } from '../../../domain/media/planTimes.ts';
import type { DaySpan } from '../../../domain/media/planOccurrences.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PLAN_ICONS } from '../contents/nodeLabels.ts';
import { useEditor, useReadOnlyReason, useTree } from '../editor/EditorContext.ts';
import { getChildrenOf } from '../model/mediaTree.ts';
import { formatDayTime } from './formatDayTime.ts';
import { toPercent } from './ScheduleAxis.tsx';
import { SCHEDULE_STEP_MS, shiftHours, type TimeHandle } from './scheduleEdits.ts';

interface ScheduleRowProps {
  readonly lane: ScheduleLane;
  readonly gaps: readonly DaySpan[];
  readonly dayMs: number;
}

const toStyle = ({ from, to }: DaySpan) => ({ left: toPercent(from), width: toPercent(to - from) });

/** The lane of a plan: its hours, when it plays in them, gaps, and conflicts as a bar under it. */
export const ScheduleRow = ({ lane, gaps, dayMs }: ScheduleRowProps) => {
  const { plan, spans, playing, conflicts } = lane;
  const editor = useEditor();
  const [trackRef, drag] = useHourDrag(plan.timeRange, range =>
    editor.setFields([plan.id], { timeRange: range }),
  );
  const tree = useTree();
  const scenes = getChildrenOf(tree, plan.id, 'scene').map(({ fields }) => fields.name);
  return (
    <div className="media-lane">
      <button
        type="button"
        className="media-lane-name plain-button row gap-8"
        onClick={() => editor.reveal(plan.id)}
      >
        <Icon name={PLAN_ICONS[plan.type]} size={14} />
        <bdi className="truncate">{plan.name}</bdi>
      </button>
      <div ref={trackRef} className="media-track relative">
        {plan.type === 'playerPlan' &&
          gaps.map(gap => <span key={gap.from} className="media-gap" style={toStyle(gap)} />)}
        {(drag.pendingRange ? toSpans(drag.pendingRange) : spans).map((span, i) => (
          <ScheduleBlock
            // The block that holds the pointer stays mounted while its hours change.
            key={i}
            {...{ plan, span, drag }}
            label={scenes.join(', ')}
            isPlaying={playing.some(each => each.from < span.to && span.from < each.to)}
          />
        ))}
        {playing.map(span => (
          <span key={span.from} className="media-playing" style={toStyle(span)} />
        ))}
        {conflicts.map(span => (
          <span key={span.from} className="media-conflict" style={toStyle(span)} />
        ))}
        <span className="media-moment" style={{ left: toPercent(dayMs) }} aria-hidden="true" />
      </div>
    </div>
  );
};

/** Returns the hours on one day: two spans around midnight. */
function toSpans({ timeBegin, timeEnd }: TimeRange): readonly DaySpan[] {
  const [from, to] = [toDayMs(timeBegin), toDayMs(timeEnd)];
  return to > from
    ? [{ from, to }]
    : [
        { from: 0, to },
        { from, to: DAY_LENGTH_MS },
      ];
}

interface ScheduleBlockProps {
  readonly plan: ScheduleLane['plan'];
  readonly span: DaySpan;
  readonly label: string;
  readonly isPlaying: boolean;
  readonly drag: HourDrag;
}

/** The hours of a plan: dragged at an end or as a whole; arrow keys move them, with Shift the end, with Alt the begin. */
const ScheduleBlock = ({ plan, span, label, isPlaying, drag }: ScheduleBlockProps) => {
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
    const timeRange = shiftHours(plan.timeRange, handle, direction * SCHEDULE_STEP_MS);
    editor.setFields([plan.id], { timeRange }, `hours ${handle}`);
  };
  const edge = (handle: TimeHandle) => (
    <span
      className="media-block-edge"
      style={handle === 'begin' ? { left: 0 } : { right: 0 }}
      aria-hidden="true"
      {...(!isReadOnly && drag.bind(handle))}
    />
  );
  return (
    <button
      type="button"
      className={`media-block media-block-${plan.type}`}
      style={toStyle(span)}
      data-inactive={!isPlaying || undefined}
      aria-label={[label, name, !isPlaying && translate('media.schedule.displaced')]
        .filter(Boolean)
        .join(', ')}
      title={translate('media.schedule.keys')}
      onClick={() => editor.reveal(plan.id)}
      onKeyDown={handleKeyDown}
      {...(!isReadOnly && drag.bind('both'))}
    >
      {edge('begin')}
      <bdi className="truncate">{label}</bdi>
      {edge('end')}
    </button>
  );
};

interface HourDrag {
  readonly pendingRange: TimeRange | undefined;
  readonly bind: (handle: TimeHandle) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
  };
}

/** Changes hours by dragging, in steps of 5 minutes; the edit is made while the pointer moves, as one step. */
function useHourDrag(
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
