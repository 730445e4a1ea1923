import './notificationToasts.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type NotificationPayload,
  type NotificationType,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Icon } from './icons/Icon.tsx';
import { type AlarmSeverity, type GlyphName, StateGlyph } from './icons/StateGlyph.tsx';
import { useToastPosition } from './toasts/useToastPosition.ts';
import { getToastTiming } from './toastTiming.ts';
import { useFormatNumber } from './useFormatNumber.ts';

const MAX_VISIBLE_TOASTS = 3;
/** The maximum number of visible alerts on a phone: three would cover half of the screen for half a minute. */
const MAX_ALERTS_ON_PHONE = 1;
const PHONE_MEDIA = '(max-width: 599.95px)';

/** The notifications that do not close but minimise: they stay in the message centre until they are handled. */
const isMinimizable = ({ notificationOptions }: NotificationPayload): boolean =>
  notificationOptions?.['kind'] === 'alert';

/** The severity of an alert, which has announced itself if it is critical. */
const getSeverity = ({ notificationOptions }: NotificationPayload): AlarmSeverity | undefined =>
  notificationOptions?.['severity'] as AlarmSeverity | undefined;

interface NotificationKind {
  readonly glyph: GlyphName;
  /** The label that a screen reader announces before the message. */
  readonly labelKey: string;
}

const kindByType: Readonly<Record<NotificationType, NotificationKind>> = {
  success: { glyph: 'success', labelKey: 'notice.success' },
  info: { glyph: 'info', labelKey: 'notice.info' },
  warning: { glyph: 'major', labelKey: 'notice.warning' },
  error: { glyph: 'critical', labelKey: 'notice.error' },
};

/** Returns the icon of a notification type and its label. */
export const getNotificationKind = (type: NotificationType): NotificationKind =>
  kindByType[type in kindByType ? type : 'info'];

interface NotificationToastsProps {
  /** Called when a user dismisses a toast. */
  readonly onDismissed?: (notification: NotificationPayload) => void;
  /** Shows the notifications that are not visible. */
  readonly onShowOthers?: () => void;
}

/** Returns the alerts of the visible toasts that newer ones cover on a phone; they stay mounted, so that their time continues. */
const listCovered = (visible: readonly NotificationPayload[]): readonly NotificationPayload[] =>
  visible.filter(isMinimizable).slice(MAX_ALERTS_ON_PHONE);

/** Transient notifications: newest first, three at a time, on a phone one alert, then "N more". */
export const NotificationToasts = ({ onDismissed, onShowOthers }: NotificationToastsProps) => {
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const formatNumber = useFormatNumber();
  const getKey = useNotificationKeys();
  const element = useRef<HTMLDivElement>(null);
  useToastPosition(element, notifications.length > 0);
  const isPhone = useMediaQuery(PHONE_MEDIA, { noSsr: true });
  const visible = notifications.toReversed().slice(0, MAX_VISIBLE_TOASTS);
  const covered = isPhone ? listCovered(visible) : [];
  const hiddenCount = notifications.length - visible.length + covered.length;
  return (
    <div
      ref={element}
      className="toasts pointer-events-none fixed top-[calc(var(--topbar)+8px)] left-[calc(100vw-376px)] z-1400 grid w-360 max-w-[calc(100vw-32px)] gap-8 max-sm:inset-x-8 max-sm:top-auto max-sm:bottom-[calc(var(--bottom-bar)+8px)] max-sm:h-max max-sm:max-h-[40dvh] max-sm:w-auto max-sm:max-w-none max-sm:gap-4 max-sm:overflow-y-auto print:hidden! [&.toasts-single>.toast:nth-child(n+2)]:hidden"
      aria-live="polite"
      aria-relevant="additions"
    >
      {visible.map(notification => (
        <NotificationToast
          key={getKey(notification)}
          notification={notification}
          isCovered={covered.includes(notification)}
          onExited={() => setNotifications(all => all.filter(each => each !== notification))}
          onDismissed={() => onDismissed?.(notification)}
        />
      ))}
      {hiddenCount > 0 && (
        <button
          type="button"
          className="pointer-events-auto min-h-(--phone-target) cursor-pointer [justify-self:end] rounded-(--r-full) border-0 bg-(--raised) px-10 py-2 text-12 leading-13 text-2 elevation-2"
          onClick={onShowOthers}
        >
          {translate('notice.others', { count: formatNumber(hiddenCount) })}
        </button>
      )}
    </div>
  );
};

