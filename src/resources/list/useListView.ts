import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFullScreen } from '../../ui/useFullScreen.ts';
import type { ColumnOverrides } from './columns.ts';
import { useColumns } from './useColumns.ts';
import { useDensity } from './useDensity.ts';

/** How a person looks at a list; what is asked of it stands in the address. */
export function useListView(descriptor: ResourceDescriptor, overrides?: ColumnOverrides) {
  return {
    density: useDensity(descriptor.name),
    columns: useColumns(descriptor, overrides),
    fullScreen: useFullScreen(),
  };
}

export type ListView = ReturnType<typeof useListView>;
