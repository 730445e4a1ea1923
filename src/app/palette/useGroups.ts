import { useStore } from 'react-admin';

import type { Entry, EntryGroup } from './Entry.ts';
import { best } from './matching.ts';
import { useActionEntries } from './useActionEntries.ts';
import { useAssetEntries } from './useAssetEntries.ts';
import { useScreenEntries } from './useScreenEntries.ts';

const SCREENS = 7;
const ACTIONS = 6;
const RECENT = 5;

/** What the palette shows for what was typed, and choosing one of it. */
export function useGroups(typed: string) {
  const screens = useScreenEntries();
  const actions = useActionEntries();
  const assets = useAssetEntries(typed);
  // Signing out forgets it, with all else that react-admin keeps for a person.
  const [recent, setRecent] = useStore<readonly string[]>('palette.recent', []);
  const isAsked = typed.trim() !== '';
  const groups: readonly EntryGroup[] = isAsked
    ? [
        { title: 'palette.screens', entries: best(screens, typed).slice(0, SCREENS) },
        { title: 'palette.assets', entries: assets.entries },
        { title: 'palette.actions', entries: best(actions, typed).slice(0, ACTIONS) },
      ]
    : [
        { title: 'palette.recent', entries: recentOf(screens, recent) },
        { title: 'palette.screens', entries: without(screens, recent).slice(0, SCREENS) },
        { title: 'palette.actions', entries: actions },
      ];
  const choose = (entry: Entry) => {
    if (entry.id.startsWith('screen-'))
      setRecent([entry.id, ...recent.filter(id => id !== entry.id)].slice(0, RECENT));
    entry.run();
  };
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isAsking: assets.isAsking,
    hasFailed: assets.hasFailed,
    choose,
  };
}

/** Only what may still be entered; a screen that is gone is passed over. */
const recentOf = (screens: readonly Entry[], recent: readonly string[]) =>
  recent.flatMap(id => screens.filter(entry => entry.id === id).map(entry => entry));

const without = (screens: readonly Entry[], recent: readonly string[]) =>
  screens.filter(({ id }) => !recent.includes(id));
