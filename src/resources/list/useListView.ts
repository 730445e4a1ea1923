import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFullScreen } from '../../ui/useFullScreen.ts';
import type { ColumnOverrides } from '../columns/columns.ts';
import { useColumns } from '../columns/useColumns.ts';
import { useDensity } from './useDensity.ts';

/** Returns the view settings of a list per user; its filter is in the URL. */
export function useListView(descriptor: ResourceDescriptor, overrides?: ColumnOverrides) {
  return {
    density: useDensity(descriptor.name),
    columns: useColumns(descriptor, overrides),
    fullScreen: useFullScreen(),
  };
}

export type ListView = ReturnType<typeof useListView>;
