import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { LazyColumnChooser } from '../columns/ColumnsButton.tsx';
import { getPageSizes } from '../conditions/listUrl.ts';
import { SortSelect } from './SortSelect.tsx';
import type { ListView } from './useListView.ts';

interface ListOptionsDrawerProps {
  readonly descriptor: ResourceDescriptor;
  readonly view: ListView;
  /** The label of the button that opens it. */
  readonly label: string;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** The list options on a phone: sort order, page size, columns. */
export const ListOptionsDrawer = ({
  descriptor,
  view,
  label,
  onPrint,
  onClose,
}: ListOptionsDrawerProps) => {
  const translate = useTranslate();
  const { refetch, perPage, setPerPage } = useListContext();
  const id = useId();
  const [isFullScreen, toggleFullScreen] = view.fullScreen;
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { className: 'list-sheet', role: 'dialog', 'aria-label': label } }}
    >
      <SortSelect descriptor={descriptor} />
      <TextField
        select
        fullWidth
        id={`${id}size`}
        label={translate('pagination.size')}
        value={perPage}
        onChange={event => setPerPage(Number(event.target.value))}
      >
        {getPageSizes(descriptor).map(size => (
          <MenuItem key={size} value={size}>
            {translate('pagination.size.of', { size })}
          </MenuItem>
        ))}
      </TextField>
      <LazyBoundary
        fallback={
          <div className="columns flex min-h-160 flex-col max-sm:rounded-3 max-sm:border max-sm:border-(--line)" />
        }
      >
        <LazyColumnChooser columns={view.columns} />
      </LazyBoundary>
      <div className="sticky bottom-[calc(-1*max(16px,env(safe-area-inset-bottom)))] grid grid-cols-[1fr_1fr] gap-8 bg-(--raised) p-[12px_0_max(16px,env(safe-area-inset-bottom))] *:last:col-span-full">
        <ActionButton startIcon={<Icon name="fullscreen" />} onClick={toggleFullScreen}>
          {translate(isFullScreen ? 'list.full.end' : 'list.full.begin')}
        </ActionButton>
        <ActionButton startIcon={<Icon name="print" />} onClick={onPrint}>
          {translate('list.print')}
        </ActionButton>
        <ActionButton startIcon={<Icon name="refresh" />} onClick={() => void refetch()}>
          {translate('list.refresh')}
        </ActionButton>
        <ActionButton kind="primary" onClick={onClose}>
          {translate('shell.close')}
        </ActionButton>
      </div>
    </Drawer>
  );
};
