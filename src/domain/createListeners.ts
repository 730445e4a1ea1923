/** The functions to call when something happens. */
export interface Listeners<Args extends readonly unknown[] = []> {
  readonly notify: (...args: Args) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
}

/** What is needed only while there are listeners. */
export interface ListeningOptions {
  /** Called before the first listener is added. */
  readonly onStart?: () => void;
  /** Called after the last one is removed. */
  readonly onStop?: () => void;
}

/**
 * Creates a set of listeners.
 *
 * @example
 * const signOnEnd = createListeners();
 * const unsubscribe = signOnEnd.subscribe(updateRoute);
 */
export function createListeners<Args extends readonly unknown[] = []>({
  onStart,
  onStop,
}: ListeningOptions = {}): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify: (...args) => {
      for (const listener of listeners) listener(...args);
    },
    subscribe: listener => {
      if (listeners.size === 0) onStart?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onStop?.();
      };
    },
  };
}
