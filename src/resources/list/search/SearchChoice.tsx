import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { lazyScreen } from '../../../ui/lazyScreen.tsx';
import { Popover } from '../../../ui/overlays/Popover.tsx';
import { FieldShow } from '../../fieldShows.tsx';
import { useText } from '../../useText.ts';
import { operandOf } from '../operand.ts';
import { soughtBy } from './sought.ts';

const SearchPick = lazyScreen(() => import('./SearchPick.tsx'));

interface SearchChoiceProps {
  readonly field: FieldDescriptor;
  readonly value: unknown;
  /** Told what is chosen; undefined asks for any. */
  readonly onChoose: (value: unknown) => void;
}

const BELOW = { vertical: 'bottom', horizontal: 'left' } as const;

/** A field of the search row that is chosen from what there is: what is asked stands in it, and pressing it offers the rest. */
export const SearchChoice = ({ field, value, onChoose }: SearchChoiceProps) => {
  const text = useText();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const operand = operandOf(field, soughtBy(field) ?? 'eq');
  const isAny = value === undefined || (Array.isArray(value) && value.length === 0);
  const label = text(field.label);
  return (
    <>
      <button
        type="button"
        className="search-field search-choice"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span className="search-choice-label">{label}</span>{' '}
        <span className="search-choice-value">
          {isAny ? (
            translate('list.search.any')
          ) : (
            <FieldShow field={operand} owner={{ [field.source]: value }} />
          )}
        </span>
        <Icon name="down" size={14} />
      </button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={BELOW}
          onClose={() => setAnchor(undefined)}
          slotProps={{
            paper: { className: 'search-popover', role: 'dialog', 'aria-label': label },
          }}
        >
          <Suspense fallback={<div className="search-pick" />}>
            <SearchPick
              field={field}
              value={value}
              onChoose={chosen => {
                // One record is the answer; of values more may be ticked.
                if (field.kind === 'reference') setAnchor(undefined);
                onChoose(chosen);
              }}
            />
          </Suspense>
        </Popover>
      )}
    </>
  );
};
