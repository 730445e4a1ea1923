import { useLocaleState, useTranslate } from 'react-admin';

import { alerts } from '../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { ListedAlert } from '../ListedAlert.ts';
import { isMutedNow } from '../mutes/isMutedNow.ts';
import { AlertDurationField, AlertTimeField, formatMeasurement } from '../list/alertFields.tsx';

const alertFields: readonly FieldDescriptor[] = alerts.fields;

/** The properties of an alert in the order in which an operator needs them; absent ones are left out. */
const SOURCES = [
  'type',
  'detection',
  'threshold',
  'state',
  'update_time',
  'cleared_time',
  'duration',
  'acknowledged_by',
  'acknowledged_time',
  'domain_id',
  'model',
  'asset_id',
] as const;

const TIME_SOURCES: readonly string[] = ['update_time', 'cleared_time', 'acknowledged_time'];

export const AlertDetails = ({ alert }: { readonly alert: ListedAlert }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const fields = SOURCES.flatMap(source => alertFields.filter(field => field.source === source));
  return (
    <>
      {alert.muted && !isMutedNow(alert) && (
        <span>
          <Tag tone="line" icon="bellOff">
            {translate('alerts.muted')}
          </Tag>
        </span>
      )}
      <dl className="grid grid-cols-[1fr_1fr] gap-x-16 gap-y-8 text-13 [&_dd]:m-0 [&_dd]:wrap-anywhere">
        {fields.map(field =>
          alert[field.source] === undefined && field.source !== 'duration' ? null : (
            <div key={field.source}>
              <dt className="text-12 text-3">{text(field.label)}</dt>
              <dd>
                <AlertDetail field={field} alert={alert} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
};

interface AlertDetailProps {
  readonly field: FieldDescriptor;
  readonly alert: ListedAlert;
}

const AlertDetail = ({ field, alert }: AlertDetailProps) => {
  const [language] = useLocaleState();
  const value: unknown = alert[field.source];
  if (TIME_SOURCES.includes(field.source))
    return <AlertTimeField field={field} value={value} record={alert} />;
  if (field.source === 'duration')
    return <AlertDurationField field={field} value={value} record={alert} />;
  if (field.source === 'detection' || field.source === 'threshold')
    return <>{formatMeasurement(language, alert.type, value)}</>;
  // The name of the device is the title: here is its id, to be read over a radio.
  if (field.source === 'asset_id') return <>{alert.asset_id}</>;
  return <FieldValue field={field} record={alert} />;
};
