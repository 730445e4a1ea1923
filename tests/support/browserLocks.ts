import { onTestFinished } from 'vitest';

interface WaitingRequest {
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  readonly run: () => unknown;
}

/**
 * Gives the page of a test the locks of a browser, which other windows have, too.
 *
 * @example const release = await installLocks().hold('media.draft.u1.p1');
 */
export function installLocks() {
  const held = new Set<string>();
  let waiting: WaitingRequest[] = [];

  async function grant({ name, run }: WaitingRequest): Promise<void> {
    held.add(name);
    try {
      await run();
    } finally {
      // The browser, a process of its own, releases a lock after requests that the page has sent meanwhile.
      await new Promise(setImmediate);
      held.delete(name);
      const next = waiting.find(request => request.name === name && !request.signal?.aborted);
      waiting = waiting.filter(request => request !== next);
      if (next) void grant(next);
    }
  }

  const locks = {
    async request(
      name: string,
      { ifAvailable, signal }: LockOptions,
      run: LockGrantedCallback<unknown>,
    ) {
      await Promise.resolve();
      const request = { name, signal, run: () => run({ name, mode: 'exclusive' }) };
      if (!held.has(name)) return grant(request);
      if (ifAvailable) return run(null);
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        waiting.push({ ...request, run: async () => resolve(await request.run()) });
      });
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return {
    isHeld: (name: string) => held.has(name),
    /** Holds a lock as another window. @returns the function that releases it */
    async hold(name: string): Promise<() => void> {
      const end = Promise.withResolvers<undefined>();
      const granted = Promise.withResolvers<undefined>();
      void locks.request(name, {}, () => {
        granted.resolve(undefined);
        return end.promise;
      });
      await granted.promise;
      return () => end.resolve(undefined);
    },
  };
}
