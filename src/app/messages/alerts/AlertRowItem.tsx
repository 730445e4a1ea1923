import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { formatDateTime } from '../../../domain/formatDateTime.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import { severityByLevel } from '../../../domain/severityByLevel.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { useDeviceCounts } from '../../../resources/fields/useDeviceCounts.ts';
import { AlertActions } from './AlertActions.tsx';
import type { AlertRow, CentreAlert } from './CentreAlert.ts';
import { getWorstLevel } from './alertLevel.ts';
import { alertStore } from './alertStore.ts';
import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { useAlertText } from './useAlertText.ts';

interface AlertRowItemProps {
  readonly row: AlertRow;
  /** The name of the domain of a group. */
  readonly street: string;
  /** The path of the list of a group; undefined where the user has none. */
  readonly listPath: string | undefined;
  readonly position: number;
  readonly count: number;
}

/** One alert: severity, device, type and time, with its actions; or those of one type and street. */
export const AlertRowItem = ({ position, count, ...content }: AlertRowItemProps) => (
  <li
    className={`message message-alert message-${severityByLevel[getWorstLevel(content.row.alerts)]}`}
    aria-setsize={count}
    aria-posinset={position}
  >
    <AlertRowContent {...content} alertCount={content.row.alerts.length} />
  </li>
);

interface AlertRowContentProps extends Omit<AlertRowItemProps, 'position' | 'count'> {
  /** A group grows in place: this number changes with it. */
  readonly alertCount: number;
}

/** In a storm, the rows are rendered four times a second: those that have not changed are not. */
const AlertRowContent = memo(({ row, street, listPath, alertCount }: AlertRowContentProps) => {
  const translate = useTranslate();
  const { getName, getLevel, getType } = useAlertText();
  const countDevices = useDeviceCounts();
  const { alerts } = row;
  const latest = alerts.at(-1);
  if (!latest) return null;
  const level = getWorstLevel(alerts);
  const isGroup = alertCount > 1;
  const title = isGroup
    ? translate('messages.group.title', { devices: countDevices(getModels(alerts)), street })
    : getName(latest);
  return (
    <>
      <StateGlyph state={severityByLevel[level]} size={16} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-12 [&_time]:flex-none [&_time]:text-12 [&_time]:leading-12 [&_time]:text-3">
          <b className="truncate font-semibold" title={title}>
            <bdi>{title}</bdi>
          </b>
          <span className="whitespace-nowrap">
            <SiteTime time={latest.time} formatText={formatWithSlashes} />
          </span>
        </div>
        <div className="message-text truncate text-2">
          {getLevel({ level })} · {getType(latest)}
          {isGroup && <GroupNote alerts={alerts} />}
        </div>
        <AlertActions alerts={alerts}>
          {isGroup && listPath && <Link to={listPath}>{translate('messages.group.list')}</Link>}
        </AlertActions>
      </div>
      <IconButton
        size="small"
        className="-mt-2 -mr-4 mb-0 -ml-8"
        aria-label={translate('messages.dismiss')}
        onClick={() => alertStore.dismiss(alerts.map(({ id }) => id))}
      >
        <Icon name="close" size={15} />
      </IconButton>
    </>
  );
});
AlertRowContent.displayName = 'AlertRowContent';

/** Returns the models of the devices of alerts, each device once: a storm has a hundred thousand alerts of few devices. */
function getModels(alerts: readonly CentreAlert[]): readonly string[] {
  const devices = new Set<CentreAlert['device']>();
  for (const { device } of alerts) devices.add(device);
  return Array.from(devices, ({ model }) => model);
}

/** The number of alerts of a group, and how long it took. */
const GroupNote = ({ alerts }: { readonly alerts: readonly CentreAlert[] }) => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const formatNumber = useFormatNumber();
  const counts = { smart_count: alerts.length, count: formatNumber(alerts.length) };
  const times = [alerts[0], alerts.at(-1)]
    .map(alert => parseInstant(alert?.time, zone))
    .filter(time => Number.isFinite(time));
  const [from = 0, to = 0] = times.toSorted((one, other) => one - other);
  const note =
    to - from < MINUTE_MS
      ? translate('messages.group.count', counts)
      : translate('messages.group.since', {
          ...counts,
          time: formatDateTime(new Date(from), zone)?.slice(11, 16) ?? '',
        });
  return <> · {note}</>;
};
