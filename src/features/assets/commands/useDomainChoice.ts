import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import { idSet, sameId } from '../../../domain/sameId.ts';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { type DomainPath, withDomain } from './withDomain.ts';

/** The domains that a command goes to, none of which lies in another; none of them means the whole city. */
export function useDomainChoice(domains: TreeResource, start: Identifier | undefined) {
  const provider = useDataProvider();
  const [ids, setIds] = useState<readonly Identifier[]>(start === undefined ? [] : [start]);

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
    if (ids.some(each => sameId(each, id))) {
      setIds(ids.filter(each => !sameId(each, id)));
      return;
    }
    const [picked, ...chosen] = await Promise.all([id, ...ids].map(pathOf));
    if (picked) setIds(withDomain(chosen, picked));
  };
  return { ids, toggle: (id: Identifier) => void toggle(id), clear: () => setIds([]) };
}
