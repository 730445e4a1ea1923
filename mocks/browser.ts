import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';

import { WORKER_POLICY, WORKER_URL } from './console/worker.ts';
import { openIndexedDbJournal } from './platform/indexedDbJournal.ts';
import { openPlatform } from './platform/openPlatform.ts';
import { webHasher } from './platform/webHasher.ts';

/** Starts the platform in this browser: a service worker hands it the calls, and the browser keeps its state. */
export async function startBrowserPlatform(): Promise<void> {
  const platform = await openPlatform({ hasher: webHasher, ...(await openIndexedDbJournal()) });
  trustWorker();
  const worker = setupWorker(http.all('*/api/*', ({ request }) => platform.answer(request)));
  await worker.start({
    serviceWorker: { url: WORKER_URL },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** msw registers its worker by a plain address, which Trusted Types refuse: this policy vouches for that address alone. */
function trustWorker() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return;
  const policy = trustedTypes.createPolicy(WORKER_POLICY, {
    createScriptURL(url) {
      if (url !== WORKER_URL) throw new TypeError(`${url} is not the worker of the demo.`);
      return url;
    },
  });
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (url, options) => register(policy.createScriptURL(String(url)), options);
}
