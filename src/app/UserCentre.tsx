import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import { Popover } from '../ui/overlays/Popover.tsx';
import { open, type Opened } from './opened.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserCard, Version } from './UserCard.tsx';

interface UserCentreProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
}

interface Way {
  readonly to: Opened;
  readonly icon: IconName;
  readonly word: string;
}

const own: readonly Way[] = [
  { to: 'password', icon: 'key', word: 'password.change' },
  { to: 'shortcuts', icon: 'help', word: 'shortcuts.title' },
];
const out: readonly Way[] = [{ to: 'logOut', icon: 'external', word: 'shell.logout' }];

const BELOW = { vertical: 'bottom', horizontal: 'right' } as const;
const TOP = { vertical: 'top', horizontal: 'right' } as const;

/** What the user centre holds. No menu: Tab and Shift+Tab go through the theme and the ways out alike. */
export default function UserCentre({ id, anchor, label, onClose }: UserCentreProps) {
  const translate = useTranslate();
  const wayOf = ({ to, icon, word }: Way) => (
    <MenuItem
      key={to}
      component="div"
      role="button"
      tabIndex={0}
      onClick={() => {
        onClose();
        open(to);
      }}
    >
      <Icon name={icon} />
      {translate(word)}
    </MenuItem>
  );
  return (
    <Popover
      id={id}
      open
      anchorEl={anchor}
      anchorOrigin={BELOW}
      transformOrigin={TOP}
      onClose={onClose}
      slotProps={{ paper: { className: 'user-menu', role: 'dialog', 'aria-label': label } }}
    >
      <UserCard />
      <div className="menu-line" />
      {own.map(wayOf)}
      <div className="menu-line" />
      <ThemeSwitch />
      <div className="menu-line" />
      {out.map(wayOf)}
      <Version />
    </Popover>
  );
}
