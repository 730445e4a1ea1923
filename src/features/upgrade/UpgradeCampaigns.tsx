import { useState } from 'react';
import { type Identifier, useListContext, useTranslate } from 'react-admin';

import { operation as cancelOperation } from '../../generated/core/operations/cancelUpgrade.ts';
import { upgradeLogs } from '../../generated/core/resources.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import { createIdSelection } from '../../resources/selection/createSelection.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { countCampaign, type UpgradeCampaign } from './campaigns.ts';
import { UpgradeProgressBar } from './UpgradeProgressBar.tsx';

const BulkDialog = lazyComponent(
  withLazyMessages(async () => (await import('../../resources/bulk/BulkDialog.tsx')).BulkDialog),
);

const cancelUpgrade: OperationDescriptor = cancelOperation;
const OPERATIONS = [cancelUpgrade];

interface UpgradeCampaignsProps {
  readonly campaigns: readonly UpgradeCampaign[];
}

/** The upgrades that were started together, each with its progress and Stop. @see DEVICE-05 */
export default function UpgradeCampaigns({ campaigns }: UpgradeCampaignsProps) {
  const translate = useTranslate();
  const [stoppedIds, setStoppedIds] = useState<readonly Identifier[]>();
  return (
    <>
      <ul aria-label={translate('upgrade.campaigns')} hidden={campaigns.length === 0}>
        {campaigns.map(campaign => (
          <CampaignItem
            key={`${campaign.packageName} ${campaign.by} ${campaign.begins[0]}`}
            campaign={campaign}
            onStop={setStoppedIds}
          />
        ))}
      </ul>
      <LazyBoundary>
        {stoppedIds && (
          <BulkDialog
            descriptor={upgradeLogs}
            operation={cancelUpgrade}
            selection={createIdSelection(stoppedIds)}
            onClose={() => setStoppedIds(undefined)}
          />
        )}
      </LazyBoundary>
    </>
  );
}

interface CampaignItemProps {
  readonly campaign: UpgradeCampaign;
  readonly onStop: (ids: readonly Identifier[]) => void;
}

const CampaignItem = ({ campaign, onStop }: CampaignItemProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { setFilters } = useListContext();
  const disabledReason = useDenialReason('upgradeLogs', OPERATIONS)(cancelUpgrade);
  const { packageName, by, begins } = campaign;
  const { total, done, failed, cancelled, pending } = countCampaign(campaign);
  const parts = [
    translate('upgrade.campaign.done', { done: formatNumber(done), total: formatNumber(total) }),
    ...(failed > 0 ? [translate('upgrade.campaign.failed', { count: formatNumber(failed) })] : []),
    ...(cancelled > 0
      ? [translate('upgrade.campaign.cancelled', { count: formatNumber(cancelled) })]
      : []),
  ];
  return (
    <li className="cluster type-13 gap-x-16 gap-y-4 border-b border-b-(--line) px-20 py-6 max-sm:px-16">
      <b className="font-semibold">{packageName}</b>
      <UpgradeProgressBar
        percent={Math.floor((100 * (total - pending.length)) / total)}
        label={translate('upgrade.campaign', { name: packageName, count: formatNumber(total) })}
        isActive={pending.length > 0}
      />
      <span>{parts.join(' · ')}</span>
      <span className="text-3">
        <SiteTime time={begins[0]} /> {by}
      </span>
      <span className="row ml-auto gap-8 max-sm:ml-0">
        <ActionButton
          size="small"
          onClick={() =>
            setFilters({
              packageName: { eq: packageName },
              by: { eq: by },
              begin_time: { between: [...begins] },
            })
          }
        >
          {translate('upgrade.campaign.show')}
        </ActionButton>
        {pending.length > 0 && (
          <ActionButton
            size="small"
            disabled={disabledReason !== undefined}
            disabledReason={disabledReason ?? ''}
            onClick={() => onStop(pending.map(({ id }) => id))}
          >
            {translate('upgrade.campaign.stop', { count: formatNumber(pending.length) })}
          </ActionButton>
        )}
      </span>
    </li>
  );
};
