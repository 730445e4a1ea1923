import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListContext, useTranslate } from 'react-admin';

import { useErrorWords } from '../useErrorWords.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useText } from '../useText.ts';
import { useAsked } from './useAsked.ts';

interface ListEmptyProps {
  readonly descriptor: ResourceDescriptor;
  /** Adds the first record, where that can be done. */
  readonly add?: ReactNode;
}

/** There are no rows: nobody has added any, or none matches what is asked. */
export const ListEmpty = ({ descriptor, add }: ListEmptyProps) => {
  const translate = useTranslate();
  const text = useText();
  const plural = text(descriptor.plural).toLocaleLowerCase();
  const { asked, ask } = useAsked(descriptor);
  const count = asked.length;
  return count > 0 ? (
    <EmptyState
      kind="noMatch"
      title={translate('list.noMatch')}
      hint={translate('list.noMatch.hint', { smart_count: count, plural })}
      action={
        <ActionButton onClick={() => ask([])}>{translate('list.noMatch.clear')}</ActionButton>
      }
    />
  ) : (
    <EmptyState
      kind="nothing"
      title={translate('list.nothing', { plural })}
      hint={add ? translate('list.nothing.hint') : undefined}
      action={add}
    />
  );
};

/** The list could not be had: not allowed, no connection, or something broke. */
export const ListFailed = ({ error, plural }: { error: unknown; plural: string }) => {
  const translate = useTranslate();
  const words = useErrorWords();
  const { refetch } = useListContext();
  const status = (error as { status?: unknown }).status;
  if (status === 403) return <ListDenied plural={plural} />;
  return (
    <EmptyState
      kind={status === 0 ? 'offline' : 'failed'}
      title={translate(status === 0 ? 'list.offline' : 'list.failed')}
      hint={words(error)}
      action={
        <ActionButton startIcon={<Icon name="refresh" />} onClick={() => void refetch()}>
          {translate('shell.retry')}
        </ActionButton>
      }
    />
  );
};

export const ListDenied = ({ plural }: { plural: string }) => {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="denied"
      title={translate('shell.denied')}
      hint={translate('list.denied.hint', { plural })}
      action={<Link to="/">{translate('shell.toHome')}</Link>}
    />
  );
};
