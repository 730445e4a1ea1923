import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';

import { WORKER_POLICY, WORKER_URL } from './console/worker.ts';
import { lastDrawing } from './city/city.ts';
import { DataFileError } from './platform/DataFileError.ts';
import { clearIndexedDbJournal, openIndexedDbJournal } from './platform/indexedDbJournal.ts';
import { keepLiving } from './platform/live/keepLiving.ts';
import { socketHandler } from './platform/live/mswSocket.ts';
import { openPlatform, type Platform } from './platform/openPlatform.ts';
import { pause } from './platform/pause.ts';
import { sharePlatform, type SharedPlatform } from './platform/shared/sharePlatform.ts';
import { webHasher } from './platform/webHasher.ts';
import { isScenario, type ScenarioName, scenarios } from './scenarios/scenarios.ts';

/**
 * Starts the platform in this browser: a service worker hands it the calls, and the browser keeps its state. All tabs
 * of the demo have the same one. `?scenario=storm` in the address of the page begins a scenario.
 */
export async function startBrowserPlatform(): Promise<void> {
  const platform = sharePlatform({
    locks: navigator.locks,
    channel: new BroadcastChannel('mock-platform'),
    tab: crypto.randomUUID(),
    open: openLiving,
    onError: report,
  });
  trustWorker();
  const worker = setupWorker(
    http.all('*/api/*', ({ request }) => platform.answer(request)),
    http.all('*/__scenario', ({ request }) => platform.answer(request)),
    socketHandler(platform.connect),
  );
  await worker.start({
    serviceWorker: { url: WORKER_URL },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  await beginScenario(platform);
}

async function openLiving(): Promise<Platform> {
  const platform = await openKept();
  await keepLiving(platform.live, report);
  return platform;
}

/** The demo may have been built anew since: a state of another city is no use to anybody, and is dropped. */
async function openKept(): Promise<Platform> {
  const opened = await openIndexedDbJournal();
  try {
    return await openPlatform({
      hasher: webHasher,
      city: { now: lastDrawing(Date.now()) },
      delay: pause,
      scenario: askedScenario(),
      ...opened,
    });
  } catch (error) {
    if (!(error instanceof DataFileError)) throw error;
    console.warn(`${error.message} The demo begins anew.`);
    opened.journal.close();
    await clearIndexedDbJournal();
    return openKept();
  }
}

/** The scenario in the address of the page. */
function askedScenario(): ScenarioName | undefined {
  const name = new URLSearchParams(location.search).get('scenario');
  if (name === null || isScenario(name)) return name ?? undefined;
  console.warn(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}.`);
  return undefined;
}

/** Switches over whatever tab has the platform. */
async function beginScenario({ answer }: SharedPlatform): Promise<void> {
  const name = askedScenario();
  if (name === undefined) return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  await answer(
    new Request(new URL('/__scenario', location.href), { method: 'POST', headers, body }),
  );
}

const report = (error: unknown) => console.error('The platform of the demo failed:', error);

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
