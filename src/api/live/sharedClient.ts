import { AlertSocketClient } from './AlertSocketClient.ts';

/** The alert socket of this browser. */
export const liveClient = new AlertSocketClient();
