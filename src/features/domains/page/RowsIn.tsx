import '../../../resources/list/list.css';

import { type RaRecord, useGetList, useTranslate } from 'react-admin';

import { useAddresses } from '../../../resources/AddressesContext.ts';
import type { FilterValues } from '../../../resources/list/asked.ts';
import { useErrorWords } from '../../../resources/useErrorWords.ts';
import { useText } from '../../../resources/useText.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { Lasting } from './Lasting.ts';
import { RowsTable } from './RowsTable.tsx';
import { RowsTools } from './RowsTools.tsx';
import { useRowsQuestion } from './useRowsQuestion.ts';

interface RowsInProps {
  readonly descriptor: ResourceDescriptor;
  /** What holds for all of them. */
  readonly always: FilterValues;
  readonly columns: readonly string[];
  readonly choices: readonly string[];
  readonly lasting?: Lasting | undefined;
}

const SIZE = 15;
const MINUTE = 60_000;

/** The records of a resource that lie in a domain: found, counted, ordered and paged where they are. */
export const RowsIn = ({ descriptor, always, columns, choices, lasting }: RowsInProps) => {
  const translate = useTranslate();
  const text = useText();
  const words = useErrorWords();
  const addresses = useAddresses();
  const question = useRowsQuestion(descriptor, choices);
  const { page, sort } = question;
  const filter = {
    ...always,
    ...question.filter,
    ...(!question.isAll && lasting?.filter),
  };
  const { data, total, error, refetch, isPlaceholderData } = useGetList<RaRecord>(
    descriptor.name,
    { filter, sort, pagination: { page, perPage: SIZE } },
    { refetchInterval: MINUTE, placeholderData: before => before },
  );
  const plural = text(descriptor.plural);
  const list = `${addresses.all(descriptor)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <div className="domains-rows">
      <RowsTools
        {...{ descriptor, choices, question, total, lasting }}
        extra={
          <ActionButton kind="auxiliary" to={list}>
            {translate('related.list', { plural })}
          </ActionButton>
        }
      />
      {data && data.length > 0 ? (
        <>
          <div className={isPlaceholderData ? 'list-stale' : ''}>
            <RowsTable {...{ descriptor, columns, question }} rows={data} />
          </div>
          <Pager
            page={page}
            size={SIZE}
            total={total}
            onPage={next => question.change('page', next === 1 ? '' : String(next))}
          />
        </>
      ) : error ? (
        <EmptyState
          kind="failed"
          title={translate('list.failed')}
          hint={words(error)}
          action={
            <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
          }
        />
      ) : !data ? (
        <SkeletonRows />
      ) : question.isAsked ? (
        <EmptyState
          kind="noMatch"
          title={translate('list.noMatch')}
          action={
            <ActionButton onClick={question.clear}>{translate('list.noMatch.clear')}</ActionButton>
          }
        />
      ) : (
        <EmptyState kind="nothing" title={translate('related.none', { plural })} />
      )}
    </div>
  );
};
