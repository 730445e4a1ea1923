import { useTranslate } from 'react-admin';

import { useMutes } from '../../../data/useMutes.ts';
import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { createNumberFormat } from '../../../domain/formatNumber.ts';
import type { FieldOfKind } from '../../../schema/field.ts';
import { getFieldRenderer } from '../../../resources/fields/FieldValue.tsx';
import { Ellipsis, EmptyValue } from '../../../resources/fields/Ellipsis.tsx';
import { EnumField } from '../../../resources/fields/enumFields.tsx';
import { DurationField } from '../../../resources/fields/numberFields.tsx';
import { MutedMark } from '../../../resources/fields/MutedMark.tsx';
import { RecordLink } from '../../../resources/show/RecordLink.tsx';
import type { FieldValueProps } from '../../../resources/descriptor/fieldComponents.ts';
import { useLocaleState } from 'react-admin';
import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { isMutedNow } from '../mutes/isMutedNow.ts';
import { RunningDuration } from './RunningDuration.tsx';

export const AlertTimeField = ({ value }: FieldValueProps) => {
  const zone = useSiteZone();
  const time = parseInstant(value, zone);
  return Number.isNaN(time) ? (
    <EmptyValue />
  ) : (
    <SiteTime time={time} formatText={formatWithSlashes} />
  );
};

/** The units of what is measured, by type; a type without one has no measured value. */
const UNITS: Readonly<Record<string, string>> = {
  overCurrent: 'A',
  overVoltage: 'V',
  underVoltage: 'V',
  overTemperature: '°C',
  tilt: '°',
  batteryLow: '%',
};

/** Returns the measured value or the threshold of an alert as a text with its unit. */
export function formatMeasurement(
  language: string,
  type: unknown,
  value: unknown,
): string | undefined {
  if (typeof value !== 'number') return undefined;
  const unit = typeof type === 'string' && Object.hasOwn(UNITS, type) ? UNITS[type] : undefined;
  const digits = createNumberFormat(language, { min: 0, max: 1 })(value);
  return unit === undefined ? digits : `${digits}${unit === '°' ? '' : '\u2009'}${unit}`;
}

export const MeasurementField = ({ value, record }: FieldValueProps) => {
  const [language] = useLocaleState();
  return <>{formatMeasurement(language, record['type'], value) ?? <EmptyValue />}</>;
};

/** The name of a device with its icon, and whether its alert is muted. */
export const AlertDeviceField = ({ value, record }: FieldValueProps) => {
  const { model } = record;
  return (
    <span className="row min-w-0 gap-6">
      {typeof model === 'string' && <Icon name={getDeviceIcon(model)} />}
      {typeof value === 'string' ? <Ellipsis>{value}</Ellipsis> : <EmptyValue />}
      {record['muted'] === true && <AlertMutedMark alert={record as ListedAlert} />}
    </span>
  );
};

/** A mark on a muted alert, with the time until which; of one that was cleared, and where that is not known, the bell alone. */
export const AlertMutedMark = ({ alert }: { readonly alert: ListedAlert }) => {
  const translate = useTranslate();
  const { data = [] } = useMutes(
    { assetId: alert.asset_id, domainId: alert.domain_id, type: alert.type },
    isMutedNow(alert),
  );
  if (isMutedNow(alert) && data.length > 0)
    return <MutedMark mutes={data.map(({ mute }) => mute)} isShort />;
  return (
    <span className="inline-row text-3" title={translate('alerts.muted')}>
      <Icon name="bellOff" size={14} />
      <span className="visually-hidden">{translate('alerts.muted')}</span>
    </span>
  );
};

/** The state; of a confirmed alert, whether it is active, and who has confirmed it. */
export const AlertStateField = (props: FieldValueProps) => {
  const translate = useTranslate();
  const { acknowledged_by: user, cleared_time: clearedTime } = props.record;
  if (typeof user !== 'string')
    return <EnumField {...(props as FieldValueProps<FieldOfKind<'enum'>>)} />;
  return (
    <span className="inline-row min-w-0 gap-6">
      {translate(`alerts.state.${clearedTime === undefined ? 'active' : 'cleared'}`)}{' '}
      <ConfirmedBy user={user} />
    </span>
  );
};

/** Whether it is confirmed, and by whom. */
export const ConfirmedField = (props: FieldValueProps) => {
  const user = props.record['acknowledged_by'];
  return typeof user === 'string' ? <ConfirmedBy user={user} /> : <DocumentField {...props} />;
};

const ConfirmedBy = ({ user }: { readonly user: string }) => {
  const translate = useTranslate();
  return (
    <span className="inline-row min-w-0 gap-4 text-2">
      <Icon name="check" size={14} />
      <span className="visually-hidden">{translate('alerts.confirmedBy')} </span>
      <Ellipsis>{user}</Ellipsis>
    </span>
  );
};

/** The id of a device, to be read over a radio: its name is next to it. */
export const AlertDeviceIdField = ({ value, record }: FieldValueProps) =>
  typeof value === 'string' || typeof value === 'number' ? (
    <RecordLink resource="assets" id={value} known={{ model: record['model'] }}>
      {String(value)}
    </RecordLink>
  ) : (
    <EmptyValue />
  );

/** How long it lasted, or has been active. */
export const AlertDurationField = (props: FieldValueProps) => {
  const { cleared_time: clearedTime, update_time: since } = props.record;
  return clearedTime === undefined && typeof since === 'string' ? (
    <RunningDuration since={since} />
  ) : (
    <DurationField {...(props as FieldValueProps<FieldOfKind<'duration'>>)} />
  );
};

/** The renderer of the document for a field. */
export const DocumentField = (props: FieldValueProps) => {
  const { Component: FieldComponent } = getFieldRenderer(props.field);
  return <FieldComponent {...props} />;
};
