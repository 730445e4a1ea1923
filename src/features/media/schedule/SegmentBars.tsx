import { useTranslate } from 'react-admin';

import type { ScheduleSegment } from '../../../domain/media/buildDaySchedule.ts';
import { formatDayTime } from '../../../domain/media/formatDayTime.ts';
import { toStyle } from './ScheduleAxis.tsx';

interface SegmentBarsProps {
  readonly segments: readonly ScheduleSegment[];
  readonly hasNames?: boolean;
}

/** What plays in each part of a day, coloured by the type that decides. */
export const SegmentBars = ({ segments, hasNames = false }: SegmentBarsProps) => {
  const translate = useTranslate();
  return segments.map(({ from, to, decision: { reason, plan, conflicts } }) => (
    <span
      key={from}
      className={reason === 'gap' ? 'media-gap' : `media-block media-block-${reason}`}
      data-conflict={conflicts.length > 0 || undefined}
      style={toStyle({ from, to })}
      {...(hasNames && {
        title: `${formatDayTime(from)}–${formatDayTime(to)} ${plan?.name ?? translate('media.plays.gap')}`,
      })}
    >
      {hasNames && <bdi className="truncate">{plan?.name}</bdi>}
    </span>
  ));
};
