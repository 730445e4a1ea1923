import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useFocusAfterGone } from './useFocusAfterGone.ts';
import { useNearby } from './useNearby.ts';

/** The menu of a row: where it hangs while it is open. */
export interface RowMenu {
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
}

interface RowActionsProps {
  /** What the record is called. */
  readonly record: string;
  /** A dialog of this row was open when a session ended: it opens again with the row. */
  readonly waits?: boolean;
  /** The offers, drawn once somebody comes near: a page of rows has a hundred of them. */
  readonly children: (menu: RowMenu) => ReactNode;
}

/**
 * What can be done with a row: “⋯” for touch and keyboard, and more of it once the row is hovered or focused. One
 * stop of the Tab key a row; the arrow keys go along the icons.
 *
 * @see spec PERF-07
 */
export const RowActions = ({ record, waits = false, children }: RowActionsProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [waited] = useState(waits);
  const { isNear, listenHere, come } = useNearby();
  const { onFocus, onBlur } = useFocusAfterGone();
  return (
    <div
      ref={listenHere}
      className="row-actions"
      onKeyDown={walk}
      onBlur={onBlur}
      onFocus={event => {
        come();
        onFocus(event);
      }}
    >
      {(isNear || waited || anchor) && children({ anchor, onClose: () => setAnchor(undefined) })}
      <button
        type="button"
        className="row-more"
        aria-label={translate('record.more', { record })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </button>
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function walk({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = STEPS[key];
  // A dialog or a menu of this row has arrow keys of its own.
  if (!step || !currentTarget.contains(target as Node)) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const now = buttons.findIndex(button => button === document.activeElement);
  buttons[now + step]?.focus();
}
