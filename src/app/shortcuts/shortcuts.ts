import { paths } from '../../paths.ts';
import { openDialog } from '../openDialogs.ts';
import type { ShellLinks } from '../useShellLinks.ts';
import { formatShortcut } from '../../ui/formatShortcut.ts';

/** The target path of a key pair. */
export interface NavigationShortcut {
  readonly keys: readonly [string, string];
  readonly labelKey: string;
  readonly path: string;
}

/** A global single-key shortcut. */
export interface SingleKeyShortcut {
  readonly key: string;
  readonly labelKey: string;
  readonly run: () => void;
}

/** The global shortcuts without a modifier: listed by `?`, and handled. */
export const SINGLE_KEY_SHORTCUTS: readonly SingleKeyShortcut[] = [
  { key: '?', labelKey: 'shortcuts.list', run: () => openDialog('shortcuts') },
  { key: '/', labelKey: 'shortcuts.search', run: focusSearch },
];

export const PALETTE_SHORTCUT = { keys: [formatShortcut('K')], labelKey: 'palette.open' } as const;

/** The keys of focused menus, dialogs and forms, with their effects. */
export const COMMON_SHORTCUTS = [
  { keys: ['Esc'], labelKey: 'shortcuts.close' },
  { keys: ['Tab'], labelKey: 'shortcuts.tab' },
  { keys: ['↑', '↓', '←', '→'], labelKey: 'shortcuts.arrows' },
  { keys: ['Home', 'End'], labelKey: 'shortcuts.ends' },
  { keys: ['Enter'], labelKey: 'shortcuts.enter' },
] as const;

export const LIST_SHORTCUTS = [
  { keys: [formatShortcut('P')], labelKey: 'shortcuts.print' },
  { keys: ['Alt', '↑ ↓'], labelKey: 'shortcuts.move' },
  { keys: ['↑', '↓'], labelKey: 'shortcuts.rows' },
  { keys: ['PgUp', 'PgDn'], labelKey: 'shortcuts.pages' },
] as const;

/** The keys of a drawing on the map. @see src/ui/map/drawing/useDrawingKeys.ts */
export const DRAWING_SHORTCUTS = [
  { keys: ['↑', '↓', '←', '→'], labelKey: 'shortcuts.drawing.move' },
  { keys: ['Enter'], labelKey: 'shortcuts.drawing.point' },
  { keys: ['⌫'], labelKey: 'shortcuts.drawing.undo' },
  { keys: [formatShortcut('Enter')], labelKey: 'shortcuts.drawing.finish' },
] as const;

/** The keys of the media editor. @see src/features/media/editor/useEditorKeys.ts, src/features/media/stage */
export const EDITOR_SHORTCUTS = [
  { keys: [formatShortcut('S')], labelKey: 'shortcuts.editor.save' },
  { keys: [formatShortcut('Z')], labelKey: 'shortcuts.editor.undo' },
  { keys: [formatShortcut('Shift Z')], labelKey: 'shortcuts.editor.redo' },
  { keys: ['↑', '↓', '←', '→'], labelKey: 'shortcuts.editor.move' },
  { keys: ['Alt', '↑ ↓ ← →'], labelKey: 'shortcuts.editor.resize' },
] as const;

/** The keys of the list of alarms. @see src/features/alerts/list/useAlarmKeys.ts */
export const ALARM_SHORTCUTS = [
  { keys: ['j', 'k'], labelKey: 'shortcuts.alarm.move' },
  { keys: ['c'], labelKey: 'shortcuts.alarm.confirm' },
  { keys: ['m'], labelKey: 'shortcuts.alarm.map' },
  { keys: ['o'], labelKey: 'shortcuts.alarm.open' },
] as const;

/** Returns the key pairs of the user, without those whose route a guard would redirect. */
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
