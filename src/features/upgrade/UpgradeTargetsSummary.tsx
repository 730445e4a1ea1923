import './upgradeForm.css';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';

import { assets } from '../../generated/core/resources.ts';
import { ImpactSummary, ImpactDetails } from '../../resources/bulk/ImpactSummary.tsx';
import { type UpgradeTargets, startUpgrade } from './useUpgradeTargets.ts';
import { InstalledVersions } from './InstalledVersions.tsx';

interface UpgradeTargetsSummaryProps {
  readonly upgradeTargets: UpgradeTargets;
  /** The number of selected devices that no longer exist. */
  readonly missingCount: number;
  readonly isBulk: boolean;
  readonly isScheduled: boolean;
}

/** The targets of an upgrade: how many, which are excluded and why, their versions, and their locations. */
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
        // A scheduled upgrade has no immediate effect.
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
