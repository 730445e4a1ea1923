import './recordActionMenu.css';

import MenuList from '@mui/material/MenuList';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Popover } from '../../ui/overlays/Popover.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import { groupActions, filterActions } from './groupActions.ts';
import type { RecordAction } from './RecordAction.ts';
import { RecordActionMenuItems } from './RecordActionMenuItems.tsx';
import { RecordActionSearch } from './RecordActionSearch.tsx';

interface RecordActionMenuProps {
  readonly anchor: HTMLElement;
  readonly actions: readonly RecordAction[];
  readonly onClose: () => void;
}

/** The maximum number of entries of a menu without a search box. */
const MAX_ITEMS_WITHOUT_SEARCH = 10;

/** A menu of actions in groups; a bottom sheet on a phone. */
export const RecordActionMenu = ({ anchor, actions, onClose }: RecordActionMenuProps) => {
  const translate = useTranslate();
  const [searchText, setSearchText] = useState('');
  const searchInput = useRef<HTMLInputElement>(null);
  const menuList = useRef<HTMLUListElement>(null);
  const hasSearch = actions.length > MAX_ITEMS_WITHOUT_SEARCH;
  const matchingActions = hasSearch ? filterActions(actions, searchText) : actions;
  const pick = ({ disabledReason, onPick }: RecordAction) => {
    if (disabledReason !== undefined) return;
    onClose();
    onPick();
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !hasSearch) {
      event.preventDefault();
      onClose();
    }
    // A letter typed on an entry goes to the search: its field is focused before the letter is inserted.
    if (hasSearch && isLetter(event)) {
      event.stopPropagation();
      searchInput.current?.focus();
    }
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      menuList.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const [first] = groupActions(matchingActions, '').flatMap(group => group.actions);
      if (first) pick(first);
    } else if (event.key === 'Escape' && searchText !== '') {
      event.stopPropagation();
      setSearchText('');
    }
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          className: 'action-menu',
        },
      }}
    >
      {hasSearch && (
        <RecordActionSearch
          inputRef={searchInput}
          value={searchText}
          onChange={setSearchText}
          onKeyDown={onSearchKey}
        />
      )}
      {/* Before the type-ahead of the menu. */}
      <div onKeyDownCapture={onMenuKey}>
        {matchingActions.length > 0 ? (
          <MenuList ref={menuList} autoFocusItem={!hasSearch} variant="menu">
            {RecordActionMenuItems({
              groups: groupActions(matchingActions, translate('menu.unavailable')),
              onPick: pick,
            })}
          </MenuList>
        ) : (
          <p className="px-14 py-12 text-2" role="status">
            {translate('menu.none')}
          </p>
        )}
      </div>
    </Popover>
  );
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
