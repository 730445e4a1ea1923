import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';

interface ListRowProps {
  readonly id: string;
  readonly index: number;
  /** The name of the list. */
  readonly label: string;
  readonly isFixed: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One value of a list between its handle and its bin. */
export const ListRow = ({
  id,
  index,
  label,
  isFixed,
  onMove,
  onRemove,
  children,
}: ListRowProps) => {
  const translate = useTranslate();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: isFixed });
  const words = { field: label, n: index + 1 };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(index + by);
  };
  return (
    <div
      ref={setNodeRef}
      className={isDragging ? 'list-row list-row-dragged' : 'list-row'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-row={index}
    >
      {!isFixed && (
        <IconButton
          {...listeners}
          ref={setActivatorNodeRef}
          className="list-handle"
          size="small"
          aria-label={translate('form.list.move', words)}
          onKeyDown={step}
          data-moves
        >
          <Icon name="grip" />
        </IconButton>
      )}
      <div className="list-row-fields">{children}</div>
      {!isFixed && (
        <IconButton
          size="small"
          aria-label={translate('form.list.remove', words)}
          onClick={onRemove}
          data-removes
        >
          <Icon name="trash" />
        </IconButton>
      )}
    </div>
  );
};
