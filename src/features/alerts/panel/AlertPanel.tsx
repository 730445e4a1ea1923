import { useEffect } from 'react';
import { useGetOne, useTranslate } from 'react-admin';

import { alerts, assets } from '../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useStore } from '../../../ui/useStore.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import type { ListedAlert } from '../ListedAlert.ts';
import { useAlertActions } from '../useAlertActions.ts';
import { openAlert } from '../list/openAlert.ts';
import { AlertMutes } from '../mutes/AlertMutes.tsx';
import { isMutedNow } from '../mutes/isMutedNow.ts';
import { AlertDetails } from './AlertDetails.tsx';
import { AlertHistory } from './AlertHistory.tsx';
import { AlertLocation } from './AlertLocation.tsx';
import { LastValues } from './LastValues.tsx';

const close = () => openAlert.set(undefined);
const alertFields: readonly FieldDescriptor[] = alerts.fields;
const levelField = alertFields.find(({ source }) => source === 'level');

/** The alert next to its list: its subject, its device now, its history and others nearby. */
export const AlertPanel = () => {
  const alert = useStore(openAlert);
  // Another list, or the end of this one, closes it.
  useEffect(() => close, []);
  return alert ? <AlertPanelContent key={alert.id} alert={alert} /> : null;
};

const AlertPanelContent = ({ alert: listed }: { readonly alert: ListedAlert }) => {
  const translate = useTranslate();
  // Confirmed, cleared or muted since it was opened.
  const { data: alert = listed } = useGetOne<ListedAlert>(
    'alerts',
    { id: listed.id },
    { initialData: listed, staleTime: 0 },
  );
  return (
    <SidePanel
      title={alert.asset_name}
      titleNote={levelField && <FieldValue field={levelField} record={alert} />}
      footer={<AlertLinks alert={alert} />}
      onClose={close}
    >
      <div className="alert-panel grid gap-16 px-20 pt-8 pb-20 [&_h3]:mx-0 [&_h3]:mt-0 [&_h3]:mb-6">
        <AlertDetails alert={alert} />
        {isMutedNow(alert) && <AlertMutes alert={alert} />}
        <AlertButtons alert={alert} />
        <LastValues assetId={alert.asset_id} />
        <AlertLocation alert={alert} />
        <AlertHistory
          title={translate('alerts.history')}
          emptyLabel={translate('alerts.history.none')}
          filter={{ asset_id: { inq: [alert.asset_id] }, type: { inq: [alert.type] } }}
          excludedId={alert.id}
        />
      </div>
    </SidePanel>
  );
};

const AlertButtons = ({ alert }: { readonly alert: ListedAlert }) => {
  const { confirm, mute, map, isConfirming } = useAlertActions(alert);
  return (
    <div className="flex flex-wrap gap-8">
      {[confirm, mute, map].map(action => (
        <ActionButton
          key={action.id}
          kind={action.primary && !action.isUnavailable ? 'primary' : 'default'}
          startIcon={action.icon && <Icon name={action.icon} />}
          isPending={action === confirm && isConfirming}
          disabled={action.disabledReason !== undefined}
          disabledReason={action.disabledReason ?? ''}
          onClick={action.onPick}
        >
          {action.label}
        </ActionButton>
      ))}
    </div>
  );
};

const AlertLinks = ({ alert }: { readonly alert: ListedAlert }) => {
  const translate = useTranslate();
  const routes = useResourceRoutes();
  return (
    <>
      <ActionButton
        kind="auxiliary"
        to={routes.showUnfiltered(assets, alert.asset_id, { model: alert.model })}
      >
        {translate('alerts.openDevice')}
      </ActionButton>
      <ActionButton kind="auxiliary" to={routes.show(alerts, alert.id)}>
        {translate('alerts.openPage')}
      </ActionButton>
    </>
  );
};
