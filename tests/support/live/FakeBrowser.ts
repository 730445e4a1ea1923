import { vi } from 'vitest';

type Listener = ((event: { readonly data: unknown }) => void) | null;
interface Channel {
  onmessage: Listener;
}
interface LockRequest {
  readonly signal: AbortSignal;
  readonly run: () => unknown;
}

/** The locks and channels of a browser, and its tabs. */
export class FakeBrowser {
  readonly #channels = new Set<Channel>();
  readonly #tabs = new Set<() => void>();
  #requests: LockRequest[] = [];
  #isLocked = false;

  /** Installs the locks and channels of this browser. */
  install(): void {
    const channels = this.#channels;
    vi.stubGlobal(
      'BroadcastChannel',
      class implements Channel {
        onmessage: Listener = null;
        constructor(name: string) {
          if (name === 'alert-socket') channels.add(this);
        }
        postMessage(data: unknown) {
          if (!channels.has(this)) return;
          // A message arrives in a task of its own, in order, as a copy.
          const others = [...channels].filter(channel => channel !== this);
          const copy: unknown = structuredClone(data);
          for (const other of others)
            queueMicrotask(() => channels.has(other) && other.onmessage?.({ data: copy }));
        }
        close() {
          channels.delete(this);
        }
      },
    );
    const locks = {
      request: (_name: string, { signal }: { signal: AbortSignal }, run: () => unknown) => {
        this.#requests.push({ signal, run });
        queueMicrotask(() => this.#grant());
        return new Promise(() => undefined);
      },
    };
    vi.stubGlobal('navigator', { onLine: true, locks });
  }

  /** @returns a function that closes it */
  openTab(start: () => () => void): () => void {
    const stop = start();
    const close = () => {
      if (this.#tabs.delete(close)) stop();
    };
    this.#tabs.add(close);
    return close;
  }

  closeAll(): void {
    for (const close of [...this.#tabs]) close();
    this.#requests = [];
    this.#isLocked = false;
  }

  #grant() {
    this.#requests = this.#requests.filter(({ signal }) => !signal.aborted);
    if (this.#isLocked) return;
    const next = this.#requests.shift();
    if (!next) return;
    this.#isLocked = true;
    void Promise.resolve(next.run()).then(() => {
      this.#isLocked = false;
      this.#grant();
    });
  }
}
