import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import type { PlaceholderRow, TreeRow } from './TreeRow.ts';

/** Where a dropped record is placed: below the row as its parent, or next to it. */
export type DropPosition = 'into' | 'before' | 'after';

/** The drag state and handlers of a row. */
export interface TreeItemDrag {
  readonly isDraggable: boolean;
  /** Set while the row is the drop target. */
  readonly dropPosition: DropPosition | undefined;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  /** Returns whether a drop is allowed here. */
  readonly onDragOver: () => boolean;
  readonly onDrop: () => void;
}

interface TreeItemProps {
  readonly id: string;
  readonly row: TreeRow;
  /** The vertical offset in pixels. */
  readonly top: number;
  readonly name: string;
  /** Undefined for placeholders, which cannot be selected. */
  readonly isSelected: boolean | undefined;
  /** Whether the row has a checkbox, for multiple selection. */
  readonly hasCheckbox: boolean;
  /** Whether it is the active row of keyboard navigation. */
  readonly isActive: boolean;
  /** Whether the record was cut, to be moved. */
  readonly isCut: boolean;
  readonly icon?: ReactNode;
  /** Replaces the name while it is edited. */
  readonly nameInput?: ReactNode;
  readonly adornment: ReactNode;
  /** The text of an empty branch. */
  readonly emptyText: string;
  readonly onPick: (event: MouseEvent) => void;
  readonly onDoubleClick: (() => void) | undefined;
  readonly onToggle: () => void;
  readonly drag: TreeItemDrag | undefined;
}

/** One row of a tree: a record, or a placeholder. */
export const TreeItem = (props: TreeItemProps) => {
  const { id, row, top, name, isSelected, isActive, isCut, adornment, emptyText, onPick, drag } =
    props;
  const isOpen = row.kind === 'record' ? row.isOpen : undefined;
  return (
    <div
      id={id}
      role="treeitem"
      className={`tree-line tree-${row.kind}`}
      data-active={isActive || undefined}
      data-cut={isCut || undefined}
      data-over={drag?.dropPosition}
      style={getRowStyle(row, top)}
      aria-level={row.depth}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      aria-busy={row.kind === 'unread' || undefined}
      onClick={onPick}
      onDoubleClick={props.onDoubleClick}
      {...(drag && getDragProps(drag, name))}
    >
      <Chevron isOpen={isOpen} onToggle={props.onToggle} />
      {props.hasCheckbox && isSelected !== undefined && (
        <span
          className={isSelected ? 'check border-(--accent) bg-(--accent)' : 'check'}
          aria-hidden="true"
        >
          {isSelected && <Icon name="check" size={12} />}
        </span>
      )}
      {props.icon}
      {row.kind === 'record' ? (
        (props.nameInput ?? (
          <bdi className="tree-name truncate print:overflow-visible print:whitespace-normal">
            {name}
          </bdi>
        ))
      ) : (
        <PlaceholderText row={row} emptyText={emptyText} />
      )}
      {adornment ||
        (row.kind === 'record' && row.childCount !== undefined && (
          <ChildCount count={row.childCount} />
        ))}
    </div>
  );
};

/** The indentation per level in pixels; a line connects the row to the chevron of its parent. */
const INDENT_PX = 16;
const getRowStyle = ({ depth }: TreeRow, top: number) => ({
  transform: `translateY(${top}px)`,
  paddingInlineStart: 4 + (depth - 1) * INDENT_PX,
  backgroundSize: `${(depth - 1) * INDENT_PX}px 100%`,
});

/** The number of children; rows announce it to screen readers. */
const ChildCount = ({ count }: { readonly count: number }) => {
  const formatNumber = useFormatNumber();
  return (
    <span className="tree-suffix truncate text-3" aria-hidden="true">
      {formatNumber(count)}
    </span>
  );
};

const getDragProps = (drag: TreeItemDrag, name: string) => ({
  draggable: drag.isDraggable,
  onDragStart: (event: React.DragEvent) => {
    event.dataTransfer.setData('text/plain', name);
    event.dataTransfer.effectAllowed = 'move';
    drag.onDragStart();
  },
  onDragEnd: drag.onDragEnd,
  onDragOver: (event: React.DragEvent) => {
    if (drag.onDragOver()) event.preventDefault();
  },
  onDrop: (event: React.DragEvent) => {
    event.preventDefault();
    drag.onDrop();
  },
});

interface ChevronProps {
  readonly isOpen: boolean | undefined;
  readonly onToggle: () => void;
}

/** For pointers only: arrow keys expand and collapse, and the row announces its state. */
const Chevron = ({ isOpen, onToggle }: ChevronProps) =>
  isOpen === undefined ? (
    <span className="tree-chevron grid w-(--tree-chevron) flex-none place-items-center self-stretch text-3" />
  ) : (
    <span
      className={`tree-chevron grid w-(--tree-chevron) flex-none place-items-center self-stretch text-3 ${isOpen ? '[&_.icon]:transform-[rotate(90deg)]' : ''}`}
      aria-hidden="true"
      onClick={event => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Icon name="right" size={12} />
    </span>
  );

const PlaceholderText = ({
  row,
  emptyText,
}: {
  readonly row: PlaceholderRow;
  readonly emptyText: string;
}) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  if (row.kind === 'unread')
    return <span className="visually-hidden">{translate('form.loading')}</span>;
  if (row.kind === 'none') return <span>{emptyText}</span>;
  return (
    <span className="tree-name truncate print:overflow-visible print:whitespace-normal">
      {getErrorMessage(row.error)} <b>{translate('shell.retry')}</b>
    </span>
  );
};
