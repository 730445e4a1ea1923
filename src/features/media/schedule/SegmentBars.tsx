import type { ScheduleSegment } from '../../../domain/media/buildDaySchedule.ts';
import { toStyle } from './ScheduleAxis.tsx';
import { useDescribeSegments } from './useDescribeSegments.ts';

interface SegmentBarsProps {
  readonly segments: readonly ScheduleSegment[];
  readonly hasNames?: boolean;
}

/** What plays in each part of a day, coloured by the type that decides. */
export const SegmentBars = ({ segments, hasNames = false }: SegmentBarsProps) => {
  const describeSegments = useDescribeSegments();
  return segments.map(segment => {
    const { reason, plan, conflicts } = segment.decision;
    return (
      <span
        key={segment.from}
        className={
          reason === 'gap'
            ? 'absolute inset-y-0 rounded-1 border border-(--line-2) [background:repeating-linear-gradient(135deg,var(--line-2)_0_1px,transparent_1px_6px)]'
            : `media-block row cursor-default! px-4! media-block-${reason}`
        }
        data-conflict={conflicts.length > 0 || undefined}
        style={toStyle(segment)}
        {...(hasNames && { title: describeSegments([segment])[0] })}
      >
        {hasNames && <bdi className="truncate">{plan?.name}</bdi>}
      </span>
    );
  });
};
