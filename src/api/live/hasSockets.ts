/** Whether the browser has sockets: without them the alerts are those of the lists. */
export const hasSockets = (): boolean => typeof WebSocket !== 'undefined';
