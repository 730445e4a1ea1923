import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportMode } from '../cells/importFields.ts';
import type { Desk, ReadyRow, Refused } from '../desk/Desk.ts';

/** What became of the rows that were sent. */
export interface Sent {
  readonly created: number;
  readonly updated: number;
  /** What the platform did not take, each with its reason. */
  readonly refused: readonly Refused[];
  /** Rows that may be in: no answer came, or none that says so. */
  readonly unclear: readonly Refused[];
  /** Rows that were not begun: it was cancelled, the session or the connection ended. */
  readonly unsent: readonly Refused[];
}

export interface SendOptions {
  readonly provider: ConsoleDataProvider;
  readonly descriptor: ResourceDescriptor;
  readonly desk: Desk;
  readonly mode: ImportMode;
  /** How many rows there are to send. */
  readonly total: number;
  readonly wordsFor: (error: unknown) => string;
  readonly notSent: string;
  /** What is said before the reason, of a row that may be in. */
  readonly unclear: string;
  /** Of a record that is gone since the rows were checked. */
  readonly missing: (key: string) => string;
}

/** Rows on their way, and what is noted of each. */
export interface Sending extends SendOptions {
  /** Whether another row may be begun. */
  readonly goesOn: () => boolean;
  readonly done: (action: ReadyRow['action'], count: number) => void;
  /** @param wasSent false where it failed before the row went */
  readonly failed: (row: ReadyRow, error: unknown, wasSent?: boolean) => void;
  readonly refuse: (row: ReadyRow, reason: string) => void;
}

/** The status of an answer; 0 where there was none, undefined where there was no call. */
export const statusOf = (error: unknown): unknown =>
  (error as { readonly status?: unknown } | undefined)?.status;
