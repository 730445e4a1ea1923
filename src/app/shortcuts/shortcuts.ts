import { paths } from '../../paths.ts';
import { open } from '../opened.ts';
import type { Ways } from '../useWays.ts';
import { modifier } from './keys.ts';

/** Where a pair of keys leads. */
export interface Going {
  readonly keys: readonly [string, string];
  readonly word: string;
  readonly path: string;
}

/** A key that does something by itself, wherever one is. */
export interface Single {
  readonly key: string;
  readonly word: string;
  readonly run: () => void;
}

/** The keys of the whole console that have no modifier: what `?` lists, and what is listened to. */
export const SINGLES: readonly Single[] = [
  { key: '?', word: 'shortcuts.list', run: () => open('shortcuts') },
  { key: '/', word: 'shortcuts.search', run: focusSearch },
];

/** The keys with the modifier of this machine. */
export const MODIFIED = [
  { keys: [modifier('K')], word: 'palette.open' },
  { keys: [modifier('P')], word: 'shortcuts.print' },
] as const;

/** What lists, dialogs, trees and forms understand where the focus is in one: the keys, and what they do. */
export const EVERYWHERE = [
  { keys: ['Esc'], word: 'shortcuts.close' },
  { keys: ['Tab'], word: 'shortcuts.tab' },
  { keys: ['↑', '↓', '←', '→'], word: 'shortcuts.arrows' },
  { keys: ['Home', 'End'], word: 'shortcuts.ends' },
  { keys: ['Enter'], word: 'shortcuts.enter' },
  { keys: ['Alt', '↑ ↓'], word: 'shortcuts.move' },
  { keys: ['↑', '↓'], word: 'shortcuts.rows' },
] as const;

/** The pairs of this person: none leads where a guard would turn him back. */
export function goingsOf({ map, alarms, users }: Ways): readonly Going[] {
  const all: readonly (readonly [string, string, string | undefined])[] = [
    ['h', 'shortcuts.home', paths.home],
    ['m', 'shortcuts.map', map],
    ['a', 'shortcuts.alarms', alarms],
    ['u', 'shortcuts.users', users],
  ];
  return all.flatMap(([key, word, path]) =>
    path === undefined ? [] : [{ keys: ['g', key] as const, word, path }],
  );
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search], main [role=searchbox]')?.focus();
}
