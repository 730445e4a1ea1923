import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

import type { IconName } from './icons/Icon.tsx';

/** Something that the screen in view can do, offered in the command palette too. */
export interface PaletteAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
}

/** By screen part, in the order in which they came. */
let offered: ReadonlyMap<string, readonly PaletteAction[]> = new Map();
const listeners = new Set<() => void>();

function put(next: ReadonlyMap<string, readonly PaletteAction[]>): void {
  offered = next;
  for (const listener of listeners) listener();
}

/**
 * Offers actions in the command palette for as long as the caller is on screen. Only what the person may do now: a
 * palette has no disabled lines. Which they are is known by their labels, so that they may be made anew at any time.
 */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  const id = useId();
  const read = useEffectEvent(() => actions);
  const labels = actions.map(({ label }) => label).join('\n');
  useEffect(() => {
    if (labels === '') return undefined;
    const here = read().map((action, index) => ({ ...action, run: () => read()[index]?.run() }));
    put(new Map([...offered, [id, here]]));
    return () => put(new Map([...offered].filter(([key]) => key !== id)));
  }, [id, labels]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the screens of now offer. */
export function useOfferedActions(): readonly PaletteAction[] {
  const all = useSyncExternalStore(subscribe, () => offered);
  return [...all.values()].flat();
}
