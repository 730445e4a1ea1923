import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';

import { isNotFound } from '../../domain/errorStatus.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import { useNotifyError } from '../../resources/failures/useNotifyError.tsx';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type AlarmSeverity, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { shellPaths } from '../shellPaths.ts';
import { useShellLinks } from '../useShellLinks.ts';
import type { AlertRecord } from './AlertRecord.ts';
import { getConfirmAlertOperation, getAlertFieldLabel } from './alertDescriptors.ts';

const severityByLevel: Readonly<Record<AlertRecord['level'], AlarmSeverity>> = {
  1: 'critical',
  2: 'major',
  3: 'minor',
  4: 'info',
};

/** Formats the times of alerts as designed. */
const formatWithSlashes = (dateText: string) => dateText.replaceAll('-', '/');

/** One alert: severity, type, device and time, with its acknowledgement and a link to its location. */
export const AlertItem = ({ alert }: { readonly alert: AlertRecord }) => {
  const text = useLocalizedText();
  const severity = severityByLevel[alert.level];
  return (
    <li className={`message message-${severity}`}>
      <StateGlyph state={severity} size={16} />
      <div className="fill">
        <div className="message-line items-baseline flex gap-12 spread">
          <b className="semibold shrink break-anywhere">{alert.asset_name}</b>
          <span>
            <SiteTime time={Date.parse(alert.update_time)} formatText={formatWithSlashes} />
          </span>
        </div>
        <div className="message-text text-2 break-anywhere">
          {text(getAlertFieldLabel('level', alert.level))} ·{' '}
          {text(getAlertFieldLabel('type', alert.type))}
        </div>
        <AlertActions alert={alert} />
      </div>
    </li>
  );
};

const AlertActions = ({ alert }: { readonly alert: AlertRecord }) => {
  const translate = useTranslate();
  const { map } = useShellLinks();
  const operation = getConfirmAlertOperation();
  const mapParams = new URLSearchParams({ id: alert.asset_id, model: alert.model });
  return (
    <div className="message-actions mt-8 wrap gap-8">
      {operation && <AcknowledgeButton {...{ alert, operation }} />}
      {map === shellPaths.map && (
        <ActionButton to={`${map}?${mapParams}`} startIcon={<Icon name="map" />}>
          {translate('messages.onMap')}
        </ActionButton>
      )}
    </div>
  );
};

interface AcknowledgeProps {
  readonly alert: AlertRecord;
  readonly operation: OperationDescriptor;
}

const AcknowledgeButton = (props: AcknowledgeProps) => {
  const { alert, operation } = props;
  const translate = useTranslate();
  const disabledReason = useDenialReason('alerts', [operation])(operation);
  const acknowledge = useAcknowledgeAlert(props);
  return (
    <ActionButton
      kind={alert.level === 1 ? 'primary' : 'default'}
      isPending={acknowledge.isPending}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason ?? ''}
      onClick={() => acknowledge.mutate()}
    >
      {translate('messages.confirm')}
    </ActionButton>
  );
};

/** Acknowledges an alert. One that the platform no longer has is removed here too. @see ALERT-02 */
function useAcknowledgeAlert({ alert: { id, asset_name: name }, operation }: AcknowledgeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const runAction = useResourceMutation('alerts');
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: () => runAction(provider => provider.call(operation, { path: { id } })),
    onSuccess: () => notify('messages.confirmed', { type: 'success', messageArgs: { name } }),
    onError: error => {
      notifyError(translate('messages.confirm.of', { name }), error);
      if (isNotFound(error)) void runAction(async () => Promise.resolve());
    },
  });
}
