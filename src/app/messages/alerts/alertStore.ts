import { RecentIds } from '../../../api/live/RecentIds.ts';
import type { LiveAlert } from '../../../data/live/useLiveUpdates.ts';
import { createStore } from '../../../domain/createStore.ts';
import { getPlatformTime } from '../../../domain/platformClock.ts';
import { useStore } from '../../../ui/useStore.ts';
import { setUnreadAlertCount } from '../notificationStore.ts';
import type { AlertRecord } from '../AlertRecord.ts';
import { AlertBook } from './AlertBook.ts';
import type { CentreAlert } from './CentreAlert.ts';
import { findAcknowledged } from './findAcknowledged.ts';

/** In a storm, screens follow the store at this interval, in milliseconds. */
const NOTIFY_INTERVAL_MS = 250;
/** The number of dismissed alerts that are not taken from the list again. */
const MAX_DISMISSED = 5000;

/** What the message centre shows of the alerts. */
export interface AlertView {
  readonly book: AlertBook;
  /** The time of the last alert, or of the start, in milliseconds since 1970. */
  readonly lastEventAt: number | undefined;
  /** The start of the time without alerts, in milliseconds since 1970. */
  readonly quietSince: number;
  /** The unacknowledged alerts of the platform that are not in the book. */
  readonly hiddenCount: number;
}

let book = new AlertBook();
let dismissed = new RecentIds(MAX_DISMISSED);
/** The alerts that arrive while the list is read. */
const pendingReads = new Set<Set<string>>();
const view = createStore<AlertView>(createView({ quietSince: getPlatformTime() }));
let timer: ReturnType<typeof setTimeout> | undefined;
let notifiedAt = 0;
let latest: Partial<AlertView> = {};

function createView(changes: Partial<AlertView>): AlertView {
  return {
    lastEventAt: undefined,
    quietSince: getPlatformTime(),
    hiddenCount: 0,
    ...changes,
    book,
  };
}

/** Shows a change: at once, or together with the further changes of the interval. */
function publish(changes: Partial<AlertView> = {}): void {
  latest = { ...latest, ...changes };
  if (timer !== undefined) return;
  const wait = notifiedAt + NOTIFY_INTERVAL_MS - getPlatformTime();
  if (wait <= 0 || wait > NOTIFY_INTERVAL_MS) flush();
  else timer = setTimeout(flush, wait);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  notifiedAt = getPlatformTime();
  const hadAlerts = view.get().book.size > 0 || view.get().lastEventAt !== undefined;
  const isQuiet = book.size === 0;
  view.set({
    ...view.get(),
    ...latest,
    ...(isQuiet && hadAlerts && { quietSince: getPlatformTime() }),
    book,
  });
  latest = {};
  setUnreadAlertCount(book.unreadCount);
}

/** A read of the list of the unacknowledged alerts. */
export interface AlertRead {
  /**
   * @param rows the newest ones, newest first
   * @param zone of the site
   */
  readonly finish: (rows: readonly AlertRecord[], total: number, zone: string | undefined) => void;
  readonly cancel: () => void;
}

/** The alerts of the message centre. */
export const alertStore = {
  /** Adds pushed alerts. @returns those that are new */
  receive(alerts: readonly LiveAlert[]): readonly CentreAlert[] {
    const now = getPlatformTime();
    const added = book.add(alerts, now);
    for (const { id } of added) for (const arrivals of pendingReads) arrivals.add(id);
    if (added.length > 0) publish({ lastEventAt: now });
    return added;
  },

  isStorm: (): boolean => book.isStorm(getPlatformTime()),

  getStormIds: (): ReadonlySet<string> => book.stormIds,

  /** Starts a read: alerts that arrive before its end are not missing from its result. */
  beginRead(): AlertRead {
    const arrivals = new Set<string>();
    pendingReads.add(arrivals);
    const cancel = () => void pendingReads.delete(arrivals);
    return {
      cancel,
      finish(rows, total, zone) {
        cancel();
        book.remove(findAcknowledged(book, rows, total, arrivals, zone));
        reconcile(rows, total);
      },
    };
  },

  /** Removes acknowledged alerts. */
  remove(ids: readonly string[]): void {
    book.remove(ids);
    publish();
  },

  /** Removes alerts that the user has acknowledged: a list that was requested before does not bring them back. */
  acknowledge(ids: readonly string[]): void {
    ids.forEach(id => dismissed.add(id));
    alertStore.remove(ids);
  },

  /** Removes alerts that a user has dismissed; they stay unacknowledged, and count as hidden. */
  dismiss(ids: readonly string[]): void {
    const { hiddenCount } = { ...view.get(), ...latest };
    const dismissedCount = ids.filter(id => book.has(id)).length;
    ids.forEach(id => dismissed.add(id));
    book.remove(ids);
    publish({ hiddenCount: hiddenCount + dismissedCount });
  },

  /** Dismisses all alerts. */
  dismissAll(): void {
    alertStore.dismiss(book.rows.flatMap(({ alerts }) => alerts.map(({ id }) => id)));
  },

  markRead(): void {
    if (book.markRead()) publish();
  },

  /** Removes everything when the session ends. */
  reset(): void {
    book = new AlertBook();
    dismissed = new RecentIds(MAX_DISMISSED);
    pendingReads.clear();
    latest = {};
    view.set(createView({}));
    setUnreadAlertCount(0);
  },
};

/** Stores the alerts of a list, and how many alerts are not in the book. */
function reconcile(rows: readonly AlertRecord[], total: number): void {
  book.addEarlier(rows.filter(({ id }) => !dismissed.has(id)));
  // The pushed ones are in the book, though the list has only the newest.
  publish({ hiddenCount: Math.max(0, total - book.size) });
}

/** Returns the alerts of the message centre. The book changes in place, the view with it. */
export const useAlertView = (): AlertView => useStore(view);

/** Returns the number of alerts of the message centre. The component renders again only when it changes. */
export const useAlertCount = (): number => useStore(view, ({ book }) => book.size);
