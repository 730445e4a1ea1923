import type { Page } from '@playwright/test';

/** The calls that a fault hits, by the pattern of their URL and by their method. */
export interface FaultTarget {
  readonly page: Page;
  readonly url: string;
  readonly method: 'GET' | 'PATCH';
}

/** Ends a fault. */
export type Repair = () => Promise<void>;

/** A fault of the network, of the platform or of the browser. @see REL-01 */
export interface Fault {
  readonly name: string;
  /** Starts the fault. */
  readonly begin: (target: FaultTarget) => Promise<Repair>;
  /**
   * What the screen shows until the repair: an error with its remedy; its content, perhaps with an error next to it; or
   * that it is loading.
   */
  readonly effect: 'error' | 'content' | 'loading';
}
