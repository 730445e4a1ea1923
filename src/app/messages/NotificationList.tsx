import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../domain/formatDateTime.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { getNotificationKind, NotificationText } from '../../ui/NotificationToasts.tsx';
import {
  removeNotification,
  type StoredNotification,
  type NotificationCategory,
  getQuietSince,
  useStoredNotifications,
} from './notificationStore.ts';

/** The stored notifications of one category, newest first. */
export const NotificationList = ({ kind }: { readonly kind: NotificationCategory }) => {
  const visibleNotifications = useStoredNotifications().filter(
    storedNotification => storedNotification.category === kind,
  );
  if (visibleNotifications.length === 0) return <NoNotifications />;
  return (
    <ul>
      {visibleNotifications.map(storedNotification => (
        <NotificationListItem key={storedNotification.id} storedNotification={storedNotification} />
      ))}
    </ul>
  );
};

const NotificationListItem = ({
  storedNotification: { id, notification, createdAt },
}: {
  readonly storedNotification: StoredNotification;
}) => {
  const translate = useTranslate();
  const { glyph, labelKey } = getNotificationKind(notification.type);
  return (
    <li className={`message message-${notification.type}`}>
      <StateGlyph state={glyph} size={16} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-12 [&_time]:flex-none [&_time]:text-12 [&_time]:leading-12 [&_time]:text-3">
          <b className="min-w-0 font-semibold wrap-anywhere">{translate(labelKey)}</b>
          <span>
            <SiteTime time={createdAt} />
          </span>
        </div>
        <div className="message-text wrap-anywhere text-2">
          <NotificationText notification={notification} />
        </div>
      </div>
      <IconButton
        size="small"
        aria-label={translate('messages.dismiss')}
        onClick={() => removeNotification(id)}
      >
        <Icon name="close" size={15} />
      </IconButton>
    </li>
  );
};

/** The empty state, with the start of the quiet period. */
const NoNotifications = () => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const since = formatDateTime(new Date(getQuietSince()), zone)?.slice(11, 16) ?? '';
  return (
    <EmptyState
      kind="nothing"
      title={translate('messages.quiet', { since })}
      hint={translate('messages.quiet.hint')}
    />
  );
};
