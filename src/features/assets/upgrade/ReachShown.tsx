import './upgrade.css';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';

import { assets } from '../../../generated/core/resources.ts';
import { Blast, BlastWhere } from '../../../resources/bulk/Blast.tsx';
import { type Reach, startUpgrade } from './useReach.ts';
import { VersionsNow } from './VersionsNow.tsx';

interface ReachShownProps {
  readonly reach: Reach;
  /** How many that were ticked are no longer there. */
  readonly missing: number;
  readonly isMany: boolean;
  readonly isLater: boolean;
}

/** What an upgrade reaches: how many, which not and why, what they run now, and where they stand. */
export const ReachShown = ({
  reach: { parts, firmware, again, offline },
  missing,
  isMany,
  isLater,
}: ReachShownProps) => {
  const translate = useTranslate();
  const { meant } = parts;
  return (
    <>
      <Blast
        descriptor={assets}
        // What is planned does nothing at once.
        operation={isLater ? { ...startUpgrade, physical: false } : startUpgrade}
        missing={missing}
        {...parts}
        offline={offline}
        unfitWords={translate('upgrade.notUpgradable.hint')}
      />
      {again && (
        <FormControlLabel
          control={
            <Checkbox
              checked={again.isTaken}
              onChange={event => again.onTake(event.target.checked)}
            />
          }
          label={translate('upgrade.again')}
        />
      )}
      {firmware && isMany && meant.length > 0 && (
        <VersionsNow versions={meant.map(({ id }) => firmware.get(id))} />
      )}
      {isMany && <BlastWhere descriptor={assets} operation={startUpgrade} meant={meant} />}
    </>
  );
};
