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
    <nav
      // Before the path is loaded too: a path of one line does not move what is below it.
      className="tree-path mb-4 min-h-[max(24px,var(--target))] text-12 text-2 [&_button]:min-h-[max(24px,var(--target))] [&_button]:cursor-pointer [&_button]:border-0 [&_button]:bg-transparent [&_button]:p-0 [&_button]:text-accent [&_button:hover]:underline"
      aria-label={translate('tree.path')}
    >
      <ol className="flex flex-wrap">
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
