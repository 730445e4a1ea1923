import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { expect, it } from 'vitest';

import type { MapUrl } from './mapUrl.ts';
import { useMapUrlChange } from './useMapUrlChange.ts';

const VIEW = { lat: 30.2, lng: 120.2, zoom: 17 };

/** Renders the hook in a router whose navigations are rendered only with `commit`. */
function renderUrlChange(url: MapUrl) {
  const navigations: { readonly search: string; readonly state: unknown }[] = [];
  let location: { readonly search: string; readonly state: unknown; readonly key: string } = {
    ...{ search: '', state: null, key: 'first' },
  };
  const record: Navigator['push'] = (to, state: unknown) =>
    navigations.push({ search: typeof to === 'string' ? to : (to.search ?? ''), state });
  const navigator = {
    createHref: () => '',
    go: () => undefined,
    push: record,
    replace: record,
  } as Navigator;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router navigator={navigator} location={{ pathname: '/', ...location }}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(useMapUrlChange, { wrapper, initialProps: url });
  return {
    navigations,
    change: (...args: Parameters<typeof result.current.change>) => result.current.change(...args),
    getLatestUrl: () => result.current.getLatestUrl(),
    /** Renders the navigation with this index, or only another value of the same URL. */
    commit: (next: MapUrl, index?: number) => {
      const navigation = index === undefined ? undefined : navigations[index];
      if (navigation) location = { ...navigation, key: `navigation ${index}` };
      rerender(next);
    },
    /** Renders a navigation of the browser, such as Back, to a search with the state of its history entry. */
    goTo: (next: MapUrl, search: string, state: unknown = null) => {
      location = { search, state, key: `${search} of the history` };
      rerender(next);
    },
  };
}

const read = (navigation: { readonly search: string } | undefined) =>
  new URLSearchParams(navigation?.search);

it('adds a change to one that is not rendered yet, also when the configuration arrives between them', () => {
  const { change, commit, navigations } = renderUrlChange({});
  change({ selectedId: 'L1' }, true);
  commit({ models: ['ssslc'] });
  change({ view: VIEW });
  expect(read(navigations[1]).get('id')).toBe('L1');
  expect(read(navigations[1]).get('zoom')).toBe('17');
});

it('keeps the later of two changes while only the first is rendered', () => {
  const { change, commit, getLatestUrl } = renderUrlChange({});
  change({ selectedId: 'L1' });
  change({ selectedId: 'L2' });
  commit({ selectedId: 'L1' }, 0);
  expect(getLatestUrl().selectedId).toBe('L2');
  commit({ selectedId: 'L2' }, 1);
  expect(getLatestUrl()).toEqual({ selectedId: 'L2' });
});

it('makes no step of the history where nothing changes', () => {
  const { change, commit, navigations } = renderUrlChange({});
  change({ selectedId: 'L1' }, true);
  change({ selectedId: 'L1' }, true);
  commit({ selectedId: 'L1' }, 0);
  change({ selectedId: 'L1' }, true);
  expect(navigations).toHaveLength(1);
});

it('follows Back after two changes of which only the second is rendered, to the search that was there before them', () => {
  const { change, commit, getLatestUrl, goTo, navigations } = renderUrlChange({});
  change({ selectedId: 'L1' }, true);
  change({ selectedId: undefined }, true);
  commit({}, 1);
  goTo({ selectedId: 'L1' }, '?id=L1', navigations[0]?.state);
  expect(getLatestUrl()).toEqual({ selectedId: 'L1' });
  change({ view: VIEW });
  expect(read(navigations.at(-1)).get('id')).toBe('L1');
});

it('discards the changes that a navigation from elsewhere replaces, also one to the same search', () => {
  const { change, getLatestUrl, goTo } = renderUrlChange({});
  change({ selectedId: 'L1' }, true);
  goTo({}, '');
  expect(getLatestUrl()).toEqual({});
});

it('does not lead back to the map while a navigation to another screen is pending', () => {
  const { change, navigations } = renderUrlChange({});
  history.pushState(null, '', '/alarms');
  change({ view: VIEW });
  expect(navigations).toEqual([]);
  history.replaceState(null, '', '/');
  change({ view: VIEW });
  expect(navigations).toHaveLength(1);
});
