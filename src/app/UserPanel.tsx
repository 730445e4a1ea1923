import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import { isMaintainer, toRoleName } from '../domain/role.ts';
import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import { Popover } from '../ui/overlays/Popover.tsx';
import { openDialog, type DialogName } from './openDialogs.ts';
import { ProductModeSwitch } from './ProductModeSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserCard, PlatformVersion } from './UserCard.tsx';
import { useUser } from './useUser.ts';

interface UserPanelProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
}

interface UserPanelItem {
  readonly dialog: DialogName;
  readonly icon: IconName;
  readonly labelKey: string;
}

const userItems: readonly UserPanelItem[] = [
  { dialog: 'password', icon: 'key', labelKey: 'password.change' },
  { dialog: 'shortcuts', icon: 'help', labelKey: 'shortcuts.title' },
];
/** For those who maintain the platform. */
const maintainerItems: readonly UserPanelItem[] = [
  { dialog: 'contract', icon: 'check', labelKey: 'contract.title' },
];
const signOutItems: readonly UserPanelItem[] = [
  { dialog: 'logOut', icon: 'external', labelKey: 'shell.logout' },
];

const ANCHOR_ORIGIN = { vertical: 'bottom', horizontal: 'right' } as const;
const TRANSFORM_ORIGIN = { vertical: 'top', horizontal: 'right' } as const;

/** The content of the user centre. Not a menu: Tab and Shift+Tab move through the theme and the links alike. */
export default function UserPanel({ id, anchor, label, onClose }: UserPanelProps) {
  const translate = useTranslate();
  const { role } = useUser();
  const renderItem = ({ dialog, icon, labelKey }: UserPanelItem) => (
    <MenuItem
      key={dialog}
      component="div"
      role="button"
      tabIndex={0}
      onClick={() => {
        onClose();
        openDialog(dialog);
      }}
    >
      <Icon name={icon} />
      {translate(labelKey)}
    </MenuItem>
  );
  return (
    <Popover
      id={id}
      open
      anchorEl={anchor}
      anchorOrigin={ANCHOR_ORIGIN}
      transformOrigin={TRANSFORM_ORIGIN}
      onClose={onClose}
      slotProps={{ paper: { className: 'w-300 p-6', role: 'dialog', 'aria-label': label } }}
    >
      <UserCard />
      <div className="menu-line" />
      {userItems.map(renderItem)}
      {isMaintainer(toRoleName(role)) && maintainerItems.map(renderItem)}
      <div className="menu-line" />
      <ThemeSwitch />
      <div className="menu-line" />
      <ProductModeSwitch />
      {signOutItems.map(renderItem)}
      <PlatformVersion />
    </Popover>
  );
}
