import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { type Ref, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { FilterCondition } from '../../schema/filter.ts';
import { removeCondition } from '../conditions/filterConditions.ts';
import { FilterChip } from './FilterChip.tsx';
import type { FilterState } from './FilterState.ts';
import { SavedQueriesMenu } from './saved/SavedQueriesMenu.tsx';

interface FilterBarProps {
  readonly filterState: FilterState;
  readonly isPhone: boolean;
}

/** Shows a chip for every condition, and the filter buttons. A phone has one button that opens the dialog. */
export const FilterBar = ({ filterState, isPhone }: FilterBarProps) => {
  const { descriptor, fields, conditions, chipConditions, setConditions, openEditor } = filterState;
  const translate = useTranslate();
  // The button of a removed filter is unmounted: focus moves to the add button.
  const addButton = useRef<HTMLElement>(null);
  const applyConditions = (next: readonly FilterCondition[]) => {
    addButton.current?.focus();
    setConditions(next);
  };
  return (
    <>
      {isPhone && fields.length > 0 && (
        <Badge
          badgeContent={chipConditions.length}
          color="primary"
          className="filter-open max-sm:[&_button]:size-44 max-sm:[&_button]:border max-sm:[&_button]:border-(--line-2) max-sm:[&_button]:bg-(--surface)"
        >
          <IconButton
            ref={addButton as Ref<HTMLButtonElement>}
            aria-label={
              chipConditions.length > 0
                ? translate('filter.open', { count: chipConditions.length })
                : translate('filter.sheet')
            }
            onClick={event => openEditor(event.currentTarget)}
          >
            <Icon name="filter" />
          </IconButton>
        </Badge>
      )}
      {chipConditions.map((condition, index) => (
        <FilterChip
          key={index}
          condition={condition}
          onEdit={anchor => openEditor(anchor, condition)}
          onRemove={() => applyConditions(removeCondition(conditions, condition))}
        />
      ))}
      {!isPhone && fields.length > 0 && (
        <Chip
          ref={addButton as Ref<HTMLDivElement>}
          className="filter-add print:hidden! [&_.icon]:ml-8"
          variant="outlined"
          icon={<Icon name="plus" size={14} />}
          label={translate('filter.add')}
          onClick={event => openEditor(event.currentTarget)}
        />
      )}
      {!isPhone && conditions.length > 0 && (
        <ActionButton kind="auxiliary" size="small" onClick={() => applyConditions([])}>
          {translate('filter.clear')}
        </ActionButton>
      )}
      {!isPhone && <SavedQueriesMenu descriptor={descriptor} conditions={conditions} />}
    </>
  );
};
