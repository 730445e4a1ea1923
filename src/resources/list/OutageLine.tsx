import { useListContext, useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { useErrorWords } from '../useErrorWords.ts';
import { NextTry } from './NextTry.tsx';
import { useAge } from './useAge.ts';
import type { ListFailure } from './useAskedList.ts';
import { isOffline } from './useOutage.ts';

/** Above rows that could not be asked for again: how old they are, and when they are asked for next. */
export const OutageLine = ({ error, outage, good }: ListFailure) => {
  const translate = useTranslate();
  const words = useErrorWords();
  const age = useAge(good);
  const { refetch } = useListContext();
  return (
    <div className="list-outage" role="status">
      <span>
        <b>{isOffline(error) ? translate('list.offline') : words(error)}</b>{' '}
        {age && translate('list.rowsFrom', { age })}
      </span>
      {outage && <NextTry at={outage.nextTry} />}
      <ActionButton kind="auxiliary" size="small" onClick={() => void refetch()}>
        {translate('shell.retry')}
      </ActionButton>
    </div>
  );
};
