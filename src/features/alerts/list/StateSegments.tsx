import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { omitKey } from '../../../resources/conditions/omitKey.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { CONFIRMED_BY_SEGMENT, readConfirmed, SEGMENTS, type Segment } from './segments.ts';

/**
 * Chooses between all alarms, the unconfirmed and the confirmed ones: the filter `confirmed` of the list. A phone, which
 * has no sidebar, also has the faults here.
 */
export const StateSegments = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const list = useListContext();
  const filterValues = list.filterValues as FilterValues;
  const value = readConfirmed(filterValues);
  const segment = SEGMENTS.find(name => CONFIRMED_BY_SEGMENT[name] === value) ?? 'all';
  const choose = (name: Segment | 'faults') => {
    if (name === 'faults') {
      void navigate(paths.faults);
      return;
    }
    const others = omitKey(filterValues, 'confirmed');
    const confirmed = CONFIRMED_BY_SEGMENT[name];
    list.setFilters(confirmed === undefined ? others : { ...others, confirmed: { eq: confirmed } });
  };
  return (
    <div className="alert-segments px-20 py-8 max-sm:px-13">
      <SegmentedControl
        label={translate('alerts.segments')}
        value={segment}
        options={[...SEGMENTS, ...(isPhone ? (['faults'] as const) : [])].map(name => ({
          name,
          label: translate(`alerts.segment.${name}`),
        }))}
        onChange={choose}
      />
    </div>
  );
};
