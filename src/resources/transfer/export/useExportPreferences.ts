import { useGetIdentity, useStore } from 'react-admin';

import { useColumns } from '../../columns/useColumns.ts';
import type { TableFormat } from '../table/TableWriter.ts';
import type { ExportSource } from './ExportSource.ts';
import { expandColumnSources } from './expandColumnSources.ts';

/** Formatted for reading, or as the platform stores it. */
export type ExportStyle = 'labels' | 'stored';

/** The export settings of a user. */
export interface ExportPreferences {
  /** The field sources in column order. */
  readonly sources: readonly string[];
  readonly style: ExportStyle;
  readonly format: TableFormat;
}

type SavedPreferences = Partial<Pick<ExportPreferences, 'style' | 'format'>>;

/** The last export settings of a list, saved per user and list; the initial columns are those of the list. */
export function useExportPreferences({ descriptor, columns: overrides }: ExportSource) {
  const { identity } = useGetIdentity();
  const [saved, savePreferences] = useStore<SavedPreferences>(
    `export.${identity?.id ?? ''}.${descriptor.name}`,
    {},
  );
  const columns = useColumns(descriptor);
  return {
    initialColumns: expandColumnSources(columns.choice, overrides),
    columns: columns.all.map(column => ({ ...column, names: false })),
    style: saved.style === 'stored' ? ('stored' as const) : ('labels' as const),
    format: saved.format === 'csv' ? ('csv' as const) : ('xlsx' as const),
    savePreferences: (part: SavedPreferences) => savePreferences({ ...saved, ...part }),
  };
}
