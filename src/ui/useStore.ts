import { useSyncExternalStore } from 'react';

import type { ReadableStore } from '../domain/createStore.ts';

/** Returns the value of a store; the component renders again when it changes. */
export function useStore<Value>(store: ReadableStore<Value>): Value;
/** Returns a part of the value; the component renders again when that part changes. The selector returns stored values. */
export function useStore<Value, Part>(
  store: ReadableStore<Value>,
  select: (value: Value) => Part,
): Part;
export function useStore<Value>(
  store: ReadableStore<Value>,
  select: (value: Value) => unknown = value => value,
): unknown {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
