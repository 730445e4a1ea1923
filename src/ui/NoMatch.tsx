import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from './ActionButton.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NoMatchProps {
  readonly hint?: ReactNode;
  readonly onClearFilters: () => void;
}

/** The empty state of filtered rows: none matches, and a button clears the filters. */
export const NoMatch = ({ hint, onClearFilters }: NoMatchProps) => {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="noMatch"
      title={translate('list.noMatch')}
      hint={hint}
      action={
        <ActionButton onClick={() => onClearFilters()}>
          {translate('list.noMatch.clear')}
        </ActionButton>
      }
    />
  );
};
