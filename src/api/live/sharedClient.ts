import { LiveClient } from './LiveClient.ts';

/** The alert socket of this browser. */
export const liveClient = new LiveClient();
