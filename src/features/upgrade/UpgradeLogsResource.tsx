import { useState } from 'react';

import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { isUpgradePending } from '../../domain/upgrade.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { UpgradeProgressBar } from './UpgradeProgressBar.tsx';
import { UpgradeState } from './UpgradeState.tsx';
import type { UpgradeLog } from './UpgradeLog.ts';
import { useUpgradeCampaigns } from './useUpgradeCampaigns.ts';

const UpgradeLogSummary = lazyComponent(
  async () => (await import('./UpgradeLogSummary.tsx')).UpgradeLogSummary,
  { isOptional: true },
);

const UpgradeCampaigns = lazyComponent(
  withLazyMessages(() => import('./UpgradeCampaigns.tsx')),
  { isOptional: true },
);

const UpgradeLogHeader = () => {
  const { data: campaigns = [] } = useUpgradeCampaigns();
  // The dialog of the last campaign stays after it.
  const [hadCampaigns, setHadCampaigns] = useState(false);
  if (campaigns.length > 0 && !hadCampaigns) setHadCampaigns(true);
  return (
    <>
      {/* Reserves its height, so that the rows do not shift when it loads. */}
      <LazyBoundary
        fallback={
          <div
            className="cluster min-h-44 gap-8 border-b border-b-(--line) px-20 py-6"
            aria-hidden="true"
          />
        }
      >
        <UpgradeLogSummary />
      </LazyBoundary>
      <LazyBoundary>{hadCampaigns && <UpgradeCampaigns campaigns={campaigns} />}</LazyBoundary>
    </>
  );
};

const UpgradeStateField = ({ record }: FieldValueProps) => <UpgradeState upgrade={record} />;

const UpgradeProgressField = ({ record }: FieldValueProps) => {
  const upgrade = record as unknown as UpgradeLog;
  return (
    <UpgradeProgressBar
      percent={upgrade.progress}
      label={`${upgrade.asset_name} ${upgrade.packageName}`}
      isActive={isUpgradePending(upgrade)}
    />
  );
};

const overrides: ResourceOverrides = {
  list: {
    columns: { state: { Cell: UpgradeStateField }, progress: { Cell: UpgradeProgressField } },
    header: <UpgradeLogHeader />,
  },
};

/** The upgrade log: live progress, and stuck upgrades. @see DEVICE-05 */
export default function UpgradeLogsResource(props: ResourceAtPathProps) {
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
