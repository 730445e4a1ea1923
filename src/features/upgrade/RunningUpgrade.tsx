import './firmware.css';

import { useTranslate } from 'react-admin';

import { operation as cancelOperation } from '../../generated/core/operations/cancelUpgrade.ts';
import { upgradeLogs } from '../../generated/core/resources.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import { useOperationDialog } from '../../resources/record/useOperationDialog.tsx';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { isUpgradePlanned } from '../../domain/upgrade.ts';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { UpgradeProgressBar } from './UpgradeProgressBar.tsx';
import { UpgradeState } from './UpgradeState.tsx';
import type { UpgradeLog } from './UpgradeLog.ts';
import { useCurrentTime } from './useCurrentTime.ts';

const cancelUpgrade: OperationDescriptor = cancelOperation;
const OPERATIONS = [cancelUpgrade];

/** The current upgrade: its progress, and its cancellation. */
export const RunningUpgrade = ({ upgrade }: { readonly upgrade: UpgradeLog }) => {
  const translate = useTranslate();
  const disabledReason = useDenialReason('upgradeLogs', OPERATIONS)(cancelUpgrade);
  const now = useCurrentTime();
  const zone = useSiteZone();
  const { start, dialog } = useOperationDialog(upgradeLogs, upgrade);
  const { toVersion: version, progress } = upgrade;
  const title =
    version === undefined
      ? translate('firmware.running.unversioned')
      : translate('firmware.running', { version });
  return (
    <div className="running cluster mt-12 gap-x-16 gap-y-8 rounded-2 border border-(--line) px-14 py-12">
      <div className="type-13 flex flex-wrap gap-x-12 gap-y-4 font-medium">
        <span>{title}</span>
        <UpgradeState upgrade={upgrade} />
        {isUpgradePlanned(upgrade, now, zone) && <SiteTime time={String(upgrade.exec_time)} />}
      </div>
      <UpgradeProgressBar percent={progress} label={title} isActive />
      <ActionButton
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={() => start(cancelUpgrade)}
      >
        {translate('firmware.cancel')}
      </ActionButton>
      {dialog}
    </div>
  );
};
