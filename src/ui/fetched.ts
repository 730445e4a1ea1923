import type { ComponentType } from 'react';

import { lazyScreen, type LazyScreen } from './lazyScreen.tsx';

/** A component that comes in a file of its own, and a way to fetch it before it is drawn. */
interface Fetched<Props> {
  readonly Screen: LazyScreen<Props>;
  readonly prefetch: () => Promise<unknown>;
}

/** {@link lazyScreen}, with its two sides apart. */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Fetched<Props> {
  const Screen = lazyScreen(load);
  return { Screen, prefetch: Screen.prefetch };
}
