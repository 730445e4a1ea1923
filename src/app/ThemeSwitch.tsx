import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore, useTranslate } from 'react-admin';

import type { ThemeMode } from './look/themeColors.ts';

const THEME_OPTIONS = ['system', 'light', 'dark'] as const;
type ThemeOption = (typeof THEME_OPTIONS)[number];

/** Selects the light, dark or system theme. */
export const ThemeSwitch = () => {
  const translate = useTranslate();
  const [selectedTheme, setSelectedTheme] = useStore<ThemeMode | undefined>('theme');
  return (
    <div className="row justify-between gap-16 px-10 py-8">
      <span>{translate('shell.theme')}</span>
      <ToggleButtonGroup
        exclusive
        value={selectedTheme ?? 'system'}
        aria-label={translate('shell.theme')}
        onChange={(_event, option: ThemeOption | null) => {
          if (option) setSelectedTheme(option === 'system' ? undefined : option);
        }}
      >
        {THEME_OPTIONS.map(option => (
          <ToggleButton key={option} value={option}>
            {translate(`shell.theme.${option}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
};
