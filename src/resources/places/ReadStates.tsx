import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { isOffline } from '../list/useOutage.ts';
import { useErrorWords } from '../useErrorWords.ts';

interface ReadStatesProps<Answer> {
  /** Why the person may not read it. */
  readonly denied?: string | undefined;
  readonly answer: Answer | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: (answer: Answer) => ReactNode;
}

/** What is read from one call: denied, on its way, failed, or there. What was there before stays when a reading fails. */
export function ReadStates<Answer>({
  denied,
  answer,
  error,
  onRetry,
  children,
}: ReadStatesProps<Answer>): ReactNode {
  const translate = useTranslate();
  const words = useErrorWords();
  const isRefused = (error as { readonly status?: unknown } | null)?.status === 403;
  if (denied !== undefined || isRefused)
    return (
      <EmptyState
        kind="denied"
        title={translate('shell.denied')}
        hint={denied ?? translate('action.denied')}
        action={<Link to="/">{translate('shell.toHome')}</Link>}
      />
    );
  if (answer !== undefined) return children(answer);
  if (error)
    return (
      <EmptyState
        kind={isOffline(error) ? 'offline' : 'failed'}
        title={translate(isOffline(error) ? 'list.offline' : 'record.failed')}
        hint={words(error)}
        action={<ActionButton onClick={onRetry}>{translate('shell.retry')}</ActionButton>}
      />
    );
  return <SkeletonRows />;
}
