/** The address of the service worker of the demo. */
export const WORKER_URL = '/mockServiceWorker.js';

/** The name of the Trusted Types policy that lets this one script be a worker. */
export const WORKER_POLICY = 'mock-worker';
