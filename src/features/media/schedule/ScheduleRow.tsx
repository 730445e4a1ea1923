import { memo } from 'react';

import { DAY_LENGTH_MS, type TimeRange, toDayMs } from '../../../domain/media/planTimes.ts';
import type { ScheduleLane } from '../../../domain/media/buildDaySchedule.ts';
import type { DaySpan } from '../../../domain/media/planOccurrences.ts';
import { formatDayTime } from '../../../domain/media/formatDayTime.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { getPlanIcon } from '../labels/nodeLabels.ts';
import { useEditor, useEditorState } from '../state/EditorContext.ts';
import { isDeepEqual } from '../model/isDeepEqual.ts';
import { getChildrenOf } from '../model/mediaTree.ts';
import { toPercent, toStyle } from './ScheduleAxis.tsx';
import { ScheduleBlock } from './ScheduleBlock.tsx';
import { useHourDrag } from './useHourDrag.ts';

interface ScheduleRowProps {
  readonly lane: ScheduleLane;
  readonly gaps: readonly DaySpan[];
  readonly dayMs: number;
}

/**
 * The lane of a plan: its hours, when it plays in them, gaps, and conflicts as a bar under it. Each edit of a plan makes
 * new lanes for all; one that has the same hours and names as before is not rendered again.
 */
export const ScheduleRow = memo(({ lane, gaps, dayMs }: ScheduleRowProps) => {
  const { plan, spans, playing, conflicts } = lane;
  const editor = useEditor();
  const [trackRef, drag] = useHourDrag(plan.timeRange, range =>
    editor.setFields([plan.id], { timeRange: range }),
  );
  const scenes = useEditorState(({ history }) =>
    getChildrenOf(history.tree, plan.id, 'scene')
      .map(({ fields }) => fields.name)
      .join(', '),
  );
  return (
    <div className="media-lane">
      <button
        type="button"
        className="media-lane-name plain-button row min-w-0 gap-8 p-0 text-start"
        onClick={() => editor.reveal(plan.id)}
      >
        <Icon name={getPlanIcon(plan.type)} size={14} />
        <bdi className="truncate">{plan.name}</bdi>
      </button>
      <div ref={trackRef} className="media-track relative">
        {gaps.map(gap => (
          <span
            key={gap.from}
            className="absolute inset-y-0 rounded-1 border border-(--line-2) [background:repeating-linear-gradient(135deg,var(--line-2)_0_1px,transparent_1px_6px)]"
            style={toStyle(gap)}
          />
        ))}
        {(drag.pendingRange ? toSpans(drag.pendingRange) : spans).map((span, i) => (
          <ScheduleBlock
            // The same block has the focus while its hours change.
            key={i}
            {...{ plan, span, drag }}
            label={drag.pendingRange ? formatHours(drag.pendingRange) : scenes}
            isDragged={drag.pendingRange !== undefined}
            isPlaying={playing.some(each => each.from < span.to && span.from < each.to)}
          />
        ))}
        {playing.map(span => (
          <span
            key={span.from}
            className="media-playing top-auto! -bottom-1! h-3 rounded-[2px] bg-(--accent) forced-colors:bg-[Highlight]"
            style={toStyle(span)}
          />
        ))}
        {conflicts.map(span => (
          <span
            key={span.from}
            className="media-conflict border-b-4 border-b-(--major)"
            style={toStyle(span)}
          />
        ))}
        <span
          className="media-moment border-l border-l-(--text)"
          style={{ left: toPercent(dayMs) }}
          aria-hidden="true"
        />
      </div>
    </div>
  );
}, isDeepEqual);
ScheduleRow.displayName = 'ScheduleRow';

const formatHours = ({ timeBegin, timeEnd }: TimeRange) =>
  `${formatDayTime(toDayMs(timeBegin))}–${formatDayTime(toDayMs(timeEnd) || DAY_LENGTH_MS)}`;

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
