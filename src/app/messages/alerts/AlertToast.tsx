import { useTranslate } from 'react-admin';

import { clipText } from '../../../domain/clipText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { ValueStore } from '../../../domain/createStore.ts';
import { useStore } from '../../../ui/useStore.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { openDialog } from '../../openDialogs.ts';
import { selectNotificationTab } from '../notificationTab.ts';
import { AlertActions } from './AlertActions.tsx';
import type { CentreAlert } from './CentreAlert.ts';
import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { useAlertText } from './useAlertText.ts';

/** A longer name is cut in the middle of a toast. */
const MAX_NAME_LENGTH = 300;

interface AlertToastProps {
  /** The alerts of one device and type, oldest first: equal ones are one toast. */
  readonly alerts: ValueStore<readonly CentreAlert[]>;
}

/** The content of a toast of alerts: device, type, model, time, and what to do. @see ALERT-01, ALERT-09 */
export const AlertToast = ({ alerts: store }: AlertToastProps) => {
  const translate = useTranslate();
  const format = useFormatNumber();
  const { getType, getModel } = useAlertText();
  const alerts = useStore(store);
  const latest = alerts.at(-1);
  if (!latest) return null;
  return (
    <div className="stack">
      <div className="truncate" title={clipText(latest.device.name, MAX_NAME_LENGTH)}>
        <bdi>{clipText(latest.device.name, MAX_NAME_LENGTH)}</bdi>
      </div>
      <div className="type-12 font-regular wrap-anywhere text-2">
        {getType(latest)} · {getModel(latest)} ·{' '}
        <span className="whitespace-nowrap">
          <SiteTime time={latest.time} formatText={formatWithSlashes} />
        </span>
        {alerts.length > 1 && ` · ${translate('messages.times', { count: format(alerts.length) })}`}
      </div>
      <AlertActions alerts={alerts} />
    </div>
  );
};

interface StormToastProps {
  /** The number of alerts since the storm started. */
  readonly count: ValueStore<number>;
}

/** One toast instead of those of a storm. @see ALERT-11 */
export const StormToast = ({ count: store }: StormToastProps) => {
  const translate = useTranslate();
  const showAlerts = () => {
    selectNotificationTab('alerts');
    openDialog('messages');
  };
  const format = useFormatNumber();
  const count = useStore(store);
  return (
    <div className="stack">
      <div>{translate('messages.storm', { smart_count: count, count: format(count) })}</div>
      <div className="type-12 font-regular text-2">{translate('messages.storm.hint')}</div>
      <div className="message-actions row mt-8 gap-8">
        <ActionButton size="small" onClick={showAlerts}>
          {translate('messages.storm.show')}
        </ActionButton>
      </div>
    </div>
  );
};
