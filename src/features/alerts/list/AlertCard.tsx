import { useLocaleState, useTranslate } from 'react-admin';

import { alerts } from '../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { Ellipsis } from '../../../resources/fields/Ellipsis.tsx';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { RowCheckbox } from '../../../resources/list/RowCheckbox.tsx';
import type { ListedAlert } from '../ListedAlert.ts';
import { useAlertActions } from '../useAlertActions.ts';
import { AlertName } from './AlertName.tsx';
import { AlertStateField, AlertMutedMark, formatMeasurement } from './alertFields.tsx';
import { CRITICAL_LEVEL, severityByLevel } from '../../../domain/severityByLevel.ts';

const alertFields: readonly FieldDescriptor[] = alerts.fields;
const levelField = alertFields.find(({ source }) => source === 'level');
const typeField = alertFields.find(({ source }) => source === 'type');
const stateField = alertFields.find(({ source }) => source === 'state');

/** An alert on a phone: what, where and since when, with two buttons of a thumb's size. */
export const AlertCard = ({ alert }: { readonly alert: ListedAlert }) => {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const { confirm, map, isConfirming } = useAlertActions(alert);
  const measured = formatMeasurement(language, alert.type, alert.detection);
  const limit = formatMeasurement(language, alert.type, alert.threshold);
  return (
    <li
      className={`alert-card card grid border-l-4 border-l-(--info) p-12 message-${severityByLevel[alert.level]}`}
    >
      <div className="row justify-between gap-8">
        <span className="row gap-8">
          <RowCheckbox record={alert} />
          {levelField && <FieldValue field={levelField} record={alert} />}
          {alert.muted && <AlertMutedMark alert={alert} />}
        </span>
        <span className="type-12 whitespace-nowrap text-2">
          <SiteTime
            time={alert.update_time}
            formatText={text => formatWithSlashes(text).slice(5)}
          />
          {' · '}
          <RelativeTime time={alert.update_time} />
        </span>
      </div>
      <AlertName alert={alert}>
        <span className="row type-16 min-w-0 gap-8 font-semibold">
          <Icon name={getDeviceIcon(alert.model)} size={18} />
          <Ellipsis>{alert.asset_name}</Ellipsis>
        </span>
      </AlertName>
      <div className="text-13 text-2">
        {typeField && <FieldValue field={typeField} record={alert} />}
        {measured !== undefined && limit !== undefined && (
          <> · {translate('alerts.measured', { measured, limit })}</>
        )}
      </div>
      <div className="text-13 text-2">
        {stateField && <AlertStateField field={stateField} value={alert.state} record={alert} />}
      </div>
      <div className="mt-10 grid grid-cols-[1fr_1fr] gap-8">
        <ActionButton
          kind={alert.level === CRITICAL_LEVEL ? 'primary' : 'default'}
          isPending={isConfirming}
          disabled={confirm.disabledReason !== undefined}
          disabledReason={confirm.disabledReason ?? ''}
          onClick={confirm.onPick}
        >
          {confirm.label}
        </ActionButton>
        <ActionButton
          startIcon={<Icon name="map" />}
          disabled={map.disabledReason !== undefined}
          disabledReason={map.disabledReason ?? ''}
          onClick={map.onPick}
        >
          {translate('alerts.onMap')}
        </ActionButton>
      </div>
    </li>
  );
};
