import './toasts.css';

import {
  type NotificationPayload,
  type NotificationType,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { useEffect, useEffectEvent, useRef } from 'react';

import { Icon } from './icons/Icon.tsx';
import { type GlyphName, StateGlyph } from './icons/StateGlyph.tsx';

const AT_MOST = 3;

interface Kind {
  readonly glyph: GlyphName;
  /** The word that is read out before the message. */
  readonly word: string;
  /** Milliseconds until it hides. */
  readonly life: number;
}

const kinds: Readonly<Record<NotificationType, Kind>> = {
  success: { glyph: 'success', word: 'notice.success', life: 5000 },
  info: { glyph: 'info', word: 'notice.info', life: 5000 },
  warning: { glyph: 'major', word: 'notice.warning', life: 30_000 },
  error: { glyph: 'critical', word: 'notice.error', life: 30_000 },
};

/** What the console tells in passing: newest first, three at a time, then "N more". */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const keyOf = useKeys();
  const newestFirst = notifications.toReversed();
  const others = newestFirst.length - AT_MOST;
  return (
    <div className="toasts" aria-live="polite" aria-relevant="additions">
      {newestFirst.slice(0, AT_MOST).map(notice => (
        <Toast
          key={keyOf(notice)}
          notice={notice}
          onGone={() => setNotifications(all => all.filter(one => one !== notice))}
        />
      ))}
      {others > 0 && (
        <div className="toasts-others">{translate('notice.others', { count: others })}</div>
      )}
    </div>
  );
};

interface ToastProps {
  readonly notice: NotificationPayload;
  readonly onGone: () => void;
}

const Toast = ({ notice, onGone }: ToastProps) => {
  const translate = useTranslate();
  const { message, notificationOptions } = notice;
  const type = notice.type in kinds ? notice.type : 'info';
  const { glyph, word, life } = kinds[type];
  const asked = notificationOptions?.autoHideDuration;
  // Null, as react-admin has it, is a notice that stays until it is closed.
  const stays = asked === null;
  const shownFor = asked ?? life;
  useAfter(stays ? undefined : shownFor, onGone);
  return (
    <div className={`toast toast-${type}`} role={type === 'error' ? 'alert' : undefined}>
      <StateGlyph state={glyph} size={18} />
      <div className="toast-words">
        <span className="spoken-only">{translate(word)}: </span>
        {typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={translate('notice.close')}
        onClick={onGone}
      >
        <Icon name="close" size={15} />
      </button>
      {!stays && <i className="toast-life" style={{ animationDuration: `${shownFor}ms` }} />}
    </div>
  );
};

/** Does something once, so many milliseconds after it was first drawn; never without a time. */
function useAfter(delay: number | undefined, act: () => void): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => onTime(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}

/** Notices have no id; two of the same words are still two. */
function useKeys() {
  const keys = useRef(new WeakMap<NotificationPayload, number>());
  const last = useRef(0);
  return (notice: NotificationPayload) => {
    const known = keys.current.get(notice);
    if (known !== undefined) return known;
    keys.current.set(notice, ++last.current);
    return last.current;
  };
}
