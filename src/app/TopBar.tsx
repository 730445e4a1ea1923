import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { isOfDocuments } from '../data/isOfDocuments.ts';
import { paths } from '../paths.ts';
import { TasksButton } from '../resources/tasks/TasksButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { MarkTile } from '../ui/icons/Mark.tsx';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MessagesButton } from './messages/MessagesButton.tsx';
import { NightLine } from './NightLine.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { SectionMenu } from './sections/SectionMenu.tsx';
import { SectionsButton } from './sections/SectionsButton.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useUser } from './useUser.ts';

/** Domains bound no administrator. */
const Area = lazyScreen(async () => (await import('./Area.tsx')).Area, { isExtra: true });

/** Home, mark, product and module at the left; the night, search, tasks, messages, language and person at the right. */
export const TopBar = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { role } = useUser();
  return (
    <header className="topbar" aria-label={translate('shell.bar')}>
      <SectionsButton />
      <Link className="bar-button" to={paths.home} aria-label={translate('shell.home')}>
        <Icon name="home" size={18} />
      </Link>
      <span className="brand">
        <MarkTile />
        <span className="brand-words">{translate('shell.product')}</span>
      </span>
      <SectionMenu />
      {role !== 'admin' && (
        <Suspense fallback={null}>
          <Area />
        </Suspense>
      )}
      <span className="bar-space" />
      {!isOfDocuments && pathname !== paths.home && <NightLine />}
      <PaletteButton />
      <TasksButton className="bar-button" />
      <MessagesButton />
      <LanguageMenu />
      <UserMenu />
    </header>
  );
};
