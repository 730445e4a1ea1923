import { useListContext, useTranslate } from 'react-admin';

import { omitKey } from '../../../resources/conditions/omitKey.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';

const SEGMENTS = ['all', 'unconfirmed', 'confirmed'] as const;
type Segment = (typeof SEGMENTS)[number];

const CONFIRMED: Readonly<Record<Segment, boolean | undefined>> = {
  all: undefined,
  unconfirmed: false,
  confirmed: true,
};

/** Chooses between all alarms, the unconfirmed and the confirmed ones: the filter `confirmed` of the list. */
export const StateSegments = () => {
  const translate = useTranslate();
  const list = useListContext();
  const filterValues = list.filterValues as FilterValues;
  const value = readConfirmed(filterValues);
  const segment = SEGMENTS.find(name => CONFIRMED[name] === value) ?? 'all';
  const choose = (name: Segment) => {
    const others = omitKey(filterValues, 'confirmed');
    const confirmed = CONFIRMED[name];
    list.setFilters(confirmed === undefined ? others : { ...others, confirmed: { eq: confirmed } });
  };
  return (
    <div className="alert-segments">
      <SegmentedControl
        label={translate('alerts.segments')}
        value={segment}
        options={SEGMENTS.map(name => ({ name, label: translate(`alerts.segment.${name}`) }))}
        onChange={choose}
      />
    </div>
  );
};

/** Reads the filter, which may have come from a URL as a text. */
function readConfirmed({ confirmed }: FilterValues): boolean | undefined {
  const value =
    typeof confirmed === 'object' && confirmed !== null && 'eq' in confirmed
      ? confirmed.eq
      : confirmed;
  return value === undefined ? undefined : value === true || value === 'true';
}
