import './tree.css';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { Identifier } from 'react-admin';

import { idSet } from '../../domain/sameId.ts';
import { activeAt } from './activeAt.ts';
import { TreeLine } from './TreeLine.tsx';
import type { RecordRow, TreeRow } from './TreeRow.ts';
import type { OpenBranches } from './useOpenBranches.ts';
import { type Brought, useBrought } from './useBrought.ts';
import { useSight } from './useSight.ts';
import type { Tree } from './useTree.ts';
import { type TreeDrag, useTreeDrag } from './useTreeDrag.ts';
import { useTreeKeys } from './useTreeKeys.ts';

/** What can be done in a tree besides looking at it. */
export interface TreeEditing {
  /** Keys beyond those of every tree; true when it was one. */
  readonly onKey: (event: KeyboardEvent, row: RecordRow) => boolean;
  readonly drag: TreeDrag;
  /** What is to be moved. */
  readonly cut: Identifier | undefined;
}

export interface TreeViewProps extends Pick<OpenBranches, 'setOpen'> {
  readonly tree: Tree;
  /** What the tree is called for those who cannot see it. */
  readonly label: string;
  readonly chosen: ReadonlySet<Identifier>;
  /** Any number can be chosen; otherwise one at most. */
  readonly isMulti?: boolean;
  readonly nameOf: (row: RecordRow) => string;
  readonly onChoose: (row: RecordRow) => void;
  /** What a line has besides the name of its record. */
  readonly beside?: (row: RecordRow) => ReactNode;
  /** What is said where there are no records. */
  readonly none: (row: TreeRow) => string;
  readonly bring?: Brought | undefined;
  readonly editing?: TreeEditing | undefined;
}

/** What passes by for so many milliseconds is not asked for. */
const REST = 100;

/**
 * A tree of any size: only the lines in sight are drawn. It has one stop of the Tab key and every key of the ARIA
 * practices; the focus stays on the tree, which names its active line, so that a line may leave the sight.
 *
 * @see DOM-03, DOM-08, UX-10
 */
export const TreeView = (props: TreeViewProps) => {
  const { tree, label, chosen, nameOf, onChoose, setOpen, beside, editing } = props;
  const { rows, see, again } = tree;
  const base = useId();
  const [box, sight] = useSight(rows.length);
  const [active, setActive] = useState<TreeRow>();
  const dragOf = useTreeDrag(rows, editing?.drag, setOpen);
  useBrought(rows, props.bring, index => {
    setActive(rows[index]);
    sight.bring(index, true);
  });
  useEffect(() => {
    // What was just opened is read at once; what a turn of the wheel leads past is not.
    const inSight = rows.slice(sight.from, sight.to);
    const isNew = inSight.some(row => row.kind === 'unread' && row.setSize === 1);
    const rest = setTimeout(() => see(inSight), isNew ? 0 : REST);
    return () => clearTimeout(rest);
  }, [rows, sight.from, sight.to, see]);

  const chosenIds = idSet(chosen);
  const at = activeAt(rows, active, chosenIds);
  const named = (row: TreeRow) => (row.kind === 'record' ? nameOf(row) : '');
  const go = (index: number) => {
    setActive(rows[index]);
    sight.bring(index);
  };
  const take = (row: TreeRow) => {
    if (row.kind === 'record') onChoose(row);
    else if (row.kind === 'failed') again(row);
  };
  const open = (some: readonly TreeRow[], isOpen: boolean) =>
    setOpen(
      some.flatMap(row => (row.kind === 'record' ? [row.record.id] : [])),
      isOpen,
    );
  const onKeyDown = useTreeKeys({ rows, at, page: Math.max(1, sight.fits - 1) }, editing?.onKey, {
    nameOf: named,
    go,
    open,
    take,
  });

  return (
    <div
      ref={box}
      className="tree"
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={props.isMulti}
      aria-activedescendant={rows[at] ? idOf(base, at) : undefined}
      onKeyDown={onKeyDown}
      onScroll={sight.look}
    >
      <div role="none" className="tree-space" style={{ height: rows.length * sight.line }}>
        {indexesOf(sight, at, rows.length).map(index => {
          const row = rows[index];
          const record = row?.kind === 'record' ? row : undefined;
          return (
            row && (
              <TreeLine
                key={row.key}
                id={idOf(base, index)}
                row={row}
                top={index * sight.line}
                name={named(row)}
                isChosen={record && chosenIds.has(record.record.id)}
                hasBox={props.isMulti === true}
                isActive={index === at}
                isCut={record !== undefined && record.record.id === editing?.cut}
                beside={record && beside?.(record)}
                none={row.kind === 'none' ? props.none(row) : ''}
                drag={dragOf(row)}
                onPick={() => {
                  setActive(row);
                  take(row);
                }}
                onToggle={() => {
                  setActive(row);
                  open([row], record?.isOpen === false);
                }}
              />
            )
          );
        })}
      </div>
    </div>
  );
};

/** A key may have spaces, which an id may not. */
const idOf = (base: string, index: number) => `${base}${index}`;

/** The lines in sight, and the active one wherever it is: the tree names it. */
function indexesOf({ from, to }: { from: number; to: number }, at: number, count: number) {
  const inSight = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  return inSight.includes(at) || at >= count ? inSight : [...inSight, at];
}
