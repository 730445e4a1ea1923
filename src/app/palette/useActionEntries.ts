import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { languageNames } from '../../i18n/language.ts';
import { openTasks } from '../../resources/tasks/drawer.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { Mode } from '../look/colours.ts';
import { open, type Opened } from '../opened.ts';
import { useLanguages } from '../useLanguages.ts';
import type { Entry } from './Entry.ts';
import { pageCommands } from './pageCommands.ts';
import { useOtherWords } from './useOtherWords.ts';

const themes = [
  ['system', 'screen'],
  ['light', 'sun'],
  ['dark', 'moon'],
] as const satisfies readonly (readonly [Mode | 'system', IconName])[];

const ways: readonly (readonly [Opened, IconName, string, string?])[] = [
  ['messages', 'bell', 'messages'],
  ['shortcuts', 'help', 'shortcuts.title', '?'],
  ['password', 'key', 'password.change'],
  ['logOut', 'external', 'shell.logout'],
];

/** What can be done from anywhere: before it, what the screen in view can do. */
export function useActionEntries(): readonly Entry[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const otherWords = useOtherWords();
  const [pinned, pin] = useStore<Mode | undefined>('theme');
  const { language, offered, choose } = useLanguages();
  // As the page was when the palette opened over it.
  const [commands] = useState(pageCommands);
  const here = commands.map(({ label, press }, index) => ({
    ...{ id: `here-${index}`, label, names: [label], icon: 'play' as const, run: press },
  }));
  const named = (key: string) => ({
    label: translate(key),
    names: [translate(key), ...otherWords(key)],
  });
  return [
    ...here,
    { id: 'act-tasks', ...named('tasks'), icon: 'tasks', run: openTasks },
    {
      id: 'act-command',
      ...named('palette.command'),
      icon: 'send',
      run: () => void navigate({ search: '?command=' }),
    },
    ...ways.map(([what, icon, key, hint]) => ({
      id: `act-${what}`,
      ...named(key),
      icon,
      hint,
      run: () => open(what),
    })),
    ...offered
      .filter(one => one !== language)
      .map(one => ({
        id: `act-language-${one}`,
        label: `${translate('shell.language')}: ${languageNames[one]}`,
        names: [languageNames[one], translate('shell.language'), ...otherWords('shell.language')],
        icon: 'globe' as const,
        run: () => choose(one),
      })),
    ...themes
      .filter(([choice]) => choice !== (pinned ?? 'system'))
      .map(([choice, icon]) => {
        const key = `shell.theme.${choice}`;
        return {
          id: `act-theme-${choice}`,
          label: `${translate('shell.theme')}: ${translate(key)}`,
          names: [
            translate(key),
            translate('shell.theme'),
            ...otherWords(key),
            ...otherWords('shell.theme'),
          ],
          icon,
          run: () => pin(choice === 'system' ? undefined : choice),
        };
      }),
  ];
}
