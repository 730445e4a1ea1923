import type { NotificationPayload } from 'react-admin';
import { useSyncExternalStore } from 'react';

/** What came of what somebody did, or what the console itself has to say: the connection, its tasks. */
export type MessageKind = 'results' | 'system';

/** A notice that is kept after its toast has gone. */
export interface Message {
  /** Random, below ten million. @see spec A9 (ALERT-08) */
  readonly id: number;
  readonly kind: MessageKind;
  readonly notice: NotificationPayload;
  /** Milliseconds, when it was told. */
  readonly told: number;
  /** Nobody has seen it in the message centre, nor closed its toast. */
  readonly isUnread: boolean;
}

const BELOW = 10_000_000;
/** More than anybody reads; the oldest go. */
const AT_MOST = 200;

/**
 * Milliseconds until a result is forgotten: a fail is level 1, a success level 2; a warning stays.
 *
 * @see spec B4 (ALERT-07), design 8.14
 */
const RESULT_KEPT: Partial<Record<NotificationPayload['type'], number>> = {
  error: 3_600_000,
  success: 300_000,
  info: 300_000,
};

let messages: readonly Message[] = [];
/** The bell says since when it is quiet. */
let quietSince = Date.now();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function put(next: readonly Message[]): void {
  if (messages.length > 0 && next.length === 0) quietSince = Date.now();
  messages = next;
  for (const listener of listeners) listener();
}

/** The console's own notices say so; all others are results of what a person did. */
export const kindOf = ({ notificationOptions }: NotificationPayload): MessageKind =>
  notificationOptions?.['kind'] === 'system' ? 'system' : 'results';

/** Keeps a notice. What went well needs nobody: it has been told, so that it is never unread. */
export function keepMessage(notice: NotificationPayload): void {
  const kind = kindOf(notice);
  const taken = new Set(messages.map(({ id }) => id));
  let id = Math.floor(Math.random() * BELOW);
  while (taken.has(id)) id = (id + 1) % BELOW;
  const isUnread = notice.type === 'error' || notice.type === 'warning';
  const kept = kind === 'results' ? RESULT_KEPT[notice.type] : undefined;
  if (kept !== undefined)
    timers.set(
      id,
      setTimeout(() => forgetMessage(id), kept),
    );
  const all = [{ id, kind, notice, told: Date.now(), isUnread }, ...messages];
  for (const { id: old } of all.slice(AT_MOST)) stopTimer(old);
  put(all.slice(0, AT_MOST));
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Destroys one. */
export function forgetMessage(id: number): void {
  stopTimer(id);
  put(messages.filter(message => message.id !== id));
}

/** Destroys those of a kind, or all. */
export function forgetMessages(kind?: MessageKind): void {
  const gone = messages.filter(message => kind === undefined || message.kind === kind);
  gone.forEach(({ id }) => stopTimer(id));
  put(messages.filter(message => !gone.includes(message)));
}

/** Somebody has seen those of a kind, or closed the toast of one notice. */
export function readMessages(seen: MessageKind | NotificationPayload): void {
  const isSeen = (message: Message) => message.kind === seen || message.notice === seen;
  if (!messages.some(message => message.isUnread && isSeen(message))) return;
  put(messages.map(one => (isSeen(one) ? { ...one, isUnread: false } : one)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is kept, newest first. */
export const useMessages = (): readonly Message[] =>
  useSyncExternalStore(subscribe, () => messages);

/** How many nobody has seen. */
export const useUnread = (): number =>
  useSyncExternalStore(subscribe, () => messages.filter(({ isUnread }) => isUnread).length);

/** Milliseconds: when the last message went, or the console was opened. */
export const readQuietSince = (): number => quietSince;
