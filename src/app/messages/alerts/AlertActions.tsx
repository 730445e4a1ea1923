import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { CRITICAL_LEVEL } from '../../../domain/severityByLevel.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { shellPaths } from '../../shellPaths.ts';
import { useShellLinks } from '../../useShellLinks.ts';
import type { CentreAlert } from './CentreAlert.ts';
import { getWorstLevel } from './alertLevel.ts';
import { useConfirmAlerts } from './useConfirmAlerts.ts';

interface AlertActionsProps {
  /** Alerts with the same actions: of one row or one toast. */
  readonly alerts: readonly CentreAlert[];
  readonly children?: ReactNode;
}

/** The actions of alerts: to confirm them, and to show the device on the map. */
export const AlertActions = ({ alerts, children }: AlertActionsProps) => {
  const translate = useTranslate();
  const { confirm, isPending, isAvailable, disabledReason } = useConfirmAlerts(alerts);
  const formatNumber = useFormatNumber();
  const count = alerts.length;
  return (
    <div className="message-actions row mt-8 gap-8">
      {isAvailable && (
        <ActionButton
          size="small"
          kind={getWorstLevel(alerts) === CRITICAL_LEVEL ? 'primary' : 'default'}
          isPending={isPending}
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason ?? ''}
          onClick={confirm}
        >
          {count === 1
            ? translate('messages.confirm')
            : translate('messages.confirm.count', { count: formatNumber(count) })}
        </ActionButton>
      )}
      <ShowOnMapButton alert={alerts[0]} />
      {children}
    </div>
  );
};

/** Opens the map with the device of an alert; rendered once, though its group grows. @see ALERT-03 */
const ShowOnMapButton = memo(({ alert }: { readonly alert: CentreAlert | undefined }) => {
  const translate = useTranslate();
  const { map } = useShellLinks();
  const isAllowed = map === shellPaths.map;
  if (!alert) return null;
  const { id, model } = alert.device;
  return (
    <ActionButton
      size="small"
      startIcon={<Icon name="map" size={16} />}
      {...(isAllowed
        ? { to: `${map}?${new URLSearchParams({ id, model })}` }
        : { disabled: true, disabledReason: translate('messages.map.denied') })}
    >
      {translate('messages.onMap')}
    </ActionButton>
  );
});
ShowOnMapButton.displayName = 'ShowOnMapButton';
