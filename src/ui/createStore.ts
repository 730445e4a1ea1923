import { useSyncExternalStore } from 'react';

/** A value outside the screens that screens follow. */
export interface ValueStore<Value> {
  readonly get: () => Value;
  /** Listeners are not called for the value that is there already. */
  readonly set: (value: Value) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store of one value.
 *
 * @example
 * const drawerState = createStore(false);
 * const useIsDrawerOpen = () => useStore(drawerState);
 */
export function createStore<Value>(initialValue: Value): ValueStore<Value> {
  let value = initialValue;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: nextValue => {
      if (Object.is(nextValue, value)) return;
      value = nextValue;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the value of a store; the component renders again when it changes. */
export const useStore = <Value>(store: Pick<ValueStore<Value>, 'get' | 'subscribe'>): Value =>
  useSyncExternalStore(store.subscribe, store.get);
