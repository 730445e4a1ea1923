import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';

import { useDebouncedText } from '../../ui/useDebouncedText.ts';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { ParentName } from './ParentName.tsx';
import { getParentId } from './treeRelations.ts';
import type { TreeResource } from './treePages.ts';
import type { RecordRow, TreeRow } from './TreeRow.ts';
import { TreeSearch } from './TreeSearch.tsx';
import { type TreeEditing, TreeView } from './TreeView.tsx';
import type { OpenBranches } from './useOpenBranches.ts';
import { type TreePathStep, useTreePath } from './useTreePath.ts';
import { type Tree, useTree } from './useTree.ts';

interface TreePaneProps {
  readonly descriptor: TreeResource;
  /** The accessible name of the tree; by default the plural of the resource. */
  readonly label?: string;
  /** The label of the search box; by default "Name" of the resource. */
  readonly searchLabel?: string;
  readonly branches: OpenBranches;
  /** The selected ids; several only with `isMulti`. */
  readonly selectedIds: ReadonlySet<Identifier>;
  readonly isMulti?: boolean;
  /** The record to scroll into view: its ancestors are opened. */
  readonly revealId?: Identifier | undefined;
  readonly onSelect: (record: RaRecord) => void;
  /** Renders additional content of a row after the name. */
  readonly renderAdornment?: (row: RecordRow) => ReactNode;
  readonly autoFocus?: boolean;
  /** The editing handlers of the tree. */
  readonly editing?: (tree: Tree) => TreeEditing;
}

/**
 * The tree of a resource with a name search: lazily loaded, for any size, by pointer and keyboard.
 *
 * @see DOM-03, DOM-06, DOM-08
 */
export const TreePane = (props: TreePaneProps) => {
  const { descriptor, branches, renderAdornment } = props;
  const { name, plural, label } = descriptor;
  const translate = useTranslate();
  const text = useLocalizedText();
  const nameOf = useRepresentRecord(name);
  const [searchText, setSearchText] = useState('');
  const [keyword, , searchNow] = useDebouncedText(searchText);
  const { path, isFetching } = useTreePath(descriptor, props.revealId);
  const pathPages = useMemo(
    () => path?.map(({ record, page }) => ({ parent: getParentId(descriptor, record), page })),
    [path, descriptor],
  );
  const pathKey = path && getPathKey(path);
  useOpenPath(path, pathKey, branches);
  const tree = useTree(descriptor, { open: branches.open, keyword, extraPages: pathPages });
  useOpenSingleRoot(tree.rows, branches);
  const isSearching = keyword !== '';
  return (
    <div className="tree-pane stack min-h-0 min-w-0 gap-8 print:block print:h-auto">
      <TreeSearch
        label={props.searchLabel ?? text(label)}
        value={searchText}
        onChange={setSearchText}
        onSearch={searchNow}
        autoFocus={props.autoFocus === true}
      />
      <TreeView
        key={keyword}
        tree={tree}
        label={props.label ?? text(plural)}
        selectedIds={props.selectedIds}
        isMulti={props.isMulti === true}
        revealTarget={
          props.revealId === undefined || isSearching
            ? undefined
            : // The path that is being read again may be that of before a move.
              { id: props.revealId, pathKey: isFetching ? undefined : pathKey }
        }
        nameOf={row => nameOf(row.record)}
        onSelect={row => props.onSelect(row.record)}
        setOpen={branches.setOpen}
        renderAdornment={row =>
          isSearching ? (
            <ParentName descriptor={descriptor} record={row.record} />
          ) : (
            renderAdornment?.(row)
          )
        }
        getEmptyText={({ depth }) =>
          isSearching
            ? translate('list.noMatch')
            : depth === 1
              ? translate('list.nothing', { plural: text(plural) })
              : translate('tree.none')
        }
        editing={props.editing?.(tree)}
      />
    </div>
  );
};

/** Returns a key of the path of a record: another position has another key. */
const getPathKey = (path: readonly TreePathStep[]) =>
  path.map(({ record, page }) => `${record.id} ${page}`).join('/');

/** Opens the ancestors of a record whenever its path changes. */
function useOpenPath(
  path: readonly TreePathStep[] | undefined,
  pathKey: string | undefined,
  { setOpen }: OpenBranches,
) {
  const open = useEffectEvent(() => {
    const ancestorIds = path?.slice(0, -1).map(({ record }) => record.id) ?? [];
    if (ancestorIds.length > 0) setOpen(ancestorIds, true);
  });
  useEffect(() => {
    if (pathKey !== undefined) open();
  }, [pathKey]);
}

/** Opens the root of a tree that has only one. */
function useOpenSingleRoot([first]: readonly TreeRow[], { isFresh, setOpen }: OpenBranches) {
  const isClosedSingleRoot =
    first?.kind === 'record' && first.setSize === 1 && first.isOpen === false;
  const singleRootId = isFresh && isClosedSingleRoot ? first.record.id : undefined;
  const open = useEffectEvent((id: Identifier) => setOpen([id], true));
  useEffect(() => {
    if (singleRootId !== undefined) open(singleRootId);
  }, [singleRootId]);
}
