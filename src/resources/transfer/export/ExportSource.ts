import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ColumnOverrides } from '../../list/columns.ts';

interface ExtraDataOptions {
  readonly provider: ConsoleDataProvider;
  /** The columns that are wanted; others need not be read. */
  readonly sources: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Adds to rows of a resource what a list reads of them from other calls.
 *
 * @throws what the platform refuses: a file without these values would pass for one with none
 */
export type FetchExtraData = (
  rows: readonly RaRecord[],
  options: ExtraDataOptions,
) => Promise<readonly RaRecord[]>;

/** A list that is written to a file. */
export interface ExportSource {
  /** With the columns that only the list has. */
  readonly descriptor: ResourceDescriptor;
  readonly columns?: ColumnOverrides | undefined;
  readonly fetchExtraData?: FetchExtraData | undefined;
}
