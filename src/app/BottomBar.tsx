import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../paths.ts';
import { Icon, type IconName } from '../ui/icons/Icon.tsx';
import { useUnread } from './messages/messages.ts';
import { open, useOpened } from './opened.ts';
import { sectionsDrawer } from './sections/sectionsDrawer.ts';
import { useWays } from './useWays.ts';

/** The bar of a phone: the places that this person may enter, and the rest under "More". */
export const BottomBar = () => {
  const translate = useTranslate();
  const { map, alarms } = useWays();
  const opened = useOpened();
  const unread = useUnread();
  return (
    <nav className="bottom-bar" aria-label={translate('shell.places')}>
      <Place path={paths.home} icon="home" word="shell.home" />
      <Way icon="list" word="shell.lists" onOpen={sectionsDrawer.open} />
      {map && <Place path={map} icon="map" word="shell.map" />}
      {alarms && <Place path={alarms} icon="bell" word="shell.alerts" />}
      <Way
        icon="more"
        word="shell.more"
        isOpen={opened === 'more' || opened === 'messages'}
        badge={unread}
        onOpen={() => open('more')}
      />
    </nav>
  );
};

interface PlaceProps {
  readonly icon: IconName;
  readonly word: string;
}

const Place = ({ path, icon, word }: PlaceProps & { readonly path: string }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isHere = path === paths.home ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
  return (
    <Link className="bottom-place" to={path} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      {translate(word)}
    </Link>
  );
};

interface WayProps extends PlaceProps {
  readonly isOpen?: boolean;
  readonly badge?: number;
  readonly onOpen: () => void;
}

const Way = ({ icon, word, isOpen, badge = 0, onOpen }: WayProps) => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="bottom-place"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon name={icon} size={20} />
      {translate(word)}
      {badge > 0 && (
        <span className="bar-badge">
          {badge}
          <span className="spoken-only"> {translate('messages')}</span>
        </span>
      )}
    </button>
  );
};
