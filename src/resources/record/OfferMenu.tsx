import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { Offer } from './Offer.ts';

interface OfferMenuProps {
  readonly anchor: HTMLElement;
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

export const OfferMenu = ({ anchor, offers, onClose }: OfferMenuProps) => (
  <Menu
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    {offers.map(({ id, label, icon, danger, refused, onPick }) => (
      <MenuItem
        key={id}
        className={danger ? 'row-menu-danger' : ''}
        aria-disabled={refused !== undefined}
        title={refused}
        onClick={() => {
          if (refused !== undefined) return;
          onClose();
          onPick();
        }}
      >
        {icon && <Icon name={icon} />}
        {label}
      </MenuItem>
    ))}
  </Menu>
);
