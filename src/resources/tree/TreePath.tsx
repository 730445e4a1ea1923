import { type Identifier, useTranslate } from 'react-admin';

import { useRepresentRecord } from '../ResourcesContext.ts';
import type { TreeResource } from './treePages.ts';
import { useTreePath } from './useTreePath.ts';

interface TreePathProps {
  readonly descriptor: TreeResource;
  readonly id: Identifier;
  /** False while it is about to go. */
  readonly isLive: boolean;
  readonly onSelect: (id: Identifier) => void;
}

/** Where a record stands: each step leads there. */
export const TreePath = ({ descriptor, id, isLive, onSelect }: TreePathProps) => {
  const translate = useTranslate();
  const nameOf = useRepresentRecord(descriptor.name);
  const ancestors = useTreePath(descriptor, id, isLive)?.slice(0, -1) ?? [];
  return (
    <nav className="tree-path" aria-label={translate('tree.path')}>
      <ol>
        {ancestors.map(({ record }) => (
          <li key={record.id}>
            <button type="button" onClick={() => onSelect(record.id)}>
              <bdi>{nameOf(record)}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
