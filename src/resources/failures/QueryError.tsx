import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { isForbidden } from '../../domain/errorStatus.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { ErrorHint } from './ErrorHint.tsx';
import { isOffline } from './useOutage.ts';

interface QueryErrorProps {
  readonly error: unknown;
  /** What failed; default: a record. Without a connection, that is the title. */
  readonly title?: string | undefined;
  /** Default: the message of the error. */
  readonly hint?: ReactNode;
  /** Why the user may not read it. */
  readonly denialReason?: string | undefined;
  readonly onRetry: () => unknown;
  /** Shown next to the retry button. */
  readonly retryNote?: ReactNode;
}

/** The state of a failed query: denied, offline, or another error with its message and a retry. */
export const QueryError = ({
  error,
  title,
  hint,
  denialReason,
  onRetry,
  retryNote,
}: QueryErrorProps) => {
  const translate = useTranslate();
  if (isForbidden(error)) return <AccessDenied reason={denialReason} />;
  const isOfflineError = isOffline(error);
  return (
    <LoadError
      kind={isOfflineError ? 'offline' : 'failed'}
      title={isOfflineError ? translate('list.offline') : (title ?? translate('record.failed'))}
      hint={hint ?? <ErrorHint error={error} />}
      onRetry={onRetry}
      retryNote={retryNote}
    />
  );
};
