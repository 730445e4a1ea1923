import './upgrade.css';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';

import { assets } from '../../../generated/core/resources.ts';
import { ImpactSummary, ImpactDetails } from '../../../resources/bulk/ImpactSummary.tsx';
import { type UpgradeTargets, startUpgrade } from './useUpgradeTargets.ts';
import { InstalledVersions } from './InstalledVersions.tsx';

interface UpgradeTargetsSummaryProps {
  readonly upgradeTargets: UpgradeTargets;
  /** How many that were ticked are no longer there. */
  readonly missingCount: number;
  readonly isBulk: boolean;
  readonly isScheduled: boolean;
}

/** What an upgrade reaches: how many, which not and why, what they run now, and where they stand. */
export const UpgradeTargetsSummary = ({
  upgradeTargets: { parts, firmware, again: reinstall, offline },
  missingCount,
  isBulk,
  isScheduled,
}: UpgradeTargetsSummaryProps) => {
  const translate = useTranslate();
  const { targets } = parts;
  return (
    <>
      <ImpactSummary
        descriptor={assets}
        // What is planned does nothing at once.
        operation={isScheduled ? { ...startUpgrade, physical: false } : startUpgrade}
        missingCount={missingCount}
        {...parts}
        offlineOption={offline}
        ineligibleReason={translate('upgrade.notUpgradable.hint')}
      />
      {reinstall && (
        <FormControlLabel
          control={
            <Checkbox
              checked={reinstall.isTaken}
              onChange={event => reinstall.onTake(event.target.checked)}
            />
          }
          label={translate('upgrade.again')}
        />
      )}
      {firmware && isBulk && targets.length > 0 && (
        <InstalledVersions versions={targets.map(({ id }) => firmware.get(id))} />
      )}
      {isBulk && <ImpactDetails descriptor={assets} operation={startUpgrade} targets={targets} />}
    </>
  );
};
