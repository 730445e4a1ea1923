import './upgrade.css';

import { type Identifier, useGetList, useTranslate } from 'react-admin';

import { compareVersions, isUnderWay } from '../../../domain/upgrade.ts';
import { operation as startUpgradeOperation } from '../../../generated/core/operations/startUpgrade.ts';
import { assets } from '../../../generated/core/resources.ts';
import { useAllowed } from '../../../resources/record/useAllowed.ts';
import { useOperationDialog } from '../../../resources/record/useOperationDialog.tsx';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DeviceFailure } from '../devices/DeviceFailure.tsx';
import { PartCard } from '../devices/PartCard.tsx';
import type { PartProps } from '../devices/PartProps.ts';
import { RunningUpgrade } from './RunningUpgrade.tsx';
import { UpgradeHistory } from './UpgradeHistory.tsx';
import type { UpgradeLog } from './UpgradeLog.ts';
import { useInstalled } from './useInstalled.ts';
import { usePackages } from './usePackages.ts';

/** Milliseconds between two readings: while an upgrade is under way, and else. */
const OFTEN = 3_000;
const SELDOM = 30_000;

const HISTORY = 10;

const startUpgrade: OperationDescriptor = startUpgradeOperation;
const OPERATIONS = [startUpgrade];

/** The firmware of one device: what it runs, what it could run, the upgrade under way, and those before. @see DEVICE-05 */
export default function FirmwarePart({ asset }: PartProps) {
  const translate = useTranslate();
  const firmware = useInstalled(asset.id);
  const log = useGetList<UpgradeLog>(
    'upgradeLogs',
    {
      filter: { asset_id: { eq: asset.id } },
      sort: { field: 'begin_time', order: 'DESC' },
      pagination: { page: 1, perPage: HISTORY },
    },
    { refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? OFTEN : SELDOM) },
  );
  const running = log.data?.find(isUnderWay);
  return (
    <div className="parts">
      <PartCard
        title={translate('firmware.title')}
        actions={<UpgradeButton asset={asset} isRunning={running !== undefined} />}
      >
        <Version asset={asset} firmware={firmware} />
        {running && <RunningUpgrade upgrade={running} />}
      </PartCard>
      <PartCard
        title={translate('firmware.history')}
        note={log.total}
        actions={
          <ActionButton kind="auxiliary" to={logOf(asset.id)}>
            {translate('firmware.history.all')}
          </ActionButton>
        }
      >
        {log.error && !log.data && (
          <DeviceFailure error={log.error} onRetry={() => void log.refetch()} />
        )}
        {log.isPending && <SkeletonRows rows={3} />}
        {log.data?.length === 0 && (
          <EmptyState kind="nothing" title={translate('firmware.history.none')} />
        )}
        {log.data && log.data.length > 0 && <UpgradeHistory upgrades={log.data} />}
      </PartCard>
    </div>
  );
}

/** The log of all upgrades, narrowed to those of one device. */
const logOf = (id: Identifier) =>
  `/systemOperation/log/upgradeLog?filter=${encodeURIComponent(JSON.stringify({ asset_id: { eq: id } }))}`;

const Version = ({
  asset,
  firmware: installed,
}: PartProps & { readonly firmware: string | undefined }) => {
  const translate = useTranslate();
  const { data: packages } = usePackages([String(asset['model'])]);
  const newest = packages?.[0]?.version;
  const isNewer =
    newest !== undefined && (installed === undefined || compareVersions(newest, installed) > 0);
  return (
    <p className="firmware">
      <span className="firmware-label">{translate('firmware.version')}</span>
      <b>{installed ?? translate('firmware.unknown')}</b>
      {isNewer && <Tag tone="petrol">{translate('firmware.available', { version: newest })}</Tag>}
      {newest !== undefined && !isNewer && (
        <span className="part-note">{translate('firmware.newest')}</span>
      )}
      {packages?.length === 0 && (
        <span className="part-note">{translate('firmware.packages.none')}</span>
      )}
    </p>
  );
};

interface UpgradeButtonProps extends PartProps {
  readonly isRunning: boolean;
}

const UpgradeButton = ({ asset, isRunning }: UpgradeButtonProps) => {
  const translate = useTranslate();
  const denied = useAllowed('assets', OPERATIONS)(startUpgrade);
  const { start, dialog } = useOperationDialog(assets, asset);
  const reason = denied ?? (isRunning ? translate('firmware.busy') : '');
  return (
    <>
      <ActionButton
        startIcon={<Icon name="upload" />}
        disabled={reason !== ''}
        reason={reason}
        onClick={() => start(startUpgrade)}
      >
        {translate('firmware.upgrade')}
      </ActionButton>
      {dialog}
    </>
  );
};
