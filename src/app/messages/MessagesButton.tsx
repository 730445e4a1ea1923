import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { toggle, useOpened } from '../opened.ts';
import { useUnread } from './messages.ts';

/** The bell: opens the message centre, and says how many messages nobody has seen. */
export const MessagesButton = () => {
  const translate = useTranslate();
  const unread = useUnread();
  const isOpen = useOpened() === 'messages';
  const name = unread > 0 ? translate('messages.unread', { count: unread }) : translate('messages');
  return (
    <button
      type="button"
      className="bar-button bar-messages"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={name}
      title={name}
      onClick={() => toggle('messages')}
    >
      <Icon name="bell" size={18} />
      {unread > 0 && <span className="bar-badge">{unread > 99 ? '99+' : unread}</span>}
    </button>
  );
};
