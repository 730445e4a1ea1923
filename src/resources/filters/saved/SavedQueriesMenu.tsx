import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { type FilterCondition, formatFilter } from '../../../schema/filter.ts';
import { isSameQuery, getQueryLocation } from './savedQueries.ts';
import { useSavedQueries } from './useSavedQueries.ts';

const SaveQueryDialog = lazyComponent(async () => ({
  default: (await import('./SaveQueryDialog.tsx')).SaveQueryDialog,
}));
const ManageQueriesDialog = lazyComponent(async () => ({
  default: (await import('./ManageQueriesDialog.tsx')).ManageQueriesDialog,
}));

interface SavedQueriesMenuProps {
  readonly descriptor: ResourceDescriptor;
  readonly conditions: readonly FilterCondition[];
}

/** The saved queries of a list: opens them, saves the current one, manages them. */
export const SavedQueriesMenu = ({ descriptor, conditions }: SavedQueriesMenuProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { sort } = useListContext();
  const { queries, saveQueries } = useSavedQueries(descriptor.name);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  /** A saved query is open: its save button is unmounted, so focus moves to the button with its name. */
  const isSaved = useRef(false);
  const focusOnSaved = (button: HTMLElement | null) => {
    if (!button || !isSaved.current) return;
    isSaved.current = false;
    button.focus();
  };

  const current = { filter: formatFilter(conditions), sort };
  const currentQuery = queries.find(query => isSameQuery(query, current));
  const close = () => setDialog(undefined);
  const choose = (next: () => void) => () => {
    setAnchor(undefined);
    next();
  };
  return (
    <>
      {conditions.length > 0 && !currentQuery && (
        <ActionButton
          kind="auxiliary"
          size="small"
          startIcon={<Icon name="save" size={14} />}
          onClick={() => setDialog('save')}
        >
          {translate('query.save')}
        </ActionButton>
      )}
      {queries.length > 0 && (
        <ActionButton
          ref={focusOnSaved}
          kind="auxiliary"
          size="small"
          className="query-opened max-w-240"
          startIcon={<Icon name="star" size={14} />}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {currentQuery?.name ?? translate('query.saved')}
        </ActionButton>
      )}
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
      >
        {queries.map(query => {
          const { to, state } = getQueryLocation(query);
          return (
            <MenuItem
              key={query.name}
              role="menuitemradio"
              aria-checked={query === currentQuery}
              selected={query === currentQuery}
              onClick={choose(() => void navigate(to, { state }))}
            >
              <bdi className="min-w-0 flex-1 truncate">{query.name}</bdi>
              {query.opens && (
                <span className="ml-16 text-12 text-3">{translate('query.opens.short')}</span>
              )}
            </MenuItem>
          );
        })}
        <li className="my-4 h-1 bg-(--line)" role="separator" />
        <MenuItem onClick={choose(() => setDialog('manage'))}>{translate('query.manage')}</MenuItem>
      </Menu>
      <LazyBoundary>
        {dialog === 'save' && (
          <SaveQueryDialog
            queries={queries}
            current={current}
            onSave={next => {
              saveQueries(next);
              isSaved.current = true;
              close();
            }}
            onClose={close}
          />
        )}
        {dialog === 'manage' && (
          <ManageQueriesDialog
            queries={queries}
            current={current}
            onChange={saveQueries}
            onClose={close}
          />
        )}
      </LazyBoundary>
    </>
  );
};