interface NotificationToastProps {
  readonly notification: NotificationPayload;
  readonly isCovered: boolean;
  readonly onExited: () => void;
  readonly onDismissed: () => void;
}

const NotificationToast = ({
  notification,
  isCovered,
  onExited,
  onDismissed,
}: NotificationToastProps) => {
  const translate = useTranslate();
  const { enterDelayMs, autoHideMs, autoExitMs, dismissExitMs } = getToastTiming(notification);
  const { glyph, labelKey } = getNotificationKind(notification.type);
  const severity = getSeverity(notification);
  const canMinimize = isMinimizable(notification);
  /** The exit duration; undefined while visible. */
  const [exitMs, setExitMs] = useState<number>();
  useTimeout(exitMs === undefined ? (autoHideMs ?? undefined) : undefined, () =>
    setExitMs(autoExitMs),
  );
  useTimeout(exitMs, onExited);
  const animation = {
    animationDelay: exitMs === undefined ? `${enterDelayMs}ms` : undefined,
    animationDuration: exitMs === undefined ? undefined : `${exitMs}ms`,
  };
  const leavingClass = exitMs === undefined ? '' : ' toast-leaving';
  return (
    <div
      className={`toast relative flex animate-[toast-in_var(--t-toast)_var(--ease)_backwards] items-start gap-10 overflow-hidden rounded-3 bg-(--raised) py-12 pr-8 pl-14 text-1 elevation-2 max-sm:pr-4 max-sm:pl-12 [&_:is(button,a)]:pointer-events-auto toast-${severity ?? notification.type}${leavingClass}`}
      aria-live={severity === 'critical' ? 'off' : undefined}
      role={notification.type === 'error' ? 'alert' : undefined}
      style={isCovered ? { display: 'none' } : animation}
    >
      <StateGlyph state={severity ?? glyph} size={18} />
      <div className="toast-text min-w-0 flex-1 font-semibold wrap-anywhere">
        <span className="visually-hidden">{translate(labelKey)}: </span>
        <NotificationText notification={notification} />
      </div>
      {exitMs === undefined && (
        <button
          type="button"
          className="mx-0 -my-4 grid size-28 flex-none cursor-pointer place-items-center rounded-2 border-0 bg-transparent text-2 hover:bg-(--hover) hover:text-1 max-sm:-my-12 max-sm:-mr-4 max-sm:ml-0 max-sm:size-44"
          aria-label={translate(canMinimize ? 'notice.minimize' : 'notice.close')}
          onClick={() => {
            onDismissed();
            setExitMs(dismissExitMs);
          }}
        >
          <Icon name={canMinimize ? 'minus' : 'close'} size={15} />
        </button>
      )}
      {autoHideMs !== null && (
        <i
          className="toast-life absolute bottom-0 left-0 h-2 w-full origin-[left] animate-[toast-life_linear_forwards] bg-(--line-2)"
          style={{ animationDuration: `${autoHideMs}ms` }}
        />
      )}
    </div>
  );
};

/** The text of a notification, in the current language. */
export const NotificationText = ({
  notification,
}: {
  readonly notification: NotificationPayload;
}) => {
  const translate = useTranslate();
  const { message, notificationOptions } = notification;
  return typeof message === 'string'
    ? translate(message, { _: message, ...notificationOptions?.messageArgs })
    : message;
};

/** Calls the callback once, a delay in milliseconds after the first render; never without a delay. */
function useTimeout(delay: number | undefined, callback: () => void): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => onTimeout(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}

/** Notifications have no id; two with the same text need different keys. */
function useNotificationKeys() {
  const keys = useRef(new WeakMap<NotificationPayload, number>());
  const lastKey = useRef(0);
  return (notification: NotificationPayload) => {
    const existingKey = keys.current.get(notification);
    if (existingKey !== undefined) return existingKey;
    keys.current.set(notification, ++lastKey.current);
    return lastKey.current;
  };
}
