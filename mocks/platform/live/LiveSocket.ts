/** One end of a socket, whatever carries it: `ws` in a process, the service worker in a browser, a function in a test. */
export interface LiveSocket {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** Bytes that were sent and have not left yet. */
  readonly getBufferedBytes: () => number;
}

/** What a host tells of its socket. */
export interface SocketConnection {
  readonly receive: (text: string) => void;
  readonly onClose: () => void;
}

/** Where the alerts are pushed. @see ALERT-01 */
export const SOCKET_PATH = '/core/notification/device';
