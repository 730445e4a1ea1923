import type { ShowProps } from '../../../resources/fieldKit.ts';
import type { ResourceOverrides } from '../../../resources/defineResource.tsx';
import { ResourceAt, type ResourceAtProps } from '../../../resources/places/ResourceAt.tsx';
import { isUnderWay } from '../../../domain/upgrade.ts';
import { LogHead } from './LogHead.tsx';
import { Progress } from './Progress.tsx';
import { UpgradeState } from './StateCell.tsx';
import type { UpgradeLog } from './UpgradeLog.ts';

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
  list: { columns: { state: { Show: State }, progress: { Show: Percent } }, lead: <LogHead /> },
};

/** The log of upgrades: how far each is, live, and which are stuck. @see DEVICE-05 */
export default function UpgradeLogsAt(props: ResourceAtProps) {
  return <ResourceAt {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
