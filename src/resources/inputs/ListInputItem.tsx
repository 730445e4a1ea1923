import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';

interface ListInputItemProps {
  readonly id: string;
  readonly index: number;
  /** Of the list: an item has none. */
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One item of a list input, between its drag handle and its remove button. */
export const ListInputItem = ({
  id,
  index,
  label,
  isReadOnly,
  onMove,
  onRemove,
  children,
}: ListInputItemProps) => {
  const translate = useTranslate();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: isReadOnly });
  const messageArgs = { field: label, n: index + 1 };
  const handleKeyDown = (event: KeyboardEvent) => {
    const offset = KEY_STEPS[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    onMove(index + offset);
  };
  return (
    <div
      ref={setNodeRef}
      className={`list-row flex items-start gap-4 ${isDragging ? 'relative z-1 rounded-2 bg-(--raised) elevation-2' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-row={index}
    >
      {!isReadOnly && (
        <IconButton
          {...listeners}
          ref={setActivatorNodeRef}
          className="cursor-grab touch-none"
          size="small"
          aria-label={translate('form.list.move', messageArgs)}
          onKeyDown={handleKeyDown}
          data-moves
        >
          <Icon name="grip" />
        </IconButton>
      )}
      <div className="grid min-w-0 flex-1 gap-16">{children}</div>
      {!isReadOnly && (
        <IconButton
          size="small"
          aria-label={translate('form.list.remove', messageArgs)}
          onClick={onRemove}
          data-removes
        >
          <Icon name="trash" />
        </IconButton>
      )}
    </div>
  );
};
