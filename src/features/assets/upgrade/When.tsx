import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface WhenProps {
  readonly isLater: boolean;
  readonly onChange: (isLater: boolean) => void;
}

/** At once, or at a moment that is said below. */
export const When = ({ isLater, onChange }: WhenProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="when">
      <span id={id} className="when-label">
        {translate('upgrade.when')}
      </span>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={isLater ? 'later' : 'now'}
        onChange={(_event, next: string | null) => {
          if (next !== null) onChange(next === 'later');
        }}
      >
        <ToggleButton value="now">{translate('upgrade.when.now')}</ToggleButton>
        <ToggleButton value="later">{translate('upgrade.when.later')}</ToggleButton>
      </ToggleButtonGroup>
    </div>
  );
};
