import { paths } from '../../paths.ts';
import { openDialog } from '../openDialogs.ts';
import type { ShellLinks } from '../useShellLinks.ts';
import { formatShortcut } from './formatShortcut.ts';

/** Where a pair of keys leads. */
export interface NavigationShortcut {
  readonly keys: readonly [string, string];
  readonly labelKey: string;
  readonly path: string;
}

/** A key that does something by itself, wherever one is. */
export interface SingleKeyShortcut {
  readonly key: string;
  readonly labelKey: string;
  readonly run: () => void;
}

/** The keys of the whole console that have no modifier: what `?` lists, and what is listened to. */
export const SINGLE_KEY_SHORTCUTS: readonly SingleKeyShortcut[] = [
  { key: '?', labelKey: 'shortcuts.list', run: () => openDialog('shortcuts') },
  { key: '/', labelKey: 'shortcuts.search', run: focusSearch },
];

/** The keys with the modifier of this machine. */
export const MODIFIER_SHORTCUTS = [
  { keys: [formatShortcut('K')], labelKey: 'palette.open' },
  { keys: [formatShortcut('P')], labelKey: 'shortcuts.print' },
] as const;

/** What lists, dialogs, trees and forms understand where the focus is in one: the keys, and what they do. */
export const COMMON_SHORTCUTS = [
  { keys: ['Esc'], labelKey: 'shortcuts.close' },
  { keys: ['Tab'], labelKey: 'shortcuts.tab' },
  { keys: ['↑', '↓', '←', '→'], labelKey: 'shortcuts.arrows' },
  { keys: ['Home', 'End'], labelKey: 'shortcuts.ends' },
  { keys: ['Enter'], labelKey: 'shortcuts.enter' },
  { keys: ['Alt', '↑ ↓'], labelKey: 'shortcuts.move' },
  { keys: ['↑', '↓'], labelKey: 'shortcuts.rows' },
] as const;

/** The pairs of this person: none leads where a guard would turn him back. */
export function buildNavigationShortcuts({
  map,
  alarms,
  users,
}: ShellLinks): readonly NavigationShortcut[] {
  const candidates: readonly (readonly [string, string, string | undefined])[] = [
    ['h', 'shortcuts.home', paths.home],
    ['m', 'shortcuts.map', map],
    ['a', 'shortcuts.alarms', alarms],
    ['u', 'shortcuts.users', users],
  ];
  return candidates.flatMap(([key, labelKey, path]) =>
    path === undefined ? [] : [{ keys: ['g', key] as const, labelKey, path }],
  );
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search], main [role=searchbox]')?.focus();
}
