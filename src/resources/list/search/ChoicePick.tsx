import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../../schema/field.ts';
import { FieldShow } from '../../fieldShows.tsx';
import { listOf } from '../../kits/listOf.ts';
import type { PickProps } from './PickProps.ts';

/** The values of a field, any number of which may be asked for at once. */
export const ChoicePick = ({ field, value, onChoose }: PickProps<FieldOf<'enum'>>) => {
  const translate = useTranslate();
  // What was ticked counts at once: the next tick may come before the list has been asked for it.
  const [chosen, setChosen] = useState(listOf(value));
  const choose = (next: readonly unknown[]) => {
    setChosen(next);
    onChoose(next.length > 0 ? next : undefined);
  };
  return (
    <div className="search-pick">
      <button
        type="button"
        className="search-option"
        aria-pressed={chosen.length === 0}
        autoFocus
        onClick={() => choose([])}
      >
        {translate('list.search.any')}
      </button>
      {field.choices.map(({ value: each }) => (
        <label key={each} className="search-option">
          <span className="tick">
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
          <FieldShow field={field} owner={{ [field.source]: each }} />
        </label>
      ))}
    </div>
  );
};
