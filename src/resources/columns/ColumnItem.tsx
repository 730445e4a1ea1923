import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import type { ListColumn } from './columns.ts';

interface ColumnItemProps {
  readonly column: ListColumn;
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
  /** Moves the column up (-1) or down (1); absent where it cannot be moved. */
  readonly onStep?: (step: number) => void;
}

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * One column: a checkbox to show it, a drag handle, and Alt with an arrow key to move it. The name column cannot be
 * hidden but moved, so its checkbox stays focusable.
 */
export const ColumnItem = ({ column, shown, onShow, onStep }: ColumnItemProps) => {
  const { field, label, isNameColumn } = column;
  const text = useLocalizedText();
  const translate = useTranslate();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: field.source,
    disabled: !onStep,
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = KEY_STEPS[event.key];
    if (!step || !event.altKey || !onStep) return;
    event.preventDefault();
    const { target } = event;
    flushSync(() => onStep(step));
    // A moved list element is briefly removed from the DOM and loses its focus.
    (target as HTMLElement).focus();
  };
  return (
    <li
      ref={setNodeRef}
      className={`row relative min-h-[max(32px,var(--phone-target))] rounded-2 pr-10 hover:bg-(--hover) ${isDragging ? 'columns-dragged z-1 bg-(--hover) elevation-2' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={handleKeyDown}
    >
      <span
        className="columns-grip grid w-[max(28px,var(--phone-target))] cursor-grab touch-none place-items-center self-stretch text-3"
        {...listeners}
        aria-hidden="true"
      >
        {onStep && <Icon name="grip" size={14} />}
      </span>
      <label className="columns-label row min-w-0 flex-1 cursor-pointer gap-2 [&:has(:not(:checked))]:text-2">
        <span className="checkbox">
          <input
            type="checkbox"
            checked={shown}
            aria-disabled={isNameColumn}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onChange={event => !isNameColumn && onShow(event.target.checked)}
          />
        </span>
        {text(label)}
      </label>
      {isNameColumn && (
        <span className="type-12 flex-none text-3">{translate('columns.always')}</span>
      )}
    </li>
  );
};
