/** One end of a socket over any transport: `ws` in a process, the service worker in a browser, a function in a test. */
export interface LiveSocket {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** The bytes that are buffered for sending. */
  readonly getBufferedBytes: () => number;
}

/** The callbacks of a host's socket. */
export interface SocketConnection {
  readonly receive: (text: string) => void;
  readonly onClose: () => void;
}

/** The path of the alert socket. @see ALERT-01 */
export const SOCKET_PATH = '/core/notification/device';
