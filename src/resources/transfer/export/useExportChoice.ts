import { useGetIdentity, useStore } from 'react-admin';

import { useColumns } from '../../list/useColumns.ts';
import type { TableFormat } from '../table/TableWriter.ts';
import type { ExportSource } from './ExportSource.ts';
import { withSources } from './withSources.ts';

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
export function useExportChoice({ descriptor, columns: overrides }: ExportSource) {
  const { identity } = useGetIdentity();
  const [kept, keep] = useStore<Kept>(`export.${identity?.id ?? ''}.${descriptor.name}`, {});
  const columns = useColumns(descriptor);
  return {
    start: withSources(columns.choice, overrides),
    columns: columns.all.map(column => ({ ...column, names: false })),
    style: kept.style === 'stored' ? ('stored' as const) : ('words' as const),
    format: kept.format === 'csv' ? ('csv' as const) : ('xlsx' as const),
    keep: (part: Kept) => keep({ ...kept, ...part }),
  };
}
