import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../domain/dateTime.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { kindOfNotice, NoticeWords } from '../../ui/Toasts.tsx';
import {
  forgetMessage,
  type Message,
  type MessageKind,
  readQuietSince,
  useMessages,
} from './messages.ts';

/** What is kept of one kind, newest first. */
export const KeptMessages = ({ kind }: { readonly kind: MessageKind }) => {
  const shown = useMessages().filter(message => message.kind === kind);
  if (shown.length === 0) return <Quiet />;
  return (
    <ul className="messages-list">
      {shown.map(message => (
        <KeptMessage key={message.id} message={message} />
      ))}
    </ul>
  );
};

const KeptMessage = ({ message: { id, notice, told } }: { readonly message: Message }) => {
  const translate = useTranslate();
  const { glyph, word } = kindOfNotice(notice.type);
  return (
    <li className={`message message-${notice.type}`}>
      <StateGlyph state={glyph} size={16} />
      <div className="message-words">
        <div className="message-line">
          <b>{translate(word)}</b>
          <span>
            <SiteTime time={told} />
          </span>
        </div>
        <div className="message-text">
          <NoticeWords notice={notice} />
        </div>
      </div>
      <IconButton
        size="small"
        aria-label={translate('messages.forget')}
        onClick={() => forgetMessage(id)}
      >
        <Icon name="close" size={15} />
      </IconButton>
    </li>
  );
};

/** Nothing, and since when. */
const Quiet = () => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const since = formatDateTime(new Date(readQuietSince()), zone)?.slice(11, 16) ?? '';
  return (
    <EmptyState
      kind="nothing"
      title={translate('messages.quiet', { since })}
      hint={translate('messages.quiet.hint')}
    />
  );
};
