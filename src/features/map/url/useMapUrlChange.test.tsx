import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { expect, it } from 'vitest';

import type { MapUrl } from './mapUrl.ts';
import { useMapUrlChange } from './useMapUrlChange.ts';

const VIEW = { lat: 30.2, lng: 120.2, zoom: 17 };

/** Renders the hook in a router whose navigations are rendered only with `commit`. */
function renderUrlChange(url: MapUrl) {
  const navigations: string[] = [];
  let search = '';
  const record: Navigator['push'] = to =>
    navigations.push(typeof to === 'string' ? to : (to.search ?? ''));
  const navigator = {
    createHref: () => '',
    go: () => undefined,
    push: record,
    replace: record,
  } as Navigator;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router navigator={navigator} location={{ pathname: '/', search }}>
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
      if (index !== undefined) search = navigations[index] ?? '';
      rerender(next);
    },
  };
}

const read = (navigation: string | undefined) => new URLSearchParams(navigation);

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
