import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';

import { isSameId } from '../../../domain/isSameId.ts';
import type { FieldOfKind } from '../../../schema/field.ts';
import { isId } from '../../fields/ids.ts';
import { useChoicesErrorMessage, useReferenceChoices } from '../../inputs/useReferenceChoices.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import type { SearchOptionsProps } from './SearchOptionsProps.ts';
import { isComposing } from '../../../ui/isComposing.ts';

/** Selects a referenced record by name search. */
export const RecordOptions = ({
  field,
  value,
  onChoose,
}: SearchOptionsProps<FieldOfKind<'reference'>>) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const getErrorMessage = useChoicesErrorMessage();
  const chosen = isId(value) ? [value] : [];
  const choices = useReferenceChoices(field.reference, chosen);
  const { options, getChoiceName, getDisambiguation, setSearchText, searchNow, isFetching, error } =
    choices;
  return (
    <div className="search-pick">
      <OutlinedInput
        type="search"
        size="small"
        autoFocus
        placeholder={translate('list.search.part', { field: text(field.label) })}
        inputProps={{ 'aria-label': translate('list.search.part', { field: text(field.label) }) }}
        onChange={event => setSearchText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          searchNow();
        }}
      />
      <button
        type="button"
        className="search-option row flex-none gap-8 text-1"
        aria-pressed={chosen.length === 0}
        onClick={() => onChoose(undefined)}
      >
        {translate('list.search.any')}
      </button>
      {options.map(id => (
        <button
          key={id}
          type="button"
          className="search-option row flex-none gap-8 text-1"
          aria-pressed={isSameId(value, id)}
          onClick={() => onChoose(id)}
        >
          <bdi>{getChoiceName(id)}</bdi>
          {getDisambiguation(id) !== undefined && (
            <bdi className="ml-auto text-12 text-3">{getDisambiguation(id)}</bdi>
          )}
        </button>
      ))}
      {options.length === 0 && (
        <p className="m-8 text-3">
          {translate(isFetching ? 'form.loading' : error ? 'list.failed' : 'form.noChoice')}
          {!isFetching && error ? ` ${getErrorMessage(error)}` : ''}
        </p>
      )}
    </div>
  );
};
