import { type Identifier, useTranslate } from 'react-admin';

import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import type { TreeResource } from './treePages.ts';
import { useTreePath } from './useTreePath.ts';

interface TreePathProps {
  readonly descriptor: TreeResource;
  readonly id: Identifier;
  /** False while the record is being deleted. */
  readonly isLive: boolean;
  readonly onSelect: (id: Identifier) => void;
}

/** Shows the path of a record; each step is a link. */
export const TreePath = ({ descriptor, id, isLive, onSelect }: TreePathProps) => {
  const translate = useTranslate();
  const nameOf = useRepresentRecord(descriptor.name);
  const { path } = useTreePath(descriptor, id, isLive);
  const ancestors = path?.slice(0, -1) ?? [];
  return (
    <nav className="tree-path text-2 mb-4 fs-12" aria-label={translate('tree.path')}>
      <ol className="wrap">
        {ancestors.map(({ record }) => (
          <li className="row" key={record.id}>
            <button type="button" onClick={() => onSelect(record.id)}>
              <bdi>{nameOf(record)}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
