import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';

import { useRested } from '../kits/useRested.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { Above } from './Above.tsx';
import { parentOf } from './relatives.ts';
import type { TreeResource } from './treePages.ts';
import type { RecordRow, TreeRow } from './TreeRow.ts';
import { TreeSearch } from './TreeSearch.tsx';
import { type TreeEditing, TreeView } from './TreeView.tsx';
import type { OpenBranches } from './useOpenBranches.ts';
import { type Step, usePath } from './usePath.ts';
import { type Tree, useTree } from './useTree.ts';

interface TreePaneProps {
  readonly descriptor: TreeResource;
  /** What the tree is called for those who cannot see it; the plural of the resource where it is absent. */
  readonly label?: string;
  /** What the box to search in says; "Name" of the resource where it is absent. */
  readonly searchLabel?: string;
  readonly branches: OpenBranches;
  /** What is chosen; with `isMulti`, any number. */
  readonly chosen: ReadonlySet<Identifier>;
  readonly isMulti?: boolean;
  /** A record that is to be seen: what is above it opens. */
  readonly bring?: Identifier | undefined;
  readonly onChoose: (record: RaRecord) => void;
  /** What a line has besides the name of its record. */
  readonly beside?: (row: RecordRow) => ReactNode;
  readonly autoFocus?: boolean;
  /** What can be done in the tree besides looking at it. */
  readonly editing?: (tree: Tree) => TreeEditing;
}

/**
 * The tree of a resource with a box to find records by their name: lazy, for any size, by pointer and keys.
 *
 * @see DOM-03, DOM-06, DOM-08
 */
export const TreePane = (props: TreePaneProps) => {
  const { descriptor, branches, beside } = props;
  const { name, plural, label } = descriptor;
  const translate = useTranslate();
  const text = useText();
  const nameOf = useRepresent(name);
  const [typed, setTyped] = useState('');
  const [words] = useRested(typed.trim());
  const path = usePath(descriptor, props.bring);
  const also = useMemo(
    () => path?.map(({ record, page }) => ({ parent: parentOf(descriptor, record), page })),
    [path, descriptor],
  );
  const where = path && whereOf(path);
  useOpened(path, where, branches);
  const tree = useTree(descriptor, { open: branches.open, words, also });
  useOnlyOne(tree.rows, branches);
  const isFound = words !== '';
  return (
    <div className="tree-pane">
      <TreeSearch
        label={props.searchLabel ?? text(label)}
        value={typed}
        onType={setTyped}
        autoFocus={props.autoFocus === true}
      />
      <TreeView
        key={words}
        tree={tree}
        label={props.label ?? text(plural)}
        chosen={props.chosen}
        isMulti={props.isMulti === true}
        bring={
          props.bring !== undefined && where !== undefined && !isFound
            ? { id: props.bring, where }
            : undefined
        }
        nameOf={row => nameOf(row.record)}
        onChoose={row => props.onChoose(row.record)}
        setOpen={branches.setOpen}
        beside={row =>
          isFound ? <Above descriptor={descriptor} record={row.record} /> : beside?.(row)
        }
        none={({ depth }) =>
          isFound
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

/** Says where a record stands, so that another place is another text. */
const whereOf = (path: readonly Step[]) =>
  path.map(({ record, page }) => `${record.id} ${page}`).join('/');

/** Opens what is above a record whenever it is found to stand somewhere else. */
function useOpened(
  path: readonly Step[] | undefined,
  where: string | undefined,
  { setOpen }: OpenBranches,
) {
  const open = useEffectEvent(() => {
    const above = path?.slice(0, -1).map(({ record }) => record.id) ?? [];
    if (above.length > 0) setOpen(above, true);
  });
  useEffect(() => {
    if (where !== undefined) open();
  }, [where]);
}

/** A tree with one record at its top begins with what is below it. */
function useOnlyOne([first]: readonly TreeRow[], { isFresh, setOpen }: OpenBranches) {
  const isAlone = first?.kind === 'record' && first.setSize === 1 && first.isOpen === false;
  const only = isFresh && isAlone ? first.record.id : undefined;
  const open = useEffectEvent((id: Identifier) => setOpen([id], true));
  useEffect(() => {
    if (only !== undefined) open(only);
  }, [only]);
}
