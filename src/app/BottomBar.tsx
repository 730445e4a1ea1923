import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../paths.ts';
import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import { useUnreadCount } from './messages/notificationStore.ts';
import { openDialog, useOpenDialogName } from './openDialogs.ts';
import { sectionsDrawer } from './sections/sectionsDrawer.ts';
import { useShellLinks } from './useShellLinks.ts';

/** The bottom navigation bar of a phone: the sections that the user can access, and the rest under "More". */
export const BottomBar = () => {
  const translate = useTranslate();
  const { map, alarms } = useShellLinks();
  const openDialogName = useOpenDialogName();
  const unreadCount = useUnreadCount();
  return (
    <nav className="bottom-bar" aria-label={translate('shell.navigation')}>
      <BottomBarLink path={paths.home} icon="home" labelKey="shell.home" />
      <BottomBarButton icon="list" labelKey="shell.lists" onOpen={sectionsDrawer.open} />
      {map && <BottomBarLink path={map} icon="map" labelKey="shell.map" />}
      {alarms && <BottomBarLink path={alarms} icon="bell" labelKey="shell.alerts" />}
      <BottomBarButton
        icon="more"
        labelKey="shell.more"
        isOpen={openDialogName === 'more' || openDialogName === 'messages'}
        badge={unreadCount}
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
  icon,
  labelKey,
}: BottomBarLinkProps & { readonly path: string }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isCurrent = path === paths.home ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
  return (
    <Link className="bottom-link relative" to={path} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      {translate(labelKey)}
    </Link>
  );
};

interface BottomBarButtonProps extends BottomBarLinkProps {
  readonly isOpen?: boolean;
  readonly badge?: number;
  readonly onOpen: () => void;
}

const BottomBarButton = ({ icon, labelKey, isOpen, badge = 0, onOpen }: BottomBarButtonProps) => {
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
      {translate(labelKey)}
      {badge > 0 && (
        <span className="bar-badge">
          {badge}
          <span className="visually-hidden"> {translate('messages')}</span>
        </span>
      )}
    </button>
  );
};
