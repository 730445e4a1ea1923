import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { LogOutDialog } from './LogOutDialog.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserCard, Version } from './UserCard.tsx';
import { useUser } from './useUser.ts';

/** The user centre: who is signed in, the theme, the version, and the way out. */
export const UserMenu = () => {
  const translate = useTranslate();
  const user = useUser();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [leaving, setLeaving] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className="bar-button bar-user"
        aria-haspopup="dialog"
        aria-controls={menuId}
        aria-expanded={Boolean(anchor)}
        aria-label={translate('shell.user', { name: user.username })}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Avatar {...user} />
      </button>
      {/* No menu: Tab and Shift+Tab go through the theme and the way out alike. */}
      <Popover
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            className: 'user-menu',
            role: 'dialog',
            'aria-label': translate('shell.user', { name: user.username }),
          },
        }}
      >
        <UserCard />
        <div className="menu-line" />
        <ThemeSwitch />
        <div className="menu-line" />
        <MenuItem
          component="div"
          role="button"
          tabIndex={0}
          onClick={() => {
            close();
            setLeaving(true);
          }}
        >
          <Icon name="external" />
          {translate('shell.logout')}
        </MenuItem>
        <Version />
      </Popover>
      <LogOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
};
