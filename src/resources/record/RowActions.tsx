import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useFocusAfterDelete } from './useFocusAfterDelete.ts';
import { useRowActivation } from './useRowActivation.ts';

/** The open menu of a row, with its anchor. */
export interface RowMenuProps {
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
}

interface RowActionsProps {
  readonly recordName: string;
  /** A dialog of this row was open when a session ended: it reopens with the row. */
  readonly hasPendingDialog?: boolean;
  /** The actions, rendered on first hover, touch or focus: a page of rows has a hundred of them. */
  readonly children: (menu: RowMenuProps) => ReactNode;
}

/**
 * The actions of a row: “⋯” for touch and keyboard, and more icons while the row is hovered or focused. One tab stop
 * per row; the arrow keys move along the icons.
 *
 * @see PERF-07
 */
export const RowActions = ({ recordName, hasPendingDialog = false, children }: RowActionsProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [wasPending] = useState(hasPendingDialog);
  const { isActivated, rowRef, activate } = useRowActivation();
  const { onFocus, onBlur } = useFocusAfterDelete();
  return (
    <div
      ref={rowRef}
      className="row-actions relative inline-flex items-center justify-end [background:inherit] print:hidden!"
      onKeyDown={moveFocus}
      onBlur={onBlur}
      onFocus={event => {
        activate();
        onFocus(event);
      }}
    >
      {(isActivated || wasPending || anchor) &&
        children({ anchor, onClose: () => setAnchor(undefined) })}
      <button
        type="button"
        className="row-more plain-button inline-grid size-[max(28px,var(--phone-target))] place-items-center rounded-2 p-0 text-2 [transition:background-color_100ms] hover:bg-(--hover) hover:text-1 print:hidden!"
        aria-label={translate('record.more', { record: recordName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </button>
    </div>
  );
};

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = KEY_STEPS[key];
  // A dialog or a menu of this row handles arrow keys itself.
  if (!step || !currentTarget.contains(target as Node)) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const focusedIndex = buttons.findIndex(button => button === document.activeElement);
  buttons[focusedIndex + step]?.focus();
}
