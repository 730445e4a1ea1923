import type { Store } from 'react-admin';

type Listener = (value: unknown) => void;

/**
 * Wraps a store so that a value which the browser does not store, because its storage is full or blocked, is held in
 * memory until the page is closed. react-admin writes its list state during rendering, where an exception would replace
 * the screen with an error.
 *
 * @example
 *   const store = withMemoryFallback(localStorageStore());
 */
export function withMemoryFallback(store: Store): Store {
  const memory = new Map<string, unknown>();
  const listeners = new Map<string, Set<Listener>>();

  const publish = (key: string, value: unknown) => {
    for (const listener of listeners.get(key) ?? []) listener(value);
  };
  const removeFromMemory = (isRemoved: (key: string) => boolean) => {
    for (const key of [...memory.keys()].filter(isRemoved)) {
      memory.delete(key);
      publish(key, undefined);
    }
  };

  return {
    ...store,
    setup() {
      try {
        store.setup();
      } catch {
        // Its version is not stored. Changes of other tabs are not received: they could not be stored either.
      }
    },
    getItem: <T>(key: string, defaultValue?: T) =>
      memory.has(key) ? (memory.get(key) as T) : store.getItem(key, defaultValue),
    setItem(key, value) {
      try {
        store.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
        publish(key, value);
      }
    },
    removeItem(key) {
      removeFromMemory(each => each === key);
      store.removeItem(key);
    },
    removeItems(prefix) {
      removeFromMemory(each => each.startsWith(prefix));
      store.removeItems(prefix);
    },
    reset() {
      removeFromMemory(() => true);
      store.reset();
    },
    listItems: prefix => ({
      ...store.listItems?.(prefix),
      ...Object.fromEntries([...memory].filter(([key]) => key.startsWith(prefix ?? ''))),
    }),
    subscribe(key, listener) {
      const unsubscribe = store.subscribe(key, listener);
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => {
        ofKey.delete(listener);
        unsubscribe();
      };
    },
  };
}
