import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../paths.ts';
import { TasksButton } from '../resources/tasks/TasksButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { MarkTile } from '../ui/icons/Mark.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NightLine } from './NightLine.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The first part of an address, and the module that it belongs to. */
const modules: readonly (readonly [string, string])[] = [
  [paths.users, 'shell.module.permission'],
  [paths.data, 'shell.module.data'],
];

/** Home, mark, product and module at the left; the night, the language and the person at the right. */
export const TopBar = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const module = modules.find(([path]) => `${pathname}/`.startsWith(`${path}/`))?.[1];
  return (
    <header className="topbar" aria-label={translate('shell.bar')}>
      <Link className="bar-button" to={paths.home} aria-label={translate('shell.home')}>
        <Icon name="home" size={18} />
      </Link>
      <span className="brand">
        <MarkTile />
        {translate('shell.product')}
      </span>
      {module && <span className="module">{translate(module)}</span>}
      <span className="bar-space" />
      {pathname !== paths.home && <NightLine />}
      <TasksButton className="bar-button" />
      <LanguageMenu />
      <UserMenu />
    </header>
  );
};
