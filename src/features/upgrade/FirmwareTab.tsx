import './firmware.css';

import { type Identifier, type RaRecord, useGetList, useTranslate } from 'react-admin';

import { compareVersions, isUpgradePending } from '../../domain/upgrade.ts';
import { operation as startUpgradeOperation } from '../../generated/core/operations/startUpgrade.ts';
import { assets } from '../../generated/core/resources.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import { useOperationDialog } from '../../resources/record/useOperationDialog.tsx';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { DeviceQueryStates } from '../../resources/failures/DeviceQueryStates.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { RunningUpgrade } from './RunningUpgrade.tsx';
import { UpgradeHistory } from './UpgradeHistory.tsx';
import type { UpgradeLog } from './UpgradeLog.ts';
import { useInstalledVersion } from './useInstalledVersion.ts';
import { useUpgradePackages } from './useUpgradePackages.ts';

/** Polling interval in milliseconds: during an upgrade, and otherwise. */
const ACTIVE_POLL_INTERVAL_MS = 3_000;
const IDLE_POLL_INTERVAL_MS = 30_000;

const HISTORY_PAGE_SIZE = 10;

const startUpgrade: OperationDescriptor = startUpgradeOperation;
const OPERATIONS = [startUpgrade];

interface FirmwareTabProps {
  readonly asset: RaRecord;
}

/** The firmware of one device: installed version, available packages, current upgrade, and history. @see DEVICE-05 */
export default function FirmwareTab({ asset }: FirmwareTabProps) {
  const translate = useTranslate();
  const firmware = useInstalledVersion(asset.id);
  const upgradeLogs = useGetList<UpgradeLog>(
    'upgradeLogs',
    {
      filter: { asset_id: { eq: asset.id } },
      sort: { field: 'begin_time', order: 'DESC' },
      pagination: { page: 1, perPage: HISTORY_PAGE_SIZE },
    },
    {
      refetchInterval: ({ state }) =>
        state.data?.data.some(isUpgradePending) ? ACTIVE_POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS,
    },
  );
  const runningUpgrade = upgradeLogs.data?.find(isUpgradePending);
  return (
    <div className="grid gap-16">
      <TitledCard
        title={translate('firmware.title')}
        actions={<UpgradeButton asset={asset} isRunning={runningUpgrade !== undefined} />}
      >
        <FirmwareVersion asset={asset} firmware={firmware} />
        {runningUpgrade && <RunningUpgrade upgrade={runningUpgrade} />}
      </TitledCard>
      <TitledCard
        title={translate('firmware.history')}
        titleNote={upgradeLogs.total}
        actions={
          <ActionButton kind="auxiliary" to={getUpgradeLogPath(asset.id)}>
            {translate('firmware.history.all')}
          </ActionButton>
        }
      >
        <DeviceQueryStates
          data={upgradeLogs.data}
          error={upgradeLogs.data ? null : upgradeLogs.error}
          isReading={upgradeLogs.isPending}
          onRetry={upgradeLogs.refetch}
          skeletonRows={3}
          empty={<EmptyState kind="nothing" title={translate('firmware.history.none')} />}
        >
          {upgrades => <UpgradeHistory upgrades={upgrades} />}
        </DeviceQueryStates>
      </TitledCard>
    </div>
  );
}

/** Returns the path of the upgrade log, filtered by device. */
const getUpgradeLogPath = (id: Identifier) =>
  `/systemOperation/log/upgradeLog?filter=${encodeURIComponent(JSON.stringify({ asset_id: { eq: id } }))}`;

const FirmwareVersion = ({
  asset,
  firmware: installed,
}: FirmwareTabProps & { readonly firmware: string | undefined }) => {
  const translate = useTranslate();
  const { data: packages } = useUpgradePackages([String(asset['model'])]);
  const newestVersion = packages?.[0]?.version;
  const isNewer =
    newestVersion !== undefined &&
    (installed === undefined || compareVersions(newestVersion, installed) > 0);
  return (
    <p className="cluster type-13 gap-x-12 gap-y-8">
      <span className="text-2">{translate('firmware.version')}</span>
      <b className="type-20 font-semibold">{installed ?? translate('firmware.unknown')}</b>
      {isNewer && (
        <Tag tone="petrol">{translate('firmware.available', { version: newestVersion })}</Tag>
      )}
      {newestVersion !== undefined && !isNewer && (
        <span className="part-note type-12 text-3">{translate('firmware.newest')}</span>
      )}
      {packages?.length === 0 && (
        <span className="part-note type-12 text-3">{translate('firmware.packages.none')}</span>
      )}
    </p>
  );
};

interface UpgradeButtonProps extends FirmwareTabProps {
  readonly isRunning: boolean;
}

const UpgradeButton = ({ asset, isRunning }: UpgradeButtonProps) => {
  const translate = useTranslate();
  const denial = useDenialReason('assets', OPERATIONS)(startUpgrade);
  const { start, dialog } = useOperationDialog(assets, asset);
  const disabledReason = denial ?? (isRunning ? translate('firmware.busy') : '');
  return (
    <>
      <ActionButton
        startIcon={<Icon name="upload" />}
        disabled={disabledReason !== ''}
        disabledReason={disabledReason}
        onClick={() => start(startUpgrade)}
      >
        {translate('firmware.upgrade')}
      </ActionButton>
      {dialog}
    </>
  );
};
