import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { isUpgradePlanned, getStuckSince } from '../../domain/upgrade.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { formatDuration } from '../../resources/fields/formatDuration.ts';
import { useUnitLabel } from '../../resources/fields/useUnitLabel.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useTimeTooltip } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { Tag } from '../../ui/Tag.tsx';

interface UpgradeStateDetailsProps {
  readonly upgrade: PlainObject;
  /** Milliseconds. */
  readonly now: number;
  /** The documented label of its state. */
  readonly stateLabel: ReactNode;
}

/** The details of an upgrade state: how long reports are missing, the scheduled time, the cause of the failure. */
export const UpgradeStateDetails = ({ upgrade, now, stateLabel }: UpgradeStateDetailsProps) => {
  const translate = useTranslate();
  const getUnitLabel = useUnitLabel();
  const getTimeTooltip = useTimeTooltip();
  const zone = useSiteZone();
  const stuckTime = getStuckSince(upgrade, now, zone);
  if (stuckTime !== undefined)
    return (
      <Tag tone="major" glyph="major">
        {translate('upgrade.stuck', {
          length: formatDuration(now - stuckTime, 'ms', getUnitLabel, 1),
        })}
      </Tag>
    );
  if (isUpgradePlanned(upgrade, now, zone))
    return (
      <span
        className="inline-flex max-w-full items-center gap-6 align-bottom"
        title={getTimeTooltip(String(upgrade['exec_time']))}
      >
        <StateGlyph state="pending" size={14} />
        {translate('upgrade.planned')}
      </span>
    );
  const { code } = upgrade;
  return (
    <>
      {stateLabel}
      {typeof code === 'number' && (
        <span className="ml-8 text-12 text-3" title={translate(`error.code.${code}`)}>
          {translate('device.code', { code })}
        </span>
      )}
    </>
  );
};
