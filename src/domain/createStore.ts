import { createListeners, type ListeningOptions } from './createListeners.ts';

/** A store that can be read and followed. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value outside the screens that screens follow. */
export interface ValueStore<Value> extends ReadableStore<Value> {
  /** Listeners are not called for the value that is there already. */
  readonly set: (value: Value) => void;
}

/**
 * Creates a store of one value.
 *
 * @example
 * const drawerState = createStore(false);
 * const useIsDrawerOpen = () => useStore(drawerState);
 */
export function createStore<Value>(
  initialValue: Value,
  options?: ListeningOptions,
): ValueStore<Value> {
  let value = initialValue;
  const { notify, subscribe } = createListeners(options);
  return {
    get: () => value,
    set: nextValue => {
      if (Object.is(nextValue, value)) return;
      value = nextValue;
      notify();
    },
    subscribe,
  };
}
