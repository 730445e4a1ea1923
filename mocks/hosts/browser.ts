import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';

import { WORKER_POLICY, WORKER_URL } from './demoWorker.ts';
import { floorToQuarterHour } from '../city/generateCity.ts';
import { DataFileError } from '../platform/DataFileError.ts';
import { clearIndexedDbJournal, openIndexedDbJournal } from '../platform/indexedDbJournal.ts';
import { getVisitorLanguage } from '../platform/nameLanguage.ts';
import { runLiveUpdates } from '../assembly/live/runLiveUpdates.ts';
import { createSocketHandler } from '../platform/live/mswSocket.ts';
import { openPlatform, type Platform } from '../assembly/openPlatform.ts';
import { sleep } from '../platform/pause.ts';
import { sharePlatform, type SharedPlatform } from './tabs/sharePlatform.ts';
import { webHasher } from '../platform/webHasher.ts';
import { isScenarioName, type ScenarioName, scenarios } from '../scenarios/scenarios.ts';

/**
 * Starts the platform in this browser: a service worker passes the requests to it, and the state is stored in the
 * browser. All tabs of the demo share one state. `?scenario=storm` in the URL of the page starts a scenario.
 */
export async function startBrowserPlatform(): Promise<void> {
  const platform = sharePlatform({
    locks: navigator.locks,
    channel: new BroadcastChannel('mock-platform'),
    tab: crypto.randomUUID(),
    open: openLivePlatform,
    onError: reportError,
  });
  allowWorkerScript();
  const worker = setupWorker(
    http.all('*/api/*', ({ request }) => platform.handleRequest(request)),
    http.all('*/__scenario', ({ request }) => platform.handleRequest(request)),
    createSocketHandler(platform.connect),
  );
  await worker.start({
    serviceWorker: { url: WORKER_URL },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  await startScenarioFromUrl(platform);
}

async function openLivePlatform(): Promise<Platform> {
  const platform = await openPersistedPlatform();
  await runLiveUpdates(platform.live, reportError);
  return platform;
}

/** Opens the stored state. A state of another city, left by an earlier build of the demo, is dropped. */
async function openPersistedPlatform(): Promise<Platform> {
  const openedJournal = await openIndexedDbJournal();
  try {
    return await openPlatform({
      hasher: webHasher,
      city: { now: floorToQuarterHour(Date.now()), names: getVisitorLanguage() },
      delay: sleep,
      scenario: readScenarioFromUrl(),
      ...openedJournal,
    });
  } catch (error) {
    if (!(error instanceof DataFileError)) throw error;
    console.warn(`${error.message} The demo starts again.`);
    openedJournal.journal.close();
    await clearIndexedDbJournal();
    return openPersistedPlatform();
  }
}

/** Returns the scenario in the URL of the page. */
function readScenarioFromUrl(): ScenarioName | undefined {
  const name = new URLSearchParams(location.search).get('scenario');
  if (name === null || isScenarioName(name)) return name ?? undefined;
  console.warn(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}.`);
  return undefined;
}

/** Switches the scenario in the tab that has the platform. */
async function startScenarioFromUrl({ handleRequest }: SharedPlatform): Promise<void> {
  const name = readScenarioFromUrl();
  if (name === undefined) return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  await handleRequest(
    new Request(new URL('/__scenario', location.href), { method: 'POST', headers, body }),
  );
}

const reportError = (error: unknown) => console.error('The platform of the demo failed:', error);

interface TrustedTypesApi {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** msw registers its worker by a plain URL, which Trusted Types reject: this policy allows that URL alone. */
function allowWorkerScript() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesApi };
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
