import type { Identifier, RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ColumnOverrides } from '../../columns/columns.ts';

interface ExtraDataOptions {
  readonly provider: ConsoleDataProvider;
  /** The requested columns; others need not be loaded. */
  readonly sources: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Adds the additional data of a list to rows.
 *
 * @throws the error of the platform: a file without these values would be misleading
 */
export type FetchExtraData = (
  rows: readonly RaRecord[],
  options: ExtraDataOptions,
) => Promise<readonly RaRecord[]>;

/** A list, or a selection of records elsewhere, as the source of an export. */
export interface ExportSource {
  /** Includes the additional columns of the list. */
  readonly descriptor: ResourceDescriptor;
  readonly columns?: ColumnOverrides | undefined;
  readonly fetchExtraData?: FetchExtraData | undefined;
  /** The records of a selection that is not a list's. */
  readonly ids?: readonly Identifier[] | undefined;
}
