import './toasts.css';

import {
  type NotificationPayload,
  type NotificationType,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Icon } from './icons/Icon.tsx';
import { type GlyphName, StateGlyph } from './icons/StateGlyph.tsx';
import { useFreePosition } from './toasts/useFreePosition.ts';
import { timesOf } from './toastTimes.ts';

const AT_MOST = 3;

interface Kind {
  readonly glyph: GlyphName;
  /** The word that is read out before the message. */
  readonly word: string;
}

const kinds: Readonly<Record<NotificationType, Kind>> = {
  success: { glyph: 'success', word: 'notice.success' },
  info: { glyph: 'info', word: 'notice.info' },
  warning: { glyph: 'major', word: 'notice.warning' },
  error: { glyph: 'critical', word: 'notice.error' },
};

/** The shape of a kind of notice, and the word that says the same. */
export const kindOfNotice = (type: NotificationType): Kind => kinds[type in kinds ? type : 'info'];

interface ToastsProps {
  /** Somebody closed one by hand. */
  readonly onClosed?: (notice: NotificationPayload) => void;
}

/** What the console tells in passing: newest first, three at a time, then "N more". */
export const Toasts = ({ onClosed }: ToastsProps) => {
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const keyOf = useKeys();
  const element = useRef<HTMLDivElement>(null);
  useFreePosition(element, notifications.length > 0);
  const newestFirst = notifications.toReversed();
  const others = newestFirst.length - AT_MOST;
  return (
    <div ref={element} className="toasts" aria-live="polite" aria-relevant="additions">
      {newestFirst.slice(0, AT_MOST).map(notice => (
        <Toast
          key={keyOf(notice)}
          notice={notice}
          onGone={() => setNotifications(all => all.filter(one => one !== notice))}
          onClosed={() => onClosed?.(notice)}
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
  readonly onClosed: () => void;
}

const Toast = ({ notice, onGone, onClosed }: ToastProps) => {
  const translate = useTranslate();
  const { delay, life, leave, leaveByHand } = timesOf(notice);
  const { glyph, word } = kindOfNotice(notice.type);
  /** How long it takes to leave; undefined while it is here. */
  const [leaving, setLeaving] = useState<number>();
  useAfter(leaving === undefined ? (life ?? undefined) : undefined, () => setLeaving(leave));
  useAfter(leaving, onGone);
  const pace = {
    animationDelay: leaving === undefined ? `${delay}ms` : undefined,
    animationDuration: leaving === undefined ? undefined : `${leaving}ms`,
  };
  const stage = leaving === undefined ? '' : ' toast-leaving';
  return (
    <div
      className={`toast toast-${notice.type}${stage}`}
      role={notice.type === 'error' ? 'alert' : undefined}
      style={pace}
    >
      <StateGlyph state={glyph} size={18} />
      <div className="toast-words">
        <span className="spoken-only">{translate(word)}: </span>
        <NoticeWords notice={notice} />
      </div>
      {leaving === undefined && (
        <button
          type="button"
          className="toast-close"
          aria-label={translate('notice.close')}
          onClick={() => {
            onClosed();
            setLeaving(leaveByHand);
          }}
        >
          <Icon name="close" size={15} />
        </button>
      )}
      {life !== null && <i className="toast-life" style={{ animationDuration: `${life}ms` }} />}
    </div>
  );
};

/** What a notice says, in the language of now. */
export const NoticeWords = ({ notice }: { readonly notice: NotificationPayload }) => {
  const translate = useTranslate();
  const { message, notificationOptions } = notice;
  return typeof message === 'string'
    ? translate(message, { _: message, ...notificationOptions?.messageArgs })
    : message;
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
