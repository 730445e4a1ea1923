import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Popover } from '../../../ui/overlays/Popover.tsx';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { getOperandField } from '../../conditions/getOperandField.ts';
import { getSearchOperator } from './searchConditions.ts';

const SearchOptions = lazyComponent(() => import('./SearchOptions.tsx'));

interface SearchChoiceFieldProps {
  readonly field: FieldDescriptor;
  readonly value: unknown;
  /** Called with the selected value; undefined means any. */
  readonly onChoose: (value: unknown) => void;
}

const ANCHOR_ORIGIN = { vertical: 'bottom', horizontal: 'left' } as const;

/**
 * A field of the search row with a fixed set of values: shows the selected value, and opens the options when pressed.
 */
export const SearchChoiceField = ({ field, value, onChoose }: SearchChoiceFieldProps) => {
  const text = useLocalizedText();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const operand = getOperandField(field, getSearchOperator(field) ?? 'eq');
  const isAny = value === undefined || (Array.isArray(value) && value.length === 0);
  const label = text(field.label);
  return (
    <>
      <button
        type="button"
        className="search-choice row h-[max(32px,var(--target))] w-168 min-w-128 flex-[0_1_168px] cursor-pointer gap-6 rounded-2 border border-(--field-line) bg-(--surface) py-0 pr-8 pl-12 text-left text-1 hover:border-(--text-2) max-md:w-112 max-md:min-w-112 max-md:flex-[1_1_112px] [&_.icon]:flex-none [&_.icon]:text-3"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span className="flex-none text-3">{label}</span>{' '}
        <span className="min-w-0 flex-1 truncate">
          {isAny ? (
            translate('list.search.any')
          ) : (
            <FieldValue field={operand} record={{ [field.source]: value }} />
          )}
        </span>
        <Icon name="down" size={14} />
      </button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={ANCHOR_ORIGIN}
          onClose={() => setAnchor(undefined)}
          slotProps={{
            paper: { className: 'mt-4', role: 'dialog', 'aria-label': label },
          }}
        >
          <LazyBoundary fallback={<div className="search-pick" />}>
            <SearchOptions
              field={field}
              value={value}
              onChoose={chosen => {
                // A reference has one value; other fields can have several.
                if (field.kind === 'reference') setAnchor(undefined);
                onChoose(chosen);
              }}
            />
          </LazyBoundary>
        </Popover>
      )}
    </>
  );
};
