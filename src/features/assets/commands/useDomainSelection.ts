import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useGetOne } from 'react-admin';

import { createIdSet, isSameId } from '../../../domain/isSameId.ts';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { type DomainPath, addDomainToSelection } from './addDomainToSelection.ts';

/**
 * Returns the target domains of a command, none a descendant of another; an empty list is the whole city. Undefined
 * until the domain of the URL has loaded, or where that fails: then nothing is selected.
 */
export function useDomainSelection(domains: TreeResource, initialId: Identifier | undefined) {
  const provider = useDataProvider();
  const [selectedIds, setSelectedIds] = useState<readonly Identifier[] | undefined>(
    initialId === undefined ? [] : undefined,
  );
  const { data, error } = useGetOne<RaRecord>(
    domains.name,
    { id: initialId },
    { enabled: selectedIds === undefined, retry: false },
  );
  const ids = selectedIds ?? (data && [data.id]);

  const fetchDomainPath = async (id: Identifier): Promise<DomainPath> => {
    const ancestorIds: Identifier[] = [];
    const fetchParentId = async (domainId: Identifier) => {
      const { data } = await provider.getOne<RaRecord>(domains.name, { id: domainId });
      return (data[domains.tree.parent] as Identifier | null | undefined) ?? undefined;
    };
    let parentId = await fetchParentId(id);
    while (parentId !== undefined && !createIdSet(ancestorIds).has(parentId)) {
      ancestorIds.push(parentId);
      parentId = await fetchParentId(parentId);
    }
    return { id, ancestorIds };
  };
  const toggle = async (id: Identifier) => {
    if (ids?.some(each => isSameId(each, id))) {
      setSelectedIds(ids.filter(each => !isSameId(each, id)));
      return;
    }
    const [pickedPath, ...otherPaths] = await Promise.all(
      [id, ...(ids ?? [])].map(fetchDomainPath),
    );
    if (pickedPath) setSelectedIds(addDomainToSelection(otherPaths, pickedPath));
  };
  return {
    ids,
    /** Why the domain of the URL could not be read. */
    error: ids === undefined ? error : null,
    toggle: (id: Identifier) => void toggle(id),
    clear: () => setSelectedIds([]),
  };
}
