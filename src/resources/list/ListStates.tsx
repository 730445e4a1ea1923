import { Link } from 'react-router-dom';
import { useListContext, useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useErrorWords } from '../useErrorWords.ts';
import { NextTry } from './NextTry.tsx';
import { useAge } from './useAge.ts';
import type { ListFailure } from './useAskedList.ts';
import { isOffline } from './useOutage.ts';

/** The list could not be had: not allowed, no connection, or something broke. */
export const ListFailed = ({ plural, ...failure }: ListFailure & { plural: string }) => {
  const { error, outage } = failure;
  const { refetch } = useListContext();
  const translate = useTranslate();
  if ((error as { status?: unknown }).status === 403) return <ListDenied plural={plural} />;
  const offline = isOffline(error);
  return (
    <EmptyState
      kind={offline ? 'offline' : 'failed'}
      title={translate(offline ? 'list.offline' : 'list.failed')}
      hint={offline ? <LastGood {...failure} /> : <FailedCall error={error} />}
      action={
        <>
          <ActionButton startIcon={<Icon name="refresh" />} onClick={() => void refetch()}>
            {translate('shell.retry')}
          </ActionButton>
          {outage && <NextTry at={outage.nextTry} />}
        </>
      }
    />
  );
};

const LastGood = ({ good }: ListFailure) => {
  const translate = useTranslate();
  const age = useAge(good);
  return age ? translate('list.lastGood', { age }) : translate('list.neverLoaded');
};

/** The words of the catalogue, and below them what to tell whoever runs the platform. */
const FailedCall = ({ error }: { readonly error: unknown }) => {
  const words = useErrorWords();
  const { call, status, code } = error as Readonly<Record<string, unknown>>;
  const trace = [call, status, code].filter(part => part !== undefined && part !== 0);
  return (
    <>
      {words(error)}
      {trace.length > 0 && <span className="list-trace">{trace.join(' · ')}</span>}
    </>
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
