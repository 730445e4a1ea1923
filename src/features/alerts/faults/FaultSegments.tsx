import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { omitKey } from '../../../resources/conditions/omitKey.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { CONFIRMED_BY_SEGMENT, SEGMENTS, type Segment } from '../list/segments.ts';
import {
  FAULT_SEGMENTS,
  type FaultSegment,
  IS_ACTIVE_BY_SEGMENT,
  readFaultSegment,
} from './faultSegments.ts';

/** Chooses between all faults, the active and the recovered ones. A phone, which has no sidebar, has the alarms here. */
export const FaultSegments = () => {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return (
    <div className="alert-segments px-20 py-8 max-sm:px-13">
      {isPhone ? <AlarmLinks /> : <FaultStateSegments />}
    </div>
  );
};

const FaultStateSegments = () => {
  const translate = useTranslate();
  const list = useListContext();
  const filterValues = list.filterValues as FilterValues;
  const choose = (name: FaultSegment) => {
    const others = omitKey(filterValues, 'end_time');
    const empty = IS_ACTIVE_BY_SEGMENT[name];
    list.setFilters(empty === undefined ? others : { ...others, end_time: { empty } });
  };
  return (
    <SegmentedControl
      label={translate('alerts.faults.segments')}
      value={readFaultSegment(filterValues)}
      options={FAULT_SEGMENTS.map(name => ({
        name,
        label: translate(`alerts.faults.segment.${name}`),
      }))}
      onChange={choose}
    />
  );
};

const AlarmLinks = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <SegmentedControl
      label={translate('alerts.segments')}
      value="faults"
      options={[...SEGMENTS, 'faults' as const].map(name => ({
        name,
        label: translate(`alerts.segment.${name}`),
      }))}
      onChange={name => name !== 'faults' && void navigate(getAlarmPath(name))}
    />
  );
};

function getAlarmPath(name: Segment): string {
  const confirmed = CONFIRMED_BY_SEGMENT[name];
  if (confirmed === undefined) return paths.alarms;
  const filter = JSON.stringify({ confirmed: { eq: confirmed } });
  return `${paths.alarms}?${new URLSearchParams({ filter })}`;
}
