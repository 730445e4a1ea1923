import { useTranslate } from 'react-admin';

import { operation as confirmAlert } from '../../generated/core/operations/confirmAlert.ts';
import { operation as createMute } from '../../generated/core/operations/createMute.ts';
import { alerts } from '../../generated/core/resources.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import type { RecordAction } from '../../resources/record/RecordAction.ts';
import { useMapAction } from '../../resources/record/useMapAction.ts';
import type { ListedAlert } from './ListedAlert.ts';
import { openAlert } from './list/openAlert.ts';
import { isMutedNow } from './mutes/isMutedNow.ts';
import { muteTarget } from './mutes/muteTarget.ts';
import { useConfirmAlert } from './useConfirmAlert.ts';

/** The actions of an alert: confirm, mute, show on the map. @see ALERT-03 */
export interface AlertRecordActions {
  readonly confirm: RecordAction;
  readonly mute: RecordAction;
  /** Of a muted alert: shows its mutes, each of which can be ended. */
  readonly showMutes?: RecordAction;
  /** Disabled with the reason for a user without the map. */
  readonly map: RecordAction;
  readonly isConfirming: boolean;
}

export function useAlertActions(alert: ListedAlert): AlertRecordActions {
  const translate = useTranslate();
  const getDenial = useDenialReason('alerts', [confirmAlert]);
  const getMuteDenial = useDenialReason('mutes', [createMute]);
  const confirmation = useConfirmAlert();
  const [map] = useMapAction(alerts, alert);
  return {
    isConfirming: confirmation.isPending,
    confirm: {
      id: confirmAlert.id,
      label: translate('alerts.confirm'),
      icon: 'check',
      primary: true,
      isUnavailable: alert.confirmed,
      disabledReason:
        getDenial(confirmAlert) ??
        (alert.confirmed ? translate('alerts.alreadyConfirmed') : undefined),
      onPick: () => confirmation.mutate(alert),
    },
    mute: {
      id: createMute.id,
      label: translate('alerts.mute'),
      icon: 'bellOff',
      disabledReason: getMuteDenial(createMute),
      onPick: () => muteTarget.set(alert),
    },
    ...(isMutedNow(alert) && {
      showMutes: {
        id: 'showMutes',
        label: translate('alerts.muted.show'),
        icon: 'bellOff',
        onPick: () => openAlert.set(alert),
      },
    }),
    map: map ?? {
      id: 'showOnMap',
      label: translate('record.showOnMap'),
      icon: 'map',
      disabledReason: translate('alerts.noMap'),
      onPick: () => undefined,
    },
  };
}
