import { beforeAll, vi } from 'vitest';

import { session } from '../../src/api/session.ts';
import { configuration } from '../../src/data/configuration.ts';

// The files of a worker share the page and the modules: each starts with an empty page, real timers, and as a visitor.
beforeAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  configuration.forget();
  // A file for Node has no page.
  if (typeof document === 'undefined') return;
  history.replaceState(null, '', '/');
  session.clear();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
