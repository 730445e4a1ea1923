import './upgrade.css';

import { Suspense } from 'react';

import type { ShowProps } from '../../../resources/fieldKit.ts';
import type { ResourceOverrides } from '../../../resources/defineResource.tsx';
import { ResourceAt, type ResourceAtProps } from '../../../resources/places/ResourceAt.tsx';
import { isUnderWay } from '../../../domain/upgrade.ts';
import { lazyScreen } from '../../../ui/lazyScreen.tsx';
import { Progress } from './Progress.tsx';
import { UpgradeState } from './UpgradeState.tsx';
import type { UpgradeLog } from './UpgradeLog.ts';

const LogHead = lazyScreen(async () => (await import('./LogHead.tsx')).LogHead, { isExtra: true });

/** Its place is kept, so that the rows do not move when it comes. */
const Lead = () => (
  <Suspense fallback={<div className="log-head" aria-hidden="true" />}>
    <LogHead />
  </Suspense>
);

const State = ({ owner }: ShowProps) => <UpgradeState upgrade={owner} />;

const Percent = ({ owner }: ShowProps) => {
  const upgrade = owner as unknown as UpgradeLog;
  return (
    <Progress
      percent={upgrade.progress}
      label={`${upgrade.asset_name} ${upgrade.packageName}`}
      isLive={isUnderWay(upgrade)}
    />
  );
};

const overrides: ResourceOverrides = {
  list: { columns: { state: { Show: State }, progress: { Show: Percent } }, lead: <Lead /> },
};

/** The log of upgrades: how far each is, live, and which are stuck. @see DEVICE-05 */
export default function UpgradeLogsAt(props: ResourceAtProps) {
  return <ResourceAt {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
