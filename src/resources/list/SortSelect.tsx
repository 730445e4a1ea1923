import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { isOrderedByCharacter } from '../columns/columns.ts';
import { useSortDisabledReason } from './useSortDisabledReason.ts';

const REVERSED_ORDER = { ASC: 'DESC', DESC: 'ASC' } as const;

/** Selects the sort field and direction, where there are no table headers. */
export const SortSelect = ({ descriptor }: { readonly descriptor: ResourceDescriptor }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const id = useId();
  const { sort, setSort } = useListContext();
  const getDisabledReason = useSortDisabledReason();
  const sortable = descriptor.fields.filter(field => field.sortable);
  if (sortable.length === 0) return null;
  const chosen = sortable.find(({ source }) => source === sort.field);
  const isKnown = chosen !== undefined;
  const reasons = sortable.map(({ source }) => getDisabledReason(source));
  const reason = reasons.find(each => each !== undefined);
  const chosenReason = chosen && getDisabledReason(chosen.source);
  return (
    <div className="list-sheet-sort flex items-end gap-8">
      <TextField
        select
        fullWidth
        id={`${id}sort`}
        label={translate('list.sort')}
        value={isKnown ? sort.field : ''}
        helperText={
          reason ??
          (chosen && isOrderedByCharacter(descriptor, chosen) && translate('list.sort.byCharacter'))
        }
        onChange={event => setSort({ field: event.target.value, order: 'ASC' })}
      >
        {sortable.map(({ source, label }, index) => (
          <MenuItem key={source} value={source} disabled={reasons[index] !== undefined}>
            {text(label)}
          </MenuItem>
        ))}
      </TextField>
      <ActionButton
        disabled={!isKnown || chosenReason !== undefined}
        disabledReason={chosenReason ?? ''}
        startIcon={<Icon name={sort.order === 'DESC' ? 'desc' : 'asc'} />}
        onClick={() => setSort({ field: sort.field, order: REVERSED_ORDER[sort.order] })}
      >
        {translate(`list.sort.${sort.order}`)}
      </ActionButton>
    </div>
  );
};
