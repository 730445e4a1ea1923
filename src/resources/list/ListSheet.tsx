import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Suspense, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ColumnChooser } from './ColumnsButton.tsx';
import { pageSizesOf } from './listAddress.ts';
import { SortBy } from './SortBy.tsx';
import type { ListView } from './useListView.ts';

interface ListSheetProps {
  readonly descriptor: ResourceDescriptor;
  readonly view: ListView;
}

/** On a phone, what the head, the toolbar and the pager of a table offer: order, rows a page, columns. */
export const ListSheetButton = (props: ListSheetProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const label = translate('list.options');
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="more" size={20} />
      </IconButton>
      {open && (
        <Drawer
          open
          anchor="bottom"
          onClose={() => setOpen(false)}
          slotProps={{ paper: { className: 'list-sheet', role: 'dialog', 'aria-label': label } }}
        >
          <ListSheet {...props} onClose={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  );
};

const ListSheet = ({ descriptor, view, onClose }: ListSheetProps & { onClose: () => void }) => {
  const translate = useTranslate();
  const { refetch, perPage, setPerPage } = useListContext();
  const id = useId();
  const [full, changeFull] = view.full;
  return (
    <>
      <SortBy descriptor={descriptor} />
      <TextField
        select
        fullWidth
        id={`${id}size`}
        label={translate('pager.size')}
        value={perPage}
        onChange={event => setPerPage(Number(event.target.value))}
      >
        {pageSizesOf(descriptor).map(size => (
          <MenuItem key={size} value={size}>
            {translate('pager.size.of', { size })}
          </MenuItem>
        ))}
      </TextField>
      <Suspense fallback={<div className="columns" />}>
        <ColumnChooser columns={view.columns} />
      </Suspense>
      <div className="list-sheet-foot">
        <ActionButton startIcon={<Icon name="fullscreen" />} onClick={changeFull}>
          {translate(full ? 'list.full.end' : 'list.full.begin')}
        </ActionButton>
        <ActionButton startIcon={<Icon name="refresh" />} onClick={() => void refetch()}>
          {translate('list.refresh')}
        </ActionButton>
        <ActionButton kind="primary" onClick={onClose}>
          {translate('shell.close')}
        </ActionButton>
      </div>
    </>
  );
};
