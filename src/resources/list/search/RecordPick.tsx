import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';

import { sameId } from '../../../domain/sameId.ts';
import type { FieldOf } from '../../../schema/field.ts';
import { isId } from '../../kits/ids.ts';
import { useChoicesFailure, useReferenceChoices } from '../../kits/useReferenceChoices.ts';
import { useText } from '../../useText.ts';
import type { PickProps } from './PickProps.ts';

/** The records that a field can point at, found by their name. */
export const RecordPick = ({ field, value, onChoose }: PickProps<FieldOf<'reference'>>) => {
  const translate = useTranslate();
  const text = useText();
  const failed = useChoicesFailure();
  const chosen = isId(value) ? [value] : [];
  const choices = useReferenceChoices(field.reference, chosen);
  const { options, nameOf, whichOf, setTyped, isFetching, error } = choices;
  return (
    <div className="search-pick">
      <OutlinedInput
        type="search"
        size="small"
        autoFocus
        placeholder={translate('list.search.part', { field: text(field.label) })}
        inputProps={{ 'aria-label': translate('list.search.part', { field: text(field.label) }) }}
        onChange={event => setTyped(event.target.value)}
      />
      <button
        type="button"
        className="search-option"
        aria-pressed={chosen.length === 0}
        onClick={() => onChoose(undefined)}
      >
        {translate('list.search.any')}
      </button>
      {options.map(id => (
        <button
          key={id}
          type="button"
          className="search-option"
          aria-pressed={sameId(value, id)}
          onClick={() => onChoose(id)}
        >
          <bdi>{nameOf(id)}</bdi>
          {whichOf(id) !== undefined && <bdi className="search-option-which">{whichOf(id)}</bdi>}
        </button>
      ))}
      {options.length === 0 && (
        <p className="search-none">
          {translate(isFetching ? 'form.loading' : error ? 'list.failed' : 'form.noChoice')}
          {!isFetching && error ? ` ${failed(error)}` : ''}
        </p>
      )}
    </div>
  );
};
