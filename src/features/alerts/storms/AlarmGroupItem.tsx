import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { alerts } from '../../../generated/core/resources.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import { useDeviceCounts } from '../../../resources/fields/useDeviceCounts.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { alertRows } from '../list/alertRows.ts';
import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { severityByLevel } from '../../../domain/severityByLevel.ts';
import { AlarmGroupButtons } from './AlarmGroupButtons.tsx';
import { AlarmGroupRows } from './AlarmGroupRows.tsx';
import type { AlarmGroupProps } from './AlarmGroupProps.ts';
import { type AlarmGroup, getGroupFilter } from './groupAlarms.ts';

const alertFields: readonly FieldDescriptor[] = alerts.fields;
const findField = (source: string) => alertFields.filter(field => field.source === source);
const [levelFields = [], typeFields = [], domainFields = []] = [
  ...['level', 'type', 'domain_id'].map(findField),
];

/** The alarms of a group as a line, which opens. Once they are confirmed they stay one line, without their button. */
export const AlarmGroupItem = ({ group, filter }: AlarmGroupProps) => {
  const [isOpen, setOpen] = useState(false);
  const { latest, worstLevel } = group;
  const title = useGroupTitle(group);
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return (
    <li
      className={`${isPhone ? 'alert-card card grid border-l-4 border-l-(--info) p-12' : 'px-20 py-4'} message-${severityByLevel[worstLevel]}`}
    >
      <div className={isPhone ? undefined : 'row justify-between gap-12'}>
        <div className="cluster gap-12">
          <button
            type="button"
            className="plain-button inline-row gap-6"
            aria-expanded={isOpen}
            ref={alertRows.createRef(latest)}
            data-alarm-group=""
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'down' : 'right'} size={14} />
            {levelFields.map(field => (
              <FieldValue
                key={field.source}
                field={field}
                record={{ ...latest, level: worstLevel }}
              />
            ))}
            <b className="font-semibold">{title}</b>
          </button>
          {[...typeFields, ...domainFields].map(field => (
            <FieldValue key={field.source} field={field} record={latest} />
          ))}
          <LatestTime time={latest.update_time} />
        </div>
        <AlarmGroupButtons {...{ group, filter, isPhone }} />
      </div>
      {isOpen && <AlarmGroupRows filter={{ ...filter, ...getGroupFilter(group) }} title={title} />}
    </li>
  );
};

/** "12 lamps" where each has one alarm, else "14 alerts". */
function useGroupTitle({ count, models }: AlarmGroup): string {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const countDevices = useDeviceCounts();
  return models?.length === count
    ? countDevices(models)
    : translate('alerts.group', { count: formatNumber(count) });
}

const LatestTime = ({ time }: { readonly time: string }) => {
  const translate = useTranslate();
  return (
    <span className="type-12 whitespace-nowrap text-2">
      {translate('alerts.group.latest')} <SiteTime time={time} formatText={formatWithSlashes} />
    </span>
  );
};
