import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../paths.ts';
import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { LazyCriticalAlerts } from './messages/LazyCriticalAlerts.ts';
import { useUnreadCount } from './messages/notificationStore.ts';
import { openDialog, useOpenDialogName } from './openDialogs.ts';
import { sectionsDrawer } from './sections/sectionsDrawer.ts';
import { useShellLinks } from './useShellLinks.ts';

/**
 * The bottom navigation bar of a phone: the sections that the user can access, the alerts with the number of unconfirmed
 * critical ones, and the rest under "More".
 */
export const BottomBar = ({ hasAlerts }: { readonly hasAlerts: boolean }) => {
  const translate = useTranslate();
  const { map, alarms } = useShellLinks();
  const openDialogName = useOpenDialogName();
  const unreadCount = useUnreadCount();
  return (
    <nav
      className="bottom-bar hidden max-sm:z-4 max-sm:grid max-sm:h-(--bottom-bar) max-sm:auto-cols-[1fr] max-sm:grid-flow-col max-sm:border-t max-sm:border-t-(--line) max-sm:bg-(--surface) max-sm:pb-10"
      aria-label={translate('shell.navigation')}
    >
      <BottomBarLink path={paths.home} icon="home" labelKey="shell.home" />
      <BottomBarButton icon="list" labelKey="shell.lists" onOpen={sectionsDrawer.open} />
      {map && <BottomBarLink path={map} icon="map" labelKey="shell.map" />}
      {alarms && (
        <BottomBarLink
          path={alarms}
          scope={paths.faultManagement}
          icon="bell"
          labelKey="shell.alerts"
        >
          {hasAlerts && (
            <LazyBoundary fallback={null}>
              <LazyCriticalAlerts />
            </LazyBoundary>
          )}
        </BottomBarLink>
      )}
      <BottomBarButton
        icon="more"
        labelKey="shell.more"
        isOpen={openDialogName === 'more' || openDialogName === 'messages'}
        unreadCount={unreadCount}
        onOpen={() => openDialog('more')}
      />
    </nav>
  );
};

interface BottomBarLinkProps {
  readonly icon: IconName;
  readonly labelKey: string;
}

const BottomBarLink = ({
  path,
  scope = path,
  icon,
  labelKey,
  children,
}: BottomBarLinkProps & {
  readonly path: string;
  /** A badge. */
  readonly children?: ReactNode;
  /** The path of the section whose pages it leads to; its own by default. */
  readonly scope?: string;
}) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isCurrent =
    path === paths.home ? pathname === path : `${pathname}/`.startsWith(`${scope}/`);
  return (
    <Link className="bottom-link relative" to={path} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      {translate(labelKey)} {children}
    </Link>
  );
};

/** The number of unread messages of a screen. */
const UnreadBadge = ({ count }: { readonly count: number }) => {
  const translate = useTranslate();
  return (
    count > 0 && (
      <span className="bar-badge">
        {count > MAX_BADGE ? `${MAX_BADGE}+` : count}
        <span className="visually-hidden"> {translate('messages')}</span>
      </span>
    )
  );
};

/** A larger number does not fit. */
const MAX_BADGE = 99;

interface BottomBarButtonProps extends BottomBarLinkProps {
  readonly isOpen?: boolean;
  readonly unreadCount?: number;
  readonly onOpen: () => void;
}

const BottomBarButton = ({
  icon,
  labelKey,
  isOpen,
  unreadCount = 0,
  onOpen,
}: BottomBarButtonProps) => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="bottom-link relative"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon name={icon} size={20} />
      {translate(labelKey)} <UnreadBadge count={unreadCount} />
    </button>
  );
};
