import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { useErrorWords } from '../useErrorWords.ts';
import type { PlaceRow, TreeRow } from './TreeRow.ts';

/** What a line does while something is dragged. */
export interface LineDrag {
  readonly isDraggable: boolean;
  /** What is dragged would be dropped here. */
  readonly isOver: boolean;
  readonly onStart: () => void;
  readonly onEnd: () => void;
  /** Whether it can be dropped here. */
  readonly onOver: () => boolean;
  readonly onDrop: () => void;
}

interface TreeLineProps {
  readonly id: string;
  readonly row: TreeRow;
  /** Where it is drawn, in pixels below the top. */
  readonly top: number;
  readonly name: string;
  /** Undefined where nothing can be chosen: what stands in for records. */
  readonly isChosen: boolean | undefined;
  /** Several can be chosen: each has a box. */
  readonly hasBox: boolean;
  /** The keys go to it. */
  readonly isActive: boolean;
  /** It is to be moved. */
  readonly isCut: boolean;
  readonly beside: ReactNode;
  /** What it says where there are no records. */
  readonly none: string;
  readonly onPick: () => void;
  readonly onToggle: () => void;
  readonly drag: LineDrag | undefined;
}

/** One line of a tree: a record, or what is to be said in place of records. */
export const TreeLine = (props: TreeLineProps) => {
  const { id, row, top, name, isChosen, isActive, isCut, beside, none, onPick, drag } = props;
  const isOpen = row.kind === 'record' ? row.isOpen : undefined;
  return (
    <div
      id={id}
      role="treeitem"
      className={`tree-line tree-${row.kind}`}
      data-active={isActive || undefined}
      data-cut={isCut || undefined}
      data-over={drag?.isOver || undefined}
      style={placeOf(row, top)}
      aria-level={row.depth}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={isOpen}
      aria-selected={isChosen}
      aria-busy={row.kind === 'unread' || undefined}
      onClick={onPick}
      {...(drag && dragProps(drag, name))}
    >
      <Chevron isOpen={isOpen} onToggle={props.onToggle} />
      {props.hasBox && isChosen !== undefined && (
        <span className={isChosen ? 'check check-on' : 'check'} aria-hidden="true">
          {isChosen && <Icon name="check" size={12} />}
        </span>
      )}
      {row.kind === 'record' ? (
        <bdi className="tree-name">{name}</bdi>
      ) : (
        <PlaceWords row={row} none={none} />
      )}
      {beside || (row.kind === 'record' && row.below !== undefined && <Below of={row.below} />)}
    </div>
  );
};

/** A level is so many pixels further in; a hairline leads down from the chevron above. */
const LEVEL = 16;
const placeOf = ({ depth }: TreeRow, top: number) => ({
  transform: `translateY(${top}px)`,
  paddingInlineStart: 4 + (depth - 1) * LEVEL,
  backgroundSize: `${(depth - 1) * LEVEL}px 100%`,
});

/** How many are below; lines say it to those who cannot see it. */
const Below = ({ of }: { readonly of: number }) => {
  const figure = useFigures();
  return (
    <span className="tree-beside" aria-hidden="true">
      {figure(of)}
    </span>
  );
};

const dragProps = (drag: LineDrag, name: string) => ({
  draggable: drag.isDraggable,
  onDragStart: (event: React.DragEvent) => {
    event.dataTransfer.setData('text/plain', name);
    event.dataTransfer.effectAllowed = 'move';
    drag.onStart();
  },
  onDragEnd: drag.onEnd,
  onDragOver: (event: React.DragEvent) => {
    if (drag.onOver()) event.preventDefault();
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

/** For a pointer only: the arrow keys open and close, and the line says which it is. */
const Chevron = ({ isOpen, onToggle }: ChevronProps) =>
  isOpen === undefined ? (
    <span className="tree-chevron" />
  ) : (
    <span
      className={isOpen ? 'tree-chevron tree-open' : 'tree-chevron'}
      aria-hidden="true"
      onClick={event => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Icon name="right" size={12} />
    </span>
  );

const PlaceWords = ({ row, none }: { readonly row: PlaceRow; readonly none: string }) => {
  const translate = useTranslate();
  const words = useErrorWords();
  if (row.kind === 'unread')
    return <span className="spoken-only">{translate('form.loading')}</span>;
  if (row.kind === 'none') return <span>{none}</span>;
  return (
    <span className="tree-name">
      {words(row.error)} <b>{translate('shell.retry')}</b>
    </span>
  );
};
