/** The name of the lock of the tab that has the socket, and of the channel to the others. */
const NAME = 'alert-socket';

/** What a tab does in the group of the tabs of this browser. */
export interface TabMember<Message> {
  /** This tab opens the socket: the earlier one has closed or stopped. */
  readonly onLead: () => void;
  readonly onMessage: (message: Message) => void;
}

/** The other tabs of this browser. */
export interface TabGroup<Message> {
  readonly post: (message: Message) => void;
  /** Leaves the group; another tab leads. */
  readonly leave: () => void;
}

/**
 * Joins the group of the tabs, in which one leads. Without locks, as in a page without encryption, or without channels,
 * every tab leads a group of its own.
 */
export function joinTabs<Message>({ onLead, onMessage }: TabMember<Message>): TabGroup<Message> {
  // Both are absent from some browsers and pages, whatever the types say.
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks || typeof BroadcastChannel === 'undefined') {
    let hasLeft = false;
    queueMicrotask(() => hasLeft || onLead());
    return { post: () => undefined, leave: () => (hasLeft = true) };
  }
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  const waiting = new AbortController();
  let release: (() => void) | undefined;
  const lead = () => {
    if (waiting.signal.aborted) return undefined;
    onLead();
    return new Promise<void>(resolve => (release = resolve));
  };
  locks.request(NAME, { signal: waiting.signal }, lead).catch(() => undefined);
  return {
    post: message => channel.postMessage(message),
    leave() {
      waiting.abort();
      release?.();
      channel.close();
    },
  };
}
