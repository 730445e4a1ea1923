import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { CONFIRMED_BY_SEGMENT, SEGMENTS, type Segment } from '../list/segments.ts';

/** On a phone, the way from the faults back to the alarms; elsewhere, the sidebar has both. */
export const FaultSegments = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  if (!isPhone) return null;
  const choose = (name: Segment | 'faults') => {
    if (name !== 'faults') void navigate(getAlarmPath(name));
  };
  return (
    <div className="alert-segments">
      <SegmentedControl
        label={translate('alerts.segments')}
        value="faults"
        options={[...SEGMENTS, 'faults' as const].map(name => ({
          name,
          label: translate(`alerts.segment.${name}`),
        }))}
        onChange={choose}
      />
    </div>
  );
};

function getAlarmPath(name: Segment): string {
  const confirmed = CONFIRMED_BY_SEGMENT[name];
  if (confirmed === undefined) return paths.alarms;
  const filter = JSON.stringify({ confirmed: { eq: confirmed } });
  return `${paths.alarms}?${new URLSearchParams({ filter })}`;
}
