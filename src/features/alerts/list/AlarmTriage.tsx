import { useNotify, useTranslate } from 'react-admin';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';

import { operation as confirmAlert } from '../../../generated/core/operations/confirmAlert.ts';
import { alerts } from '../../../generated/core/resources.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { MapPathContext } from '../../../resources/record/MapPathContext.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { useConfirmAlert } from '../useConfirmAlert.ts';
import { useAlarmKeys } from './useAlarmKeys.ts';

/** Handles the keys of the list; a key whose action is not available shows the reason. */
export const AlarmTriage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const confirmation = useConfirmAlert();
  const getDenial = useDenialReason('alerts', [confirmAlert]);
  const getMapPath = useContext(MapPathContext);
  const confirm = (alert: ListedAlert) => {
    const reason =
      getDenial(confirmAlert) ??
      (alert.confirmed ? translate('alerts.alreadyConfirmed') : undefined);
    if (reason !== undefined) notify(reason, { type: 'info' });
    else if (!confirmation.isPending) confirmation.mutate(alert);
  };
  const showMap = (alert: ListedAlert) => {
    const path = getMapPath?.(alerts, alert);
    if (path === undefined) notify('alerts.noMap', { type: 'info' });
    else void navigate(path);
  };
  useAlarmKeys({ onConfirm: confirm, onShowMap: showMap });
  return null;
};
