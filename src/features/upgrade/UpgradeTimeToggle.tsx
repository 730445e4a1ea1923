import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface UpgradeTimeToggleProps {
  readonly isScheduled: boolean;
  readonly onChange: (isScheduled: boolean) => void;
}

/** Selects immediate or scheduled execution. */
export const UpgradeTimeToggle = ({ isScheduled, onChange }: UpgradeTimeToggleProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="cluster gap-x-12 gap-y-8">
      <span id={id} className="type-13 font-medium">
        {translate('upgrade.when')}
      </span>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={isScheduled ? 'later' : 'now'}
        onChange={(_event, nextValue: string | null) => {
          if (nextValue !== null) onChange(nextValue === 'later');
        }}
      >
        <ToggleButton value="now">{translate('upgrade.when.now')}</ToggleButton>
        <ToggleButton value="later">{translate('upgrade.when.later')}</ToggleButton>
      </ToggleButtonGroup>
    </div>
  );
};
