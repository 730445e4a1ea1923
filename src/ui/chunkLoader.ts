/** Milliseconds that a part of the console may take to arrive. @see SHELL-24 */
const CHUNK_TIMEOUT_MS = 120_000;

/** What browsers say of a file that they could not fetch, and Vite of a style sheet. */
const CHUNK_ERROR_PATTERN = /dynamically imported module|module script|preload CSS/iu;

/** A part of the console did not arrive: it took too long, or it could not be fetched. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reason: 'late' | 'lost';

  constructor(reason: 'late' | 'lost', options?: ErrorOptions) {
    super(reason === 'late' ? 'not loaded within 120 s' : 'could not be fetched', options);
    this.reason = reason;
  }
}

let reloadPageIfAllowed: () => Promise<boolean> = () => Promise.resolve(false);
let hasUnsavedInput: () => boolean = () => false;
const failedChunkResets = new Set<() => void>();
const settledListeners = new Set<() => void>();

/** What lazy parts of the console know of each other. */
export const chunkLoader = {
  /**
   * Says what may be done about a file that is gone after a deploy: loading the page again.
   *
   * @param reloadPage resolves to whether it does so
   */
  setReload(reloadPage: () => Promise<boolean>): void {
    reloadPageIfAllowed = reloadPage;
  },

  /**
   * Has the page stay as it is while something is typed that nobody has saved.
   *
   * @returns how to end that
   */
  blockReloadWhile(isUnsaved: () => boolean): () => void {
    hasUnsavedInput = isUnsaved;
    return () => (hasUnsavedInput = () => false);
  },

  /** Keeps how a part that failed is asked for again: by {@link chunkLoader.retryFailed}, when a person wants it. */
  onRetry: (resetChunk: () => void): unknown => failedChunkResets.add(resetChunk),

  /** Whoever draws a part that failed asks for its file again. */
  retryFailed(): void {
    for (const resetChunk of failedChunkResets) resetChunk();
    failedChunkResets.clear();
  },

  /**
   * Notifies when a lazy component has loaded or failed.
   *
   * @returns how to end that
   */
  subscribe(listener: () => void): () => void {
    settledListeners.add(listener);
    return () => void settledListeners.delete(listener);
  },

  notifySettled: (): void => settledListeners.forEach(listener => listener()),
};

/**
 * Fetches a part of the console, in time.
 *
 * @throws ChunkLoadError when it is late or lost; whatever its code throws otherwise
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('late')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw CHUNK_ERROR_PATTERN.test(String(cause)) ? new ChunkLoadError('lost', { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** {@link loadChunk}, for what is wanted now: a lost one may load the page again, once, and is waited for until it does. */
export async function loadChunkOrReload<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await loadChunk(load);
  } catch (error) {
    const isLost = error instanceof ChunkLoadError && error.reason === 'lost';
    if (isLost && !hasUnsavedInput() && (await reloadPageIfAllowed()))
      return new Promise(() => undefined);
    throw error;
  }
}
