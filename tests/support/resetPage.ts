import { afterAll, beforeAll, vi } from 'vitest';

import { session } from '../../src/api/session.ts';
import { configuration } from '../../src/data/configuration.ts';

/** The timer of the worker, before a test replaced it. */
const TIMER = Symbol.for('the timer of this worker');
const worker = globalThis as unknown as Partial<Record<symbol, typeof setTimeout>>;
const timer = (worker[TIMER] ??= globalThis.setTimeout);

// The files of a worker share the page and the modules: each starts with an empty page and as a visitor.
beforeAll(() => {
  configuration.forget();
  // A file for Node has no page.
  if (typeof document === 'undefined') return;
  history.replaceState(null, '', '/');
  session.clear();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // A spy on a fake timer that is restored after the clock puts the fake timer back, and no later test would end.
  if (globalThis.setTimeout === timer) return;
  globalThis.setTimeout = timer;
  throw new Error(
    'The file leaves a fake setTimeout: restore its spies before vi.useRealTimers().',
  );
});
