import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useGetOne } from 'react-admin';

import { idSet, sameId } from '../../../domain/sameId.ts';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { type DomainPath, withDomain } from './withDomain.ts';

/**
 * The domains that a command goes to, none of which lies in another; an empty list is the whole city. Undefined until a
 * domain of the address has been read, or where it cannot be: nothing is chosen then.
 */
export function useDomainChoice(domains: TreeResource, start: Identifier | undefined) {
  const provider = useDataProvider();
  const [chosen, setIds] = useState<readonly Identifier[] | undefined>(
    start === undefined ? [] : undefined,
  );
  const { data, error } = useGetOne<RaRecord>(
    domains.name,
    { id: start },
    { enabled: chosen === undefined, retry: false },
  );
  const ids = chosen ?? (data && [data.id]);

  const pathOf = async (id: Identifier): Promise<DomainPath> => {
    const above: Identifier[] = [];
    const parentOf = async (of: Identifier) => {
      const { data } = await provider.getOne<RaRecord>(domains.name, { id: of });
      return (data[domains.tree.parent] as Identifier | null | undefined) ?? undefined;
    };
    let at = await parentOf(id);
    while (at !== undefined && !idSet(above).has(at)) {
      above.push(at);
      at = await parentOf(at);
    }
    return { id, above };
  };
  const toggle = async (id: Identifier) => {
    if (ids?.some(each => sameId(each, id))) {
      setIds(ids.filter(each => !sameId(each, id)));
      return;
    }
    const [picked, ...others] = await Promise.all([id, ...(ids ?? [])].map(pathOf));
    if (picked) setIds(withDomain(others, picked));
  };
  return {
    ids,
    /** Why the domain of the address could not be read. */
    error: ids === undefined ? error : null,
    toggle: (id: Identifier) => void toggle(id),
    clear: () => setIds([]),
  };
}
