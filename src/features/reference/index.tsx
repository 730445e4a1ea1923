import './reference.css';

import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { countResults, searchReference } from './errorReference.ts';
import { ErrorCodeTable } from './ErrorCodeTable.tsx';
import { ErrorDefinitionTable } from './ErrorDefinitionTable.tsx';
import { ReferenceFilters } from './ReferenceFilters.tsx';
import { UnknownCode } from './UnknownCode.tsx';
import { useReferenceQuery } from './useReferenceQuery.ts';

/** Every error with a number or a key, in both languages. */
export default function ReferencePage() {
  const translate = useTranslate();
  const { query, setQuery } = useReferenceQuery();
  const deferredQuery = useDeferredValue(query);
  const results = useMemo(() => searchReference(deferredQuery), [deferredQuery]);
  const { codes, definitions, unknownCode } = results;
  const count = countResults(results);
  const showAllButton = (
    <ActionButton onClick={() => setQuery({ searchText: '', group: '' })}>
      {translate('reference.everything')}
    </ActionButton>
  );
  return (
    <Page
      title={translate('reference.title')}
      count={count}
      toolbar={<ReferenceFilters query={query} onQueryChange={setQuery} />}
      hasDivider
    >
      <div className="pb-32">
        {unknownCode !== undefined && <UnknownCode code={unknownCode} action={showAllButton} />}
        <ErrorCodeTable group="basic" codes={codes.basic} />
        <ErrorCodeTable group="execution" codes={codes.execution} />
        <ErrorCodeTable group="modules" codes={codes.modules} />
        <ErrorDefinitionTable definitions={definitions} />
        {count === 0 && unknownCode === undefined && (
          <EmptyState kind="noMatch" title={translate('list.noMatch')} action={showAllButton} />
        )}
      </div>
    </Page>
  );
}
