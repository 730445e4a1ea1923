import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from './ActionButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './icons/Icon.tsx';

interface LoadErrorProps {
  /** `offline` where the console has no connection. */
  readonly kind?: 'failed' | 'offline';
  readonly title: string;
  readonly hint?: ReactNode;
  readonly onRetry: () => unknown;
  readonly isRetrying?: boolean;
  /** Shown next to the retry button. */
  readonly retryNote?: ReactNode;
}

/** The empty state of content that did not load, with a retry. */
export const LoadError = ({
  kind = 'failed',
  title,
  hint,
  onRetry,
  isRetrying = false,
  retryNote,
}: LoadErrorProps) => {
  const translate = useTranslate();
  return (
    <EmptyState
      kind={kind}
      title={title}
      hint={hint}
      action={
        <>
          <ActionButton
            startIcon={<Icon name="refresh" />}
            isPending={isRetrying}
            onClick={() => void onRetry()}
          >
            {translate('shell.retry')}
          </ActionButton>
          {retryNote}
        </>
      }
    />
  );
};
