import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { isDocumentsBuild } from '../data/isDocumentsBuild.ts';
import { paths } from '../paths.ts';
import { TasksButton } from '../resources/tasks/TasksButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { LogoTile } from '../ui/icons/Logo.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LazyCriticalAlerts } from './messages/LazyCriticalAlerts.ts';
import { NotificationCenterButton } from './messages/NotificationCenterButton.tsx';
import { NightIndicator } from './NightIndicator.tsx';
import { CommandPaletteButton } from './palette/CommandPaletteButton.tsx';
import { SectionMenu } from './sections/SectionMenu.tsx';
import { SectionsButton } from './sections/SectionsButton.tsx';
import { useShellLinks } from './useShellLinks.ts';
import { UserMenu } from './UserMenu.tsx';
import { useUser } from './useUser.ts';

/** Administrators are not restricted to domains. */
const UserDomainsLabel = lazyComponent(
  async () => (await import('./UserDomainsLabel.tsx')).UserDomainsLabel,
  { isOptional: true },
);

interface TopBarProps {
  /** Whether the alerts are shown: after the first page. */
  readonly hasAlerts: boolean;
}

/** Home, logo, product and module at the left; night, search, tasks, messages, language and user at the right. */
export const TopBar = ({ hasAlerts }: TopBarProps) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { role } = useUser();
  const { alarms } = useShellLinks();
  return (
    <header
      className="topbar row min-w-0 gap-4 py-0 pr-12 pl-8 max-sm:hidden"
      aria-label={translate('shell.bar')}
    >
      <SectionsButton />
      <Link className="bar-button" to={paths.home} aria-label={translate('shell.home')}>
        <Icon name="home" size={18} />
      </Link>
      <span className="row flex-none gap-10 pr-12 pl-4 text-14 font-semibold whitespace-nowrap text-1 max-[760px]:pr-4 pointer-coarse:min-h-44">
        <LogoTile />
        <span className="max-[760px]:absolute max-[760px]:size-1 max-[760px]:overflow-hidden max-[760px]:[clip-path:inset(50%)]">
          {translate('shell.product')}
        </span>
      </span>
      <SectionMenu />
      {role !== 'admin' && (
        <LazyBoundary fallback={null}>
          <UserDomainsLabel />
        </LazyBoundary>
      )}
      <span className="flex-1" />
      {!isDocumentsBuild && pathname !== paths.home && <NightIndicator />}
      <CommandPaletteButton />
      <TasksButton className="bar-button" />
      {hasAlerts && alarms && (
        <LazyBoundary fallback={null}>
          <LazyCriticalAlerts listPath={alarms} />
        </LazyBoundary>
      )}
      <NotificationCenterButton />
      <LanguageMenu />
      <UserMenu />
    </header>
  );
};
