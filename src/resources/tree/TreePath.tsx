import { type Identifier, useTranslate } from 'react-admin';

import { useRepresent } from '../ResourcesContext.ts';
import type { TreeResource } from './treePages.ts';
import { usePath } from './usePath.ts';

interface TreePathProps {
  readonly descriptor: TreeResource;
  readonly id: Identifier;
  /** False while it is about to go. */
  readonly isLive: boolean;
  readonly onChoose: (id: Identifier) => void;
}

/** Where a record stands: each step leads there. */
export const TreePath = ({ descriptor, id, isLive, onChoose }: TreePathProps) => {
  const translate = useTranslate();
  const nameOf = useRepresent(descriptor.name);
  const above = usePath(descriptor, id, isLive)?.slice(0, -1) ?? [];
  return (
    <nav className="tree-path" aria-label={translate('tree.path')}>
      <ol>
        {above.map(({ record }) => (
          <li key={record.id}>
            <button type="button" onClick={() => onChoose(record.id)}>
              <bdi>{nameOf(record)}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
