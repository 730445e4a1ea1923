import './columns.css';

import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { normalizeSearchText } from '../../domain/removeInvisible.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { moveColumn, setColumnShown } from './columnChoice.ts';
import { SortableColumnList } from './SortableColumnList.tsx';
import type { Columns } from './useColumns.ts';

/** The number of columns from which the chooser has a search box. */
const MAX_UNSEARCHED_COLUMNS = 8;

/**
 * Chooses and orders the columns of a list. Every change applies and is saved immediately; Reset restores the defaults.
 */
export default function ColumnChooser({ columns }: { readonly columns: Columns }) {
  const translate = useTranslate();
  const text = useLocalizedText();
  const [searchText, setSearchText] = useState('');
  const { all, choice, choose, reset } = columns;
  const needle = normalizeSearchText(searchText).toLocaleLowerCase();
  const matching = all.filter(
    ({ label, field }) =>
      text(label).toLocaleLowerCase().includes(needle) ||
      field.source.toLowerCase().includes(needle),
  );
  return (
    <div className="columns flex min-h-160 flex-col max-sm:rounded-3 max-sm:border max-sm:border-(--line)">
      <div className="columns-head row justify-between pt-12 pr-6 pb-8 pl-16">
        <h2 className="type-14 font-semibold">{translate('columns.title')}</h2>
        <ActionButton
          kind="auxiliary"
          size="small"
          disabled={!reset}
          disabledReason={translate('columns.unchanged')}
          {...(reset && { onClick: reset })}
        >
          {translate('columns.reset')}
        </ActionButton>
      </div>
      {all.length > MAX_UNSEARCHED_COLUMNS && (
        <TextField
          type="search"
          className="px-12 pt-0 pb-8"
          value={searchText}
          placeholder={translate('columns.find')}
          onChange={event => setSearchText(event.target.value)}
          slotProps={{
            htmlInput: { 'aria-label': translate('columns.find') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" size={15} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      {matching.length === 0 && (
        <p className="px-16 pt-8 pb-16 text-2">{translate('columns.none')}</p>
      )}
      <SortableColumnList
        columns={matching}
        shown={choice.shown}
        onShow={(source, shown) => choose(setColumnShown(choice, source, shown))}
        {...(needle === '' && {
          onMove: (source: string, to: number) => choose(moveColumn(choice, source, to)),
        })}
      />
      <p className="type-12 border-t border-t-(--line) px-16 py-10 text-3">
        {translate('columns.hint')}
      </p>
    </div>
  );
}
