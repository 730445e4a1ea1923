import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { type Ref, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Question, withoutAsked } from './asked.ts';
import { FilterChip } from './FilterChip.tsx';
import type { Filtering } from './Filtering.ts';
import { SavedQueries } from './saved/SavedQueries.tsx';

interface FilterBarProps {
  readonly filtering: Filtering;
  readonly isPhone: boolean;
}

/** A chip for every question, and what can be done with them. A phone has one button, which opens the sheet. */
export const FilterBar = ({ filtering, isPhone }: FilterBarProps) => {
  const { descriptor, fields, asked, shown, ask, edit } = filtering;
  const translate = useTranslate();
  // Whoever takes a filter away goes on with the others: what was pressed is gone.
  const more = useRef<HTMLElement>(null);
  const askInstead = (next: readonly Question[]) => {
    more.current?.focus();
    ask(next);
  };
  return (
    <>
      {isPhone && fields.length > 0 && (
        <Badge badgeContent={shown.length} color="primary" className="filter-open">
          <IconButton
            ref={more as Ref<HTMLButtonElement>}
            aria-label={
              shown.length > 0
                ? translate('filter.open', { count: shown.length })
                : translate('filter.sheet')
            }
            onClick={event => edit(event.currentTarget)}
          >
            <Icon name="filter" />
          </IconButton>
        </Badge>
      )}
      {shown.map((question, index) => (
        <FilterChip
          key={index}
          question={question}
          onEdit={anchor => edit(anchor, question)}
          onRemove={() => askInstead(withoutAsked(asked, question))}
        />
      ))}
      {!isPhone && fields.length > 0 && (
        <Chip
          ref={more as Ref<HTMLDivElement>}
          className="filter-add"
          variant="outlined"
          icon={<Icon name="plus" size={14} />}
          label={translate('filter.add')}
          onClick={event => edit(event.currentTarget)}
        />
      )}
      {!isPhone && asked.length > 0 && (
        <ActionButton kind="auxiliary" size="small" onClick={() => askInstead([])}>
          {translate('filter.clear')}
        </ActionButton>
      )}
      {!isPhone && <SavedQueries descriptor={descriptor} asked={asked} />}
    </>
  );
};
