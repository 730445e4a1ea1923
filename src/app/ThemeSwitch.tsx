import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore, useTranslate } from 'react-admin';

import type { Mode } from './look/colours.ts';

const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

/** Light or dark for good, or whatever the system says. */
export const ThemeSwitch = () => {
  const translate = useTranslate();
  const [pinned, pin] = useStore<Mode | undefined>('theme');
  return (
    <div className="user-choice">
      <span>{translate('shell.theme')}</span>
      <ToggleButtonGroup
        exclusive
        value={pinned ?? 'system'}
        aria-label={translate('shell.theme')}
        onChange={(_event, choice: Choice | null) => {
          if (choice) pin(choice === 'system' ? undefined : choice);
        }}
      >
        {CHOICES.map(choice => (
          <ToggleButton key={choice} value={choice}>
            {translate(`shell.theme.${choice}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
};
