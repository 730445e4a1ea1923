/**
 * Whether the browser has sockets: without them the alerts are those of the lists. Oxlint forbids `WebSocket` outside of
 * `src/api`, so that the callers cannot test it themselves.
 */
export const hasSockets = (): boolean => typeof WebSocket !== 'undefined';
