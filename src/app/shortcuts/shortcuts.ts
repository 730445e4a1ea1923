import type { Ways } from '../useWays.ts';
import { paths } from '../../paths.ts';

/** Where a pair of keys leads. */
export interface Going {
  readonly keys: readonly [string, string];
  readonly word: string;
  readonly path: string;
}

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
