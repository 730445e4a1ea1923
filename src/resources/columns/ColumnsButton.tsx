import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import type { Columns } from './useColumns.ts';

/** Drag and drop is a separate chunk: most lists are only read. */
export const LazyColumnChooser = lazyComponent(() => import('./ColumnChooser.tsx'));

const ANCHOR_ORIGIN = { vertical: 'bottom', horizontal: 'right' } as const;
const TRANSFORM_ORIGIN = { vertical: 'top', horizontal: 'right' } as const;

/** Opens the column chooser next to the table; changes apply immediately. */
export const ColumnsButton = ({ columns }: { readonly columns: Columns }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('columns.title');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <Icon name="columns" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={ANCHOR_ORIGIN}
          transformOrigin={TRANSFORM_ORIGIN}
          onClose={() => setAnchor(undefined)}
          slotProps={{
            paper: { className: 'columns-popover', role: 'dialog', 'aria-label': label },
          }}
        >
          <LazyBoundary
            fallback={
              <div className="columns flex min-h-160 flex-col max-sm:rounded-3 max-sm:border max-sm:border-(--line)" />
            }
          >
            <LazyColumnChooser columns={columns} />
          </LazyBoundary>
        </Popover>
      )}
    </>
  );
};
