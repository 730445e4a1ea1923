import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Some tests hold a response back for ever; those do not wait for it longer than this. */
const PENDING_LIMIT_MS = 1_000;

/**
 * Counts the requests of the screens of a test, to wait for the last ones at its end. A request that is sent later would reach the
 * platform of the next test: react-admin collects the ids of records for one turn of the event loop, also while a page is being
 * closed, and the first request of a page waits for the configuration of the site.
 *
 * @example
 * const requests = new RequestCounter();
 * requests.start(requestId); // and `end(requestId)` with its response
 * await requests.waitForLast();
 */
export class RequestCounter {
  #startedCount = 0;
  readonly #pendingIds = new Set<unknown>();

  /** @param id what identifies the request, unique among the pending ones */
  start(id: unknown): void {
    this.#startedCount += 1;
    this.#pendingIds.add(id);
  }

  end(id: unknown): void {
    this.#pendingIds.delete(id);
  }

  /** Ends when no request is pending and one turn of the event loop has started none. */
  async waitForLast(): Promise<void> {
    const isIdle = () => expect(this.#pendingIds.size).toBe(0);
    let countBefore;
    do {
      countBefore = this.#startedCount;
      // Ends after the turn that follows a successful check.
      await waitFor(isIdle, { timeout: PENDING_LIMIT_MS }).catch(() => this.#pendingIds.clear());
    } while (this.#startedCount !== countBefore);
  }
}
