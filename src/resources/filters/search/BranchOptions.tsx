import { useTranslate } from 'react-admin';

import { isId } from '../../fields/ids.ts';
import { TreePane } from '../../tree/TreePane.tsx';
import type { TreeResource } from '../../tree/treePages.ts';
import type { SearchOptionsProps } from './SearchOptionsProps.ts';
import { useInitialBranches } from './useInitialBranches.ts';

/** A tree of the records that a field can reference; the selection includes the descendants. */
export const BranchOptions = ({
  tree,
  value,
  onChoose,
}: SearchOptionsProps & { readonly tree: TreeResource }) => {
  const translate = useTranslate();
  const branches = useInitialBranches(tree);
  const chosen = isId(value) ? value : undefined;
  return (
    <div className="search-pick search-pick-tree">
      <button
        type="button"
        className="search-option row flex-none gap-8 text-1"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        {translate('list.search.any')}
      </button>
      <TreePane
        descriptor={tree}
        branches={branches}
        selectedIds={new Set(chosen === undefined ? [] : [chosen])}
        revealId={chosen}
        onSelect={({ id }) => onChoose(id)}
        autoFocus
      />
    </div>
  );
};
