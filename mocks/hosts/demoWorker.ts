export const WORKER_URL = '/mockServiceWorker.js';

/** The name of the Trusted Types policy that allows only this worker script. */
export const WORKER_POLICY = 'mock-worker';
