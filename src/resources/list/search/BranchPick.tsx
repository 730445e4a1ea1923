import { useTranslate } from 'react-admin';

import { isId } from '../../kits/ids.ts';
import { TreePane } from '../../tree/TreePane.tsx';
import type { TreeResource } from '../../tree/treePages.ts';
import type { PickProps } from './PickProps.ts';
import { useBegunBranches } from './useBegunBranches.ts';

/** The tree of what a field can point at: what is below the one that is chosen is asked for too. */
export const BranchPick = ({
  tree,
  value,
  onChoose,
}: PickProps & { readonly tree: TreeResource }) => {
  const translate = useTranslate();
  const branches = useBegunBranches(tree);
  const chosen = isId(value) ? value : undefined;
  return (
    <div className="search-pick search-pick-tree">
      <button
        type="button"
        className="search-option"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        {translate('list.search.any')}
      </button>
      <TreePane
        descriptor={tree}
        branches={branches}
        chosen={new Set(chosen === undefined ? [] : [chosen])}
        bring={chosen}
        onChoose={({ id }) => onChoose(id)}
        autoFocus
      />
    </div>
  );
};
