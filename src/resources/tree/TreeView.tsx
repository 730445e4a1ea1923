import './tree.css';

import type { VirtualItem } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import type { Identifier } from 'react-admin';

import { createIdSet } from '../../domain/isSameId.ts';
import { getActiveIndex } from './getActiveIndex.ts';
import { TreeItem } from './TreeItem.tsx';
import type { RecordRow, TreeRow } from './TreeRow.ts';
import type { OpenBranches } from './useOpenBranches.ts';
import { type RevealTarget, useReveal } from './useReveal.ts';
import { useRowVirtualizer } from '../../ui/useRowVirtualizer.ts';
import type { Tree } from './useTree.ts';
import { type TreeDrag, useTreeDrag } from './useTreeDrag.ts';
import { useTreeKeys } from './useTreeKeys.ts';

/** The editing handlers of a tree. */
export interface TreeEditing {
  /** Handles keys beyond those of every tree; returns whether it handled the key. */
  readonly onKey: (event: KeyboardEvent, row: RecordRow) => boolean;
  readonly drag: TreeDrag;
  /** The ids of the records that were cut. */
  readonly cutIds: ReadonlySet<Identifier>;
}

/** The keys that are held while a row is pressed. */
export type SelectionModifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export interface TreeViewProps extends Pick<OpenBranches, 'setOpen'> {
  readonly tree: Tree;
  /** The accessible name of the tree. */
  readonly label: string;
  readonly selectedIds: ReadonlySet<Identifier>;
  /** Whether several records can be selected. */
  readonly isMulti?: boolean;
  /** Whether several records are selected by checkboxes; without them, by Ctrl and Shift. */
  readonly hasCheckboxes?: boolean;
  readonly nameOf: (row: RecordRow) => string;
  readonly onSelect: (row: RecordRow, modifiers?: SelectionModifiers) => void;
  /** Handles the second press of a double click; the first one selects. */
  readonly onDoubleClick?: (row: RecordRow) => void;
  /** Renders an icon before the name. */
  readonly renderIcon?: (row: RecordRow) => ReactNode;
  /** Renders an input instead of the name that it edits. */
  readonly renderNameInput?: (row: RecordRow) => ReactNode;
  /** Renders additional content of a row after the name. */
  readonly renderAdornment?: (row: RecordRow) => ReactNode;
  /** Returns the text of an empty branch. */
  readonly getEmptyText: (row: TreeRow) => string;
  readonly revealTarget?: RevealTarget | undefined;
  readonly editing?: TreeEditing | undefined;
}

/** Milliseconds. Rows that are scrolled past faster are not loaded. */
const LOAD_DELAY_MS = 100;

/**
 * A tree of any size: only visible rows are rendered. It is one tab stop with all keys of the ARIA practices; the focus
 * stays on the tree, which names its active row, so that a row can be scrolled out of view.
 *
 * @see DOM-03, DOM-08, UX-10
 */
export const TreeView = (props: TreeViewProps) => {
  const { tree, label, selectedIds, nameOf, onSelect, setOpen, renderAdornment, editing } = props;
  const { rows, loadVisible, retry } = tree;
  const base = useId();
  const { scrollElementRef, virtualItems, totalSize, rowHeight, visibleCount, scrollToIndex } =
    useRowVirtualizer({ count: rows.length });
  const startIndex = virtualItems[0]?.index ?? 0;
  const endIndex = virtualItems.at(-1)?.index ?? -1;
  const [active, setActive] = useState<TreeRow>();
  const getItemDrag = useTreeDrag(rows, editing?.drag, setOpen);
  const skipReveal = useReveal(rows, props.revealTarget, index => {
    setActive(rows[index]);
    scrollToIndex(index, 'center');
  });
  useEffect(() => {
    // Opened branches are loaded immediately; rows that are scrolled past are not.
    const visibleRows = rows.slice(startIndex, endIndex + 1);
    const isNew = visibleRows.some(row => row.kind === 'unread' && row.setSize === 1);
    const timer = setTimeout(() => loadVisible(visibleRows), isNew ? 0 : LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [rows, startIndex, endIndex, loadVisible]);

  const selectedIdSet = createIdSet(selectedIds);
  const activeIndex = getActiveIndex(rows, active, selectedIdSet);
  const getRowName = (row: TreeRow) => (row.kind === 'record' ? nameOf(row) : '');
  const activate = (row: TreeRow | undefined) => {
    skipReveal();
    setActive(row);
  };
  const moveTo = (index: number) => {
    activate(rows[index]);
    scrollToIndex(index);
  };
  const selectRow = (row: TreeRow, modifiers?: SelectionModifiers) => {
    if (row.kind === 'record') onSelect(row, modifiers);
    else if (row.kind === 'failed') retry(row);
  };
  const setRowsOpen = (targetRows: readonly TreeRow[], isOpen: boolean) =>
    setOpen(
      targetRows.flatMap(row => (row.kind === 'record' ? [row.record.id] : [])),
      isOpen,
    );
  const onKeyDown = useTreeKeys(
    { rows, activeIndex, pageSize: Math.max(1, visibleCount - 1) },
    editing?.onKey,
    {
      nameOf: getRowName,
      moveTo,
      setRowsOpen,
      select: selectRow,
    },
  );

  return (
    <div
      ref={scrollElementRef}
      className="tree relative min-h-0 flex-[1_1_160px] overflow-auto contain-strict [--row-height:30px] [--tree-chevron:22px] focus-visible:outline-none print:overflow-visible print:contain-none pointer-coarse:[--row-height:44px] pointer-coarse:[--tree-chevron:36px]"
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={props.isMulti}
      aria-activedescendant={rows[activeIndex] ? getItemId(base, activeIndex) : undefined}
      onKeyDown={onKeyDown}
    >
      <div role="none" className="relative print:h-auto!" style={{ height: totalSize }}>
        {getRenderedIndexes(virtualItems, activeIndex, rows.length).map(index => {
          const row = rows[index];
          const record = row?.kind === 'record' ? row : undefined;
          return (
            row && (
              <TreeItem
                key={row.key}
                id={getItemId(base, index)}
                row={row}
                top={index * rowHeight}
                name={getRowName(row)}
                isSelected={record && selectedIdSet.has(record.record.id)}
                hasCheckbox={props.hasCheckboxes ?? props.isMulti === true}
                icon={record && props.renderIcon?.(record)}
                nameInput={record && props.renderNameInput?.(record)}
                isActive={index === activeIndex}
                isCut={record !== undefined && editing?.cutIds.has(record.record.id) === true}
                adornment={record && renderAdornment?.(record)}
                emptyText={row.kind === 'none' ? props.getEmptyText(row) : ''}
                drag={getItemDrag(row)}
                onPick={modifiers => {
                  activate(row);
                  selectRow(row, modifiers);
                }}
                onDoubleClick={
                  record && props.onDoubleClick && (() => props.onDoubleClick?.(record))
                }
                onToggle={() => {
                  activate(row);
                  setRowsOpen([row], record?.isOpen === false);
                }}
              />
            )
          );
        })}
      </div>
    </div>
  );
};

/** A key may contain spaces, which an id may not. */
const getItemId = (base: string, index: number) => `${base}${index}`;

/** Returns the visible indexes, and always the active one: the tree references it. */
function getRenderedIndexes(
  virtualItems: readonly VirtualItem[],
  activeIndex: number,
  count: number,
) {
  const visibleIndexes = virtualItems.map(({ index }) => index);
  return visibleIndexes.includes(activeIndex) || activeIndex >= count
    ? visibleIndexes
    : [...visibleIndexes, activeIndex];
}
