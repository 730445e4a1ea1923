import { useState } from 'react';

import { ActionButton } from '../../ui/ActionButton.tsx';
import type { RecordAction } from '../record/RecordAction.ts';
import { RecordActionMenu } from '../record/RecordActionMenu.tsx';

interface BulkActionMenuProps {
  readonly actions: readonly RecordAction[];
  readonly label: string;
}

/** The menu of the actions that do not fit the bar. */
export const BulkActionMenu = ({ actions, label }: BulkActionMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <ActionButton
        className="bulk-action"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {label}
      </ActionButton>
      {anchor && (
        <RecordActionMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
};
