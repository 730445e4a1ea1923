import './columns.css';

import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

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
  const needle = searchText.trim().toLocaleLowerCase();
  const matching = all.filter(
    ({ label, field }) =>
      text(label).toLocaleLowerCase().includes(needle) ||
      field.source.toLowerCase().includes(needle),
  );
  return (
    <div className="columns">
      <div className="columns-head row spread">
        <h2 className="type-14 semibold">{translate('columns.title')}</h2>
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
          className="columns-find"
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
      {matching.length === 0 && <p className="columns-none">{translate('columns.none')}</p>}
      <SortableColumnList
        columns={matching}
        shown={choice.shown}
        onShow={(source, shown) => choose(setColumnShown(choice, source, shown))}
        {...(needle === '' && {
          onMove: (source: string, to: number) => choose(moveColumn(choice, source, to)),
        })}
      />
      <p className="columns-foot text-3 type-12">{translate('columns.hint')}</p>
    </div>
  );
}
