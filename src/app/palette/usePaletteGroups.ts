import { useStore } from 'react-admin';

import type { PaletteEntry, PaletteGroup } from './PaletteEntry.ts';
import { rankMatches } from './rankMatches.ts';
import { useActionEntries } from './useActionEntries.ts';
import { useAssetEntries } from './useAssetEntries.ts';
import { useScreenEntries } from './useScreenEntries.ts';

const MAX_SCREENS = 7;
const MAX_ACTIONS = 6;
const MAX_RECENT = 5;

/** Returns the result groups of a search text and a function that runs an entry. */
export function usePaletteGroups(searchText: string) {
  const screens = useScreenEntries();
  const actions = useActionEntries();
  const assets = useAssetEntries(searchText);
  // Signing out clears it with the other user data of react-admin.
  const [recent, setRecent] = useStore<readonly string[]>('palette.recent', []);
  const hasSearchText = searchText.trim() !== '';
  const groups: readonly PaletteGroup[] = hasSearchText
    ? [
        {
          titleKey: 'palette.screens',
          entries: rankMatches(screens, searchText).slice(0, MAX_SCREENS),
        },
        { titleKey: 'palette.assets', entries: assets.entries },
        {
          titleKey: 'palette.actions',
          entries: rankMatches(actions, searchText).slice(0, MAX_ACTIONS),
        },
      ]
    : [
        { titleKey: 'palette.recent', entries: getRecentEntries(screens, recent) },
        {
          titleKey: 'palette.screens',
          entries: excludeRecent(screens, recent).slice(0, MAX_SCREENS),
        },
        { titleKey: 'palette.actions', entries: actions },
      ];
  const choose = (entry: PaletteEntry) => {
    if (entry.id.startsWith('screen-'))
      setRecent([entry.id, ...recent.filter(id => id !== entry.id)].slice(0, MAX_RECENT));
    entry.run();
  };
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isLoading: assets.isLoading,
    hasFailed: assets.hasFailed,
    choose,
  };
}

/** Returns the recent entries that the user can still access; skips missing screens. */
const getRecentEntries = (screens: readonly PaletteEntry[], recent: readonly string[]) =>
  recent.flatMap(id => screens.filter(entry => entry.id === id).map(entry => entry));

const excludeRecent = (screens: readonly PaletteEntry[], recent: readonly string[]) =>
  screens.filter(({ id }) => !recent.includes(id));
