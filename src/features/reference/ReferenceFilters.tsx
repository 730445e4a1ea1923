import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { FilterSelect, SearchField } from '../../ui/FilterFields.tsx';
import { REFERENCE_GROUPS, type ReferenceQuery } from './errorReference.ts';
import { MAX_REFERENCE_SEARCH_LENGTH } from './useReferenceQuery.ts';

interface ReferenceFiltersProps {
  readonly query: ReferenceQuery;
  readonly onQueryChange: (change: Partial<ReferenceQuery>) => void;
}

/** Filters the reference by search text and group; resets the filter from one code to all. */
export const ReferenceFilters = ({ query, onQueryChange }: ReferenceFiltersProps) => {
  const translate = useTranslate();
  return (
    <>
      <SearchField
        className="reference-search w-260"
        value={query.searchText}
        placeholder={translate('reference.search.hint')}
        maxLength={MAX_REFERENCE_SEARCH_LENGTH}
        onChange={searchText => onQueryChange({ searchText })}
      />
      <FilterSelect
        className="reference-group min-w-200"
        label={translate('reference.group')}
        allLabel={translate('reference.group.all')}
        value={query.group}
        options={REFERENCE_GROUPS.map(group => [group, translate(`reference.group.${group}`)])}
        onChange={group => onQueryChange({ group })}
      />
      {query.code !== '' && (
        <ActionButton kind="auxiliary" onClick={() => onQueryChange({ code: '' })}>
          {translate('reference.everything')}
        </ActionButton>
      )}
    </>
  );
};
