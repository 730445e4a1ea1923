import { useGetIdentity, useStore } from 'react-admin';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ColumnChoice } from '../../list/columnChoice.ts';
import { useColumns } from '../../list/useColumns.ts';
import type { TableFormat } from '../table/TableWriter.ts';

/** For a reader in words, or as the platform stores it. */
export type ExportStyle = 'words' | 'stored';

/** How a person wants the file. */
export interface ExportChoice {
  /** The fields, in the order of their columns. */
  readonly sources: readonly string[];
  readonly style: ExportStyle;
  readonly format: TableFormat;
}

type Kept = Partial<Pick<ExportChoice, 'style' | 'format'>>;

/** How the files of a list were wanted the last time, kept per user and list; its columns begin as those of the list. */
export function useExportChoice(descriptor: ResourceDescriptor) {
  const { identity } = useGetIdentity();
  const [kept, keep] = useStore<Kept>(`export.${identity?.id ?? ''}.${descriptor.name}`, {});
  const columns = useColumns(descriptor);
  const start: ColumnChoice = columns.choice;
  return {
    start,
    columns: columns.all.map(column => ({ ...column, names: false })),
    style: kept.style === 'stored' ? ('stored' as const) : ('words' as const),
    format: kept.format === 'csv' ? ('csv' as const) : ('xlsx' as const),
    keep: (part: Kept) => keep({ ...kept, ...part }),
  };
}
