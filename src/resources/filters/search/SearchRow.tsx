import './search.css';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { normalizeSearchText } from '../../../domain/removeInvisible.ts';
import { normalizeByRule } from '../../values/fieldRules.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { formatScalar } from '../../descriptor/representRecord.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { type Condition, isConditionGroup, type FilterCondition } from '../../../schema/filter.ts';
import { SearchChoiceField } from './SearchChoiceField.tsx';
import { getSearchOperator } from './searchConditions.ts';

interface SearchRowProps {
  readonly fields: readonly FieldDescriptor[];
  readonly conditions: readonly FilterCondition[];
  readonly setConditions: (conditions: readonly FilterCondition[]) => void;
}

type SearchTexts = Readonly<Record<string, string>>;

/**
 * The most used filters of a list, side by side. Typed text applies on Search or Enter; a selected value applies
 * immediately, together with it. Reset clears only the conditions of these fields.
 *
 * @see docs/look.md, Filters
 */
export const SearchRow = ({ fields, conditions, setConditions }: SearchRowProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const textFields = fields.filter(field => getSearchOperator(field) === 'like');
  const currentTexts = Object.fromEntries(
    textFields.map(field => [field.source, formatScalar(findCondition(conditions, field)?.value)]),
  );
  const [searchTexts, setSearchTexts] = useSearchTexts(currentTexts);

  const applySearch = (chosen: Readonly<Record<string, unknown>> = {}) => {
    const rest = conditions.filter(each => !fields.some(field => isConditionOf(each, field)));
    const searchConditions = fields.flatMap(field => {
      const { source } = field;
      const value =
        source in chosen
          ? chosen[source]
          : source in searchTexts
            ? normalizeByField(field, searchTexts[source])
            : findCondition(conditions, field)?.value;
      return createConditions(field, value);
    });
    setConditions([...searchConditions, ...rest]);
  };
  const reset = () => {
    setSearchTexts({});
    setConditions(conditions.filter(each => !fields.some(field => isConditionOf(each, field))));
  };
  return (
    <form
      role="search"
      className="search-fields flex min-w-0 flex-initial flex-wrap items-center gap-8 max-md:flex-[1_1_100%] print:hidden!"
      onSubmit={event => {
        event.preventDefault();
        applySearch();
      }}
    >
      {fields.map(field => {
        const { source, label } = field;
        if (getSearchOperator(field) !== 'like')
          return (
            <SearchChoiceField
              key={source}
              field={field}
              value={findCondition(conditions, field)?.value}
              onChoose={value => applySearch({ [source]: value })}
            />
          );
        const placeholder = translate('list.search.part', { field: text(label) });
        return (
          <OutlinedInput
            key={source}
            type="search"
            size="small"
            className="w-168 min-w-128 flex-[0_1_168px] max-md:w-112 max-md:min-w-112 max-md:flex-[1_1_112px]"
            value={searchTexts[source] ?? ''}
            placeholder={placeholder}
            onChange={event => setSearchTexts({ ...searchTexts, [source]: event.target.value })}
            onKeyDown={event => {
              if (event.key === 'Escape') setSearchTexts({ ...searchTexts, [source]: '' });
            }}
            inputProps={{ 'aria-label': placeholder, maxLength: 100, enterKeyHint: 'search' }}
          />
        );
      })}
      <ActionButton type="submit">{translate('list.search')}</ActionButton>
      <ActionButton kind="auxiliary" onClick={reset}>
        {translate('list.search.reset')}
      </ActionButton>
    </form>
  );
};

/** The typed texts; an external filter change replaces them. */
function useSearchTexts(currentTexts: SearchTexts) {
  const [searchTexts, setSearchTexts] = useState<SearchTexts>(currentTexts);
  const serialized = JSON.stringify(currentTexts);
  const [lastSerialized, setLastSerialized] = useState(serialized);
  if (lastSerialized !== serialized) {
    setLastSerialized(serialized);
    setSearchTexts(currentTexts);
  }
  return [searchTexts, setSearchTexts] as const;
}

/** Device ids are stored in capitals, and so are their chips. */
const normalizeByField = (field: FieldDescriptor, text: string | undefined) =>
  text === undefined ? text : normalizeByRule(field, normalizeSearchText(text));

const isConditionOf = (
  condition: FilterCondition,
  field: FieldDescriptor,
): condition is Condition =>
  !isConditionGroup(condition) &&
  condition.field.source === field.source &&
  condition.operator === getSearchOperator(field);

const findCondition = (conditions: readonly FilterCondition[], field: FieldDescriptor) =>
  conditions.find((each): each is Condition => isConditionOf(each, field));

function createConditions(field: FieldDescriptor, value: unknown): readonly Condition[] {
  const operator = getSearchOperator(field);
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  return isEmpty || !operator ? [] : [{ field, operator, value }];
}
