import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../../schema/field.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { toArray } from '../../fields/toArray.ts';
import type { SearchOptionsProps } from './SearchOptionsProps.ts';

/** Selects any number of the values of a field. */
export const EnumOptions = ({
  field,
  value,
  onChoose,
}: SearchOptionsProps<FieldOfKind<'enum'>>) => {
  const translate = useTranslate();
  // A selection applies immediately: the next one may come before the list has responded.
  const [chosen, setChosen] = useState(toArray(value));
  const choose = (next: readonly unknown[]) => {
    setChosen(next);
    onChoose(next.length > 0 ? next : undefined);
  };
  return (
    <div className="search-pick">
      <button
        type="button"
        className="search-option row flex-none gap-8 text-1"
        aria-pressed={chosen.length === 0}
        autoFocus
        onClick={() => choose([])}
      >
        {translate('list.search.any')}
      </button>
      {field.choices.map(({ value: each }) => (
        <label key={each} className="search-option row flex-none gap-8 text-1">
          <span className="checkbox">
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={({ target: { checked } }) =>
                choose(
                  field.choices
                    .map(choice => choice.value)
                    .filter(one => (one === each ? checked : chosen.includes(one))),
                )
              }
            />
          </span>
          <FieldValue field={field} record={{ [field.source]: each }} />
        </label>
      ))}
    </div>
  );
};
