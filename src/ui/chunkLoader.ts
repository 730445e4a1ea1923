import { createListeners } from '../domain/createListeners.ts';

/** Maximum loading time of a chunk, in milliseconds. @see SHELL-24 */
const CHUNK_TIMEOUT_MS = 120_000;

/** Browser messages of a failed dynamic import, and Vite's of a style sheet. */
const CHUNK_ERROR_PATTERN = /dynamically imported module|module script|preload CSS/iu;

/** A chunk did not load: a timeout, or a failed request. */
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
const loadEnds = createListeners();

/** The shared state of lazy chunks. */
export const chunkLoader = {
  /**
   * Sets how to recover from a file that a deploy removed: by reloading the page.
   *
   * @param reloadPage resolves to whether it reloads
   */
  setReload(reloadPage: () => Promise<boolean>): void {
    reloadPageIfAllowed = reloadPage;
  },

  /**
   * Blocks a reload while there is unsaved input.
   *
   * @returns a function that removes the block
   */
  blockReloadWhile(isUnsaved: () => boolean): () => void {
    hasUnsavedInput = isUnsaved;
    return () => (hasUnsavedInput = () => false);
  },

  /** Registers how to reset a failed chunk: called by {@link chunkLoader.retryFailed}, on user action. */
  onRetry: (resetChunk: () => void): unknown => failedChunkResets.add(resetChunk),

  /** Resets the failed chunks, so that the next render loads them again. */
  retryFailed(): void {
    for (const resetChunk of failedChunkResets) resetChunk();
    failedChunkResets.clear();
  },

  /**
   * Notifies when a lazy component has loaded or failed.
   *
   * @returns how to end that
   */
  subscribe: loadEnds.subscribe,

  notifySettled: loadEnds.notify,
};

/**
 * Loads a chunk with a timeout.
 *
 * @throws ChunkLoadError on timeout or a failed request; otherwise what its code throws
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

/** {@link loadChunk} for a required chunk: a failed request may reload the page, once, and stays pending until then. */
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
