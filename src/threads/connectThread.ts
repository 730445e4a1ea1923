import { wrap } from 'comlink';

/** The methods of a thread: each is called by a message, so it returns a promise. */
type ThreadMethods<Methods> = {
  readonly [Name in keyof Methods]: (...args: never[]) => Promise<unknown>;
};

interface ThreadOptions {
  /** The message where the event of the failure has none. */
  readonly failureMessage: string;
  /** The message of the calls that are pending when the thread is closed. */
  readonly closedMessage: string;
  /** Returns an error of a method with its class, which the message has lost. */
  readonly restoreError?: (error: Error) => Error;
}

export type ConnectedThread<Methods> = Methods & {
  /** Ends the thread. */
  readonly close: () => void;
};

/**
 * Connects the page to the methods of a thread. Their calls are rejected when the thread fails or is closed: comlink
 * listens to neither, and the calls would be pending forever.
 *
 * @example
 * const worker = new Worker(new URL('./contractThread.ts', import.meta.url), { type: 'module' });
 * const thread = connectThread<ContractMethods>(worker, {
 *   failureMessage: 'The contract thread ended',
 *   closedMessage: 'The contract thread is closed',
 * });
 * await thread.check(response);
 */
export function connectThread<Methods extends ThreadMethods<Methods>>(
  worker: Worker,
  { failureMessage, closedMessage, restoreError = error => error }: ThreadOptions,
): ConnectedThread<Methods> {
  const remote =
    wrap<Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>>(worker);
  // `Promise.race` with one promise of the failure would hold the result of each call until the thread ends.
  const pendingRejections = new Set<(error: Error) => void>();
  let endReason: Error | undefined;

  const end = (reason: Error) => {
    endReason ??= reason;
    worker.terminate();
    for (const reject of pendingRejections) reject(endReason);
    pendingRejections.clear();
  };
  worker.addEventListener('error', ({ message }) => end(new Error(message || failureMessage)));
  worker.addEventListener('messageerror', () => end(new Error(failureMessage)));
  const close = () => end(new Error(closedMessage));

  const call = (name: string, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (endReason) {
        reject(endReason);
        return;
      }
      pendingRejections.add(reject);
      void remote[name]?.(...args)
        .then(resolve, (error: Error) => reject(restoreError(error)))
        .finally(() => pendingRejections.delete(reject));
    });

  return new Proxy({} as ConnectedThread<Methods>, {
    get: (_target, name) => {
      if (name === 'close') return close;
      // A promise that resolves to this object must not take it for another promise.
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return (...args: readonly unknown[]) => call(name, args);
    },
  });
}
