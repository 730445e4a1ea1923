import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { reloadOnce } from './reloadOnce.ts';

const site = vi.fn<typeof fetch>();
const reload = vi.fn();

/** Mocks the page of a build. */
const runs = (build: string) => {
  removeScripts();
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: `/assets/${build}.js` }),
  );
};
/** Other files of the worker have their styles in the same head. */
const removeScripts = () => document.head.querySelectorAll('script').forEach(one => one.remove());

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  site.mockReset().mockResolvedValue(new Response(null, { status: 200 }));
  vi.stubGlobal('fetch', site);
  runs('index-1');
});
afterEach(removeScripts);

it('loads the page again once for a build, and never in a loop', async () => {
  expect(await reloadOnce(reload)).toBe(true);
  expect(await reloadOnce(reload)).toBe(false);
  runs('index-2');
  expect(await reloadOnce(reload)).toBe(true);
  // Mocks a server with alternating builds.
  runs('index-1');
  expect(await reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is in trouble', () => Promise.resolve(new Response(null, { status: 503 }))],
])('stays as it is while the site %s', async (_, respond) => {
  site.mockImplementation(respond);
  expect(await reloadOnce(reload)).toBe(false);
  // No reload happened, so none is recorded.
  site.mockResolvedValue(new Response(null, { status: 200 }));
  expect(await reloadOnce(reload)).toBe(true);
});

it('stays as it is in a browser that could not stop a loop', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await reloadOnce(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
