import { useTranslate } from 'react-admin';

import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toggleDialog, useOpenDialogName } from '../openDialogs.ts';
import { useUnreadCount } from './notificationStore.ts';

/** The bell: opens the message centre and shows the number of unread messages. */
export const NotificationCenterButton = () => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const unreadCount = useUnreadCount();
  const isOpen = useOpenDialogName() === 'messages';
  const name =
    unreadCount > 0
      ? translate('messages.unread', { count: formatNumber(unreadCount) })
      : translate('messages');
  return (
    <button
      type="button"
      className="bar-button relative"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={name}
      title={name}
      onClick={() => toggleDialog('messages')}
    >
      <Icon name="bell" size={18} />
      {unreadCount > 0 && (
        <span className="bar-badge">{unreadCount > 99 ? '99+' : unreadCount}</span>
      )}
    </button>
  );
};
