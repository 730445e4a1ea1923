import './offerMenu.css';

import MenuList from '@mui/material/MenuList';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Popover } from '../../ui/overlays/Popover.tsx';
import { groupOffers, matchOffers } from './groupOffers.ts';
import type { Offer } from './Offer.ts';
import { OfferEntries } from './OfferEntries.tsx';
import { OfferSearch } from './OfferSearch.tsx';

interface OfferMenuProps {
  readonly anchor: HTMLElement;
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

/** A menu with more entries has a search field. */
const MAX_UNSEARCHED = 10;

/** Offers as a menu, in groups; a sheet at the bottom of a phone. */
export const OfferMenu = ({ anchor, offers, onClose }: OfferMenuProps) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isSearched = offers.length > MAX_UNSEARCHED;
  const found = isSearched ? matchOffers(offers, text) : offers;
  const pick = ({ refused, onPick }: Offer) => {
    if (refused !== undefined) return;
    onClose();
    onPick();
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !isSearched) {
      event.preventDefault();
      onClose();
    }
    // What is typed on an entry is searched for: the field has the focus before the letter is written.
    if (isSearched && isLetter(event)) {
      event.stopPropagation();
      search.current?.focus();
    }
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const [first] = groupOffers(found, '').flatMap(group => group.offers);
      if (first) pick(first);
    } else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      setText('');
    }
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: 'offer-menu' } }}
    >
      {isSearched && (
        <OfferSearch field={search} value={text} onChange={setText} onKeyDown={onSearchKey} />
      )}
      {/* Before its own keys, which look for entries by their first letter. */}
      <div onKeyDownCapture={onMenuKey}>
        {found.length > 0 ? (
          <MenuList ref={list} autoFocusItem={!isSearched} variant="menu">
            {OfferEntries({ groups: groupOffers(found, translate('menu.unfit')), onPick: pick })}
          </MenuList>
        ) : (
          <p className="offer-none" role="status">
            {translate('menu.none')}
          </p>
        )}
      </div>
    </Popover>
  );
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
