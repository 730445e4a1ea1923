import './columns.css';

import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useText } from '../useText.ts';
import { withMoved, withShown } from './columnChoice.ts';
import { ColumnOrder } from './ColumnOrder.tsx';
import type { Columns } from './useColumns.ts';

/** So many columns are seen at a glance; more are searched. */
const SEARCHED = 8;

/** Which columns a list has, and in which order. Every change shows at once and is kept; Reset is the way back. */
export default function ColumnChooser({ columns }: { readonly columns: Columns }) {
  const translate = useTranslate();
  const text = useText();
  const [typed, setTyped] = useState('');
  const { all, choice, choose, reset } = columns;
  const part = typed.trim().toLocaleLowerCase();
  const found = all.filter(
    ({ label, field }) =>
      text(label).toLocaleLowerCase().includes(part) || field.source.toLowerCase().includes(part),
  );
  return (
    <div className="columns">
      <div className="columns-head">
        <h2>{translate('columns.title')}</h2>
        <ActionButton
          kind="auxiliary"
          size="small"
          disabled={!reset}
          reason={translate('columns.unchanged')}
          {...(reset && { onClick: reset })}
        >
          {translate('columns.reset')}
        </ActionButton>
      </div>
      {all.length > SEARCHED && (
        <TextField
          type="search"
          className="columns-find"
          value={typed}
          placeholder={translate('columns.find')}
          onChange={event => setTyped(event.target.value)}
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
      {found.length === 0 && <p className="columns-none">{translate('columns.none')}</p>}
      <ColumnOrder
        columns={found}
        shown={choice.shown}
        onShow={(source, shown) => choose(withShown(choice, source, shown))}
        {...(part === '' && {
          onMove: (source: string, to: number) => choose(withMoved(choice, source, to)),
        })}
      />
      <p className="columns-foot">{translate('columns.hint')}</p>
    </div>
  );
}
