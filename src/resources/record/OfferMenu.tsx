import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';

import { Icon } from '../../ui/icons/Icon.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { Offer } from './Offer.ts';

interface OfferMenuProps {
  readonly anchor: HTMLElement;
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

/** Offers as a menu. What cannot be done now says why, also to those who have no pointer to hover with. */
export const OfferMenu = ({ anchor, offers, onClose }: OfferMenuProps) => {
  const menu = useId();
  // The words of those without an icon begin where those of the others do.
  const hasIcons = offers.some(({ icon }) => icon);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {offers.map(({ id, label, icon, danger, refused, onPick }, at) => (
        <MenuItem
          key={id}
          title={refused}
          className={danger ? 'row-menu-danger' : ''}
          aria-label={label}
          aria-disabled={refused !== undefined}
          aria-describedby={refused === undefined ? undefined : menu + id}
          onClick={() => {
            if (refused !== undefined) return;
            onClose();
            onPick();
          }}
        >
          {icon ? <Icon name={icon} /> : hasIcons && <span className="row-menu-blank" />}
          <span>
            {label}
            {refused !== undefined && (
              // Said once in sight where it is the same for several that follow each other.
              <span
                id={menu + id}
                className={refused === offers[at - 1]?.refused ? 'spoken-only' : 'row-menu-why'}
              >
                {refused}
              </span>
            )}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
};
