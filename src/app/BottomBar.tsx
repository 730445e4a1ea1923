import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { mayEnter } from '../domain/modules.ts';
import { languageNames } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { TasksButton } from '../resources/tasks/TasksButton.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import { LogOutDialog } from './LogOutDialog.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserCard, Version } from './UserCard.tsx';
import { useLanguages } from './useLanguages.ts';
import { useUser } from './useUser.ts';

interface Place {
  readonly path: string;
  readonly icon: IconName;
  readonly word: string;
}

const HOME: Place = { path: paths.home, icon: 'home', word: 'shell.home' };
const USERS: Place = { path: paths.users, icon: 'users', word: 'shell.place.users' };

/** The bar of a phone: the places that there are, and the rest under "More". */
export const BottomBar = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const places = mayEnter('permission', useUser()) ? [HOME, USERS] : [HOME];
  const current = (path: string) =>
    path === paths.home ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
  return (
    <nav className="bottom-bar" aria-label={translate('shell.places')}>
      {places.map(({ path, icon, word }) => (
        <Link
          key={path}
          className="bottom-place"
          to={path}
          aria-current={current(path) ? 'page' : undefined}
        >
          <Icon name={icon} size={20} />
          {translate(word)}
        </Link>
      ))}
      <button
        type="button"
        className="bottom-place"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" size={20} />
        {translate('shell.more')}
      </button>
      <MoreSheet open={open} onClose={() => setOpen(false)} />
    </nav>
  );
};

interface MoreSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the top bar of a wide screen holds. */
const MoreSheet = ({ open, onClose }: MoreSheetProps) => {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const { language, offered, choose } = useLanguages();
  return (
    <>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { className: 'more-sheet', role: 'dialog', 'aria-label': translate('shell.more') },
        }}
      >
        <UserCard />
        <div className="menu-line" />
        <TasksButton worded className="more-tasks" onPick={onClose} />
        <div className="user-choice">
          <span>{translate('shell.language')}</span>
          <span className="more-languages">
            {offered.map(one => (
              <ActionButton
                key={one}
                lang={one}
                kind={one === language ? 'default' : 'auxiliary'}
                aria-pressed={one === language}
                onClick={() => choose(one)}
              >
                {languageNames[one]}
              </ActionButton>
            ))}
          </span>
        </div>
        <ThemeSwitch />
        <div className="menu-line" />
        <ActionButton
          size="large"
          onClick={() => {
            onClose();
            setLeaving(true);
          }}
        >
          {translate('shell.logout')}
        </ActionButton>
        <Version />
      </Drawer>
      <LogOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
};
