import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { ListView } from './useListView.ts';

const ListOptionsDrawer = lazyComponent(async () => ({
  default: (await import('./ListOptionsDrawer.tsx')).ListOptionsDrawer,
}));

interface ListOptionsButtonProps {
  readonly descriptor: ResourceDescriptor;
  readonly view: ListView;
  readonly onPrint: () => void;
}

/** On a phone, the options of the table header, toolbar and pagination: sort order, page size, columns. */
export const ListOptionsButton = (props: ListOptionsButtonProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const label = translate('list.options');
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="more" size={20} />
      </IconButton>
      <LazyBoundary>
        {open && <ListOptionsDrawer {...props} label={label} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  );
};
