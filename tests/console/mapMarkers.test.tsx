import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { configure, DOMAINS, findList, findMap, serveMapTown } from '../support/mapConsole.ts';
import { getReceivedCalls, openConsole } from '../support/openConsole.tsx';
import { STUB_SIZE } from '../support/stubCanvas.ts';
import { townRows } from '../support/testTown.ts';

const VIEW = '/smartLight/map?lat=30.2&lng=120.2';
/** The middle of what the list, the legend and the bars at the edges leave free: there the map shows what was pressed. */
const FREE_CENTER = {
  clientX: (STUB_SIZE.width + 340 - 276) / 2,
  clientY: (STUB_SIZE.height + 64 - 60) / 2,
};
const CENTER = { clientX: STUB_SIZE.width / 2, clientY: STUB_SIZE.height / 2 };

/** Only the western district and its road are in the middle of the map. */
const domains = (townRows.domains ?? []).map(domain =>
  ['west', 'west-road'].includes(String(domain.id))
    ? domain
    : { ...domain, geoPoint: { lat: 30.24, lng: 120.24 } },
);

serveMapTown({ domains });

const getZoom = () => new URLSearchParams(location.search).get('zoom');
const getLevels = () => getReceivedCalls(DOMAINS).map(({ query }) => query.get('level'));

describe('the marker of a domain', () => {
  it('zooms to the next level when it is pressed [MAP-02]', async () => {
    await openConsole(`${VIEW}&zoom=11`);
    const list = await findList();
    expect(await list.findByRole('button', { name: /西泽区/u })).toBeVisible();
    fireEvent.click(await findMap(), CENTER);
    await waitFor(() => expect(getZoom()).toBe('13'));
    expect(await list.findByRole('button', { name: /望湖路/u })).toBeVisible();
    fireEvent.click(await findMap(), FREE_CENTER);
    await waitFor(() => expect(getZoom()).toBe('15'));
    await waitFor(() => expect(getLevels()).toEqual(['2', '3', '4']));
  });

  it('zooms to one below the maximum where no level follows [MAP-02]', async () => {
    configure('map', {
      levels: [
        { id: 5, zoom: 3 },
        { id: 2, zoom: 10 },
      ],
      maxZoom: 18,
    });
    await openConsole(`${VIEW}&zoom=11`);
    const list = await findList();
    expect(await list.findByRole('button', { name: /西泽区/u })).toBeVisible();
    fireEvent.click(await findMap(), CENTER);
    await waitFor(() => expect(getZoom()).not.toBe('11'));
    expect(getZoom()).toBe('17');
  });
});

it('the levels are those of the domains where the map has none [MAP-01/levels]', async () => {
  configure('map', { levels: undefined });
  configure('domain', {
    levels: [
      { id: 1, title: { en: 'City', zh: '城市' }, zoom: 3 },
      { id: 2, title: { en: 'District', zh: '区' }, zoom: 7 },
    ],
  });
  await openConsole(`${VIEW}&zoom=7`);
  const list = await findList();
  expect(await list.findByRole('button', { name: /西泽区/u })).toBeVisible();
  expect(getLevels()).toEqual(['2']);
  expect(await screen.findByRole('radio', { name: 'District' })).toBeChecked();
});

it('a change of the centre is another search [MAP-03/trigger]', async () => {
  await openConsole(`${VIEW}&zoom=11`);
  await waitFor(() => expect(getLevels()).toHaveLength(1));
  const path = '/smartLight/map?lat=30.2&lng=120.25&zoom=11';
  history.pushState({ idx: 1, key: path, usr: null }, '', path);
  fireEvent(window, new PopStateEvent('popstate', { state: { idx: 1, key: path, usr: null } }));
  await waitFor(() => expect(getLevels()).toHaveLength(2));
  const getBox = (index: number) =>
    getReceivedCalls(DOMAINS)[index]?.query.get('box')?.split(',').map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = getBox(0);
  const [nextWest = 0, nextSouth = 0, nextEast = 0, nextNorth = 0] = getBox(1);
  expect(nextWest - west).toBeCloseTo(0.05, 3);
  expect(nextEast - nextWest).toBeCloseTo(east - west, 3);
  expect([nextSouth, nextNorth]).toEqual([south, north]);
});
