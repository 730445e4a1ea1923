/** Milliseconds that a part of the console may take to arrive. @see spec A9 (SHELL-24) */
const LIMIT = 120_000;

/** What browsers say of a file that they could not fetch, and Vite of a style sheet. */
const LOST = /dynamically imported module|module script|preload CSS/iu;

/** A part of the console did not arrive: it took too long, or it could not be fetched. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reason: 'late' | 'lost';

  constructor(reason: 'late' | 'lost', options?: ErrorOptions) {
    super(reason === 'late' ? 'not loaded within 120 s' : 'could not be fetched', options);
    this.reason = reason;
  }
}

let reload: () => Promise<boolean> = () => Promise.resolve(false);
let isBusy: () => boolean = () => false;
const failed = new Set<() => void>();

/** What lazy parts of the console know of each other. */
export const chunks = {
  /**
   * Says what may be done about a file that is gone after a deploy: loading the page again.
   *
   * @param reloadPage resolves to whether it does so
   */
  reloadBy(reloadPage: () => Promise<boolean>): void {
    reload = reloadPage;
  },

  /**
   * Has the page stay as it is while something is typed that nobody has saved.
   *
   * @returns how to end that
   */
  heldBy(isUnsaved: () => boolean): () => void {
    isBusy = isUnsaved;
    return () => (isBusy = () => false);
  },

  /** Keeps how a part that failed is asked for again: by {@link chunks.retry}, when a person wants it. */
  remember: (forget: () => void): unknown => failed.add(forget),

  /** Whoever draws a part that failed asks for its file again. */
  retry(): void {
    for (const forget of failed) forget();
    failed.clear();
  },
};

/**
 * Fetches a part of the console, in time.
 *
 * @throws ChunkLoadError when it is late or lost; whatever its code throws otherwise
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('late')), LIMIT);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw LOST.test(String(cause)) ? new ChunkLoadError('lost', { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** {@link loadChunk}, for what is wanted now: a lost one may load the page again, once, and is waited for until it does. */
export async function needChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadChunk(load);
  } catch (error) {
    const isLost = error instanceof ChunkLoadError && error.reason === 'lost';
    if (isLost && !isBusy() && (await reload())) return new Promise(() => undefined);
    throw error;
  }
}
