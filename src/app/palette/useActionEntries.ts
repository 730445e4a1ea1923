import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { languageNames } from '../../i18n/language.ts';
import { openTasksDrawer } from '../../resources/tasks/tasksDrawerState.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { ThemeMode } from '../look/themeColors.ts';
import { openDialog, type DialogName } from '../openDialogs.ts';
import { useLanguages } from '../useLanguages.ts';
import type { PaletteEntry } from './PaletteEntry.ts';
import { getPageCommands } from './getPageCommands.ts';
import { useOtherLanguageLabels } from './useOtherLanguageLabels.ts';

const themeOptions = [
  ['system', 'screen'],
  ['light', 'sun'],
  ['dark', 'moon'],
] as const satisfies readonly (readonly [ThemeMode | 'system', IconName])[];

const dialogEntries: readonly (readonly [DialogName, IconName, string, string?])[] = [
  ['messages', 'bell', 'messages'],
  ['shortcuts', 'help', 'shortcuts.title', '?'],
  ['password', 'key', 'password.change'],
  ['logOut', 'external', 'shell.logout'],
];

/** Returns the commands of the visible screen, then the global actions. */
export function useActionEntries(): readonly PaletteEntry[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const getOtherLanguageLabels = useOtherLanguageLabels();
  const [selectedTheme, setSelectedTheme] = useStore<ThemeMode | undefined>('theme');
  const { language, offered, choose } = useLanguages();
  // The state of the page when the palette opened over it.
  const [commands] = useState(getPageCommands);
  const pageEntries = commands.map(({ label, press }, index) => ({
    ...{ id: `here-${index}`, label, names: [label], icon: 'play' as const, run: press },
  }));
  const getLabels = (key: string) => ({
    label: translate(key),
    names: [translate(key), ...getOtherLanguageLabels(key)],
  });
  return [
    ...pageEntries,
    { id: 'act-tasks', ...getLabels('tasks'), icon: 'tasks', run: openTasksDrawer },
    {
      id: 'act-command',
      ...getLabels('palette.command'),
      icon: 'send',
      run: () => void navigate({ search: '?command=' }),
    },
    ...dialogEntries.map(([dialogName, icon, key, hint]) => ({
      id: `act-${dialogName}`,
      ...getLabels(key),
      icon,
      hint,
      run: () => openDialog(dialogName),
    })),
    ...offered
      .filter(languageCode => languageCode !== language)
      .map(languageCode => ({
        id: `act-language-${languageCode}`,
        label: `${translate('shell.language')}: ${languageNames[languageCode]}`,
        names: [
          languageNames[languageCode],
          translate('shell.language'),
          ...getOtherLanguageLabels('shell.language'),
        ],
        icon: 'globe' as const,
        run: () => choose(languageCode),
      })),
    ...themeOptions
      .filter(([themeOption]) => themeOption !== (selectedTheme ?? 'system'))
      .map(([themeOption, icon]) => {
        const key = `shell.theme.${themeOption}`;
        return {
          id: `act-theme-${themeOption}`,
          label: `${translate('shell.theme')}: ${translate(key)}`,
          names: [
            translate(key),
            translate('shell.theme'),
            ...getOtherLanguageLabels(key),
            ...getOtherLanguageLabels('shell.theme'),
          ],
          icon,
          run: () => setSelectedTheme(themeOption === 'system' ? undefined : themeOption),
        };
      }),
  ];
}
