import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  DEVICE_VIEW,
  DOMAIN_VIEW,
  DOMAINS,
  findList,
  MARKERS,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { parseLatLng } from '../../src/domain/latLng.ts';
import { getReceivedCalls, openConsole } from '../support/openConsole.tsx';
import { OFFLINE_GATEWAY_ID, townRows } from '../support/testTown.ts';

serveMapTown();

const getUrl = () => new URLSearchParams(location.search);
const findScope = async () => within(await screen.findByRole('region', { name: 'Domain 西泽区' }));

it('a domain of the map scopes the domains that are shown, until its scope ends [MAP-12/list]', async () => {
  const { user } = await openConsole(DOMAIN_VIEW);
  const list = await findList();
  await user.click(await list.findByRole('button', { name: /西泽区/u }));
  const scope = await findScope();
  expect(getUrl().get('domain')).toBe('west');
  await waitFor(() => expect(readNames(list)).toEqual(['望湖路']));
  expect(getReceivedCalls(DOMAINS).at(-1)?.query.get('domainId')).toBe('west');
  await user.click(scope.getByRole('button', { name: 'Show all domains again' }));
  await waitFor(() => expect(readNames(list).length).toBeGreaterThan(1));
  expect(getUrl().get('domain')).toBeNull();
});

it('the devices of the domain are listed wherever the map is, and selected together [MAP-12/list] [MAP-13/select]', async () => {
  // All devices of the town are far to the west of this view.
  const { user } = await openConsole(
    `${DEVICE_VIEW.replace('lng=120.2', 'lng=120.3')}&domain=west`,
  );
  const list = within(await screen.findByRole('region', { name: /^In this domain/u }));
  await waitFor(() => expect(readNames(list)).toHaveLength(6));
  expect(getReceivedCalls(MARKERS).at(-1)?.query.get('domainId')).toBe('west');
  const scope = await findScope();
  await user.click(await scope.findByRole('button', { name: 'Select all 6' }));
  expect(await screen.findByText('6 selected')).toBeVisible();
  expect(getUrl().get('select')).toBe('domain:west');
});

it('the devices that the legend shows are selected together, as many as the button says, and stay so with another legend [MAP-13/select]', async () => {
  const { user } = await openConsole(`${DEVICE_VIEW}&domain=west&states=fault`);
  const scope = await findScope();
  await user.click(await scope.findByRole('button', { name: 'Select all 1' }));
  expect(await screen.findByText('1 selected')).toBeVisible();
  const legend = within(screen.getByRole('region', { name: 'Legend' }));
  await user.click(legend.getByRole('button', { name: 'All' }));
  expect(await scope.findByRole('button', { name: 'Select all 6' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByRole('checkbox', { name: /^Select / })).toHaveLength(6),
  );
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(getUrl().get('select')).toBe('domain:west:states=fault');
});

it('the devices of the domain that are offline are shown in the free area, wherever the map is [MAP-12/list]', async () => {
  const { user } = await openConsole(
    `${DEVICE_VIEW.replace('lng=120.2', 'lng=120.3')}&domain=east`,
  );
  const scope = within(await screen.findByRole('region', { name: 'Domain 东湖区' }));
  const list = within(await screen.findByRole('region', { name: /^In this domain/u }));
  await waitFor(() => expect(readNames(list)).toHaveLength(3));
  await user.click(await scope.findByRole('button', { name: 'Offline here: 1' }));
  await waitFor(() => expect(readNames(list)).toEqual(['SSGW0设备2']));
  // The panels cover the left of the map by 64 px more than its right.
  const position = parseLatLng(
    townRows.assets?.find(({ id }) => id === OFFLINE_GATEWAY_ID)?.['geoPoint'],
  );
  await waitFor(() => {
    const zoom = Number(getUrl().get('zoom'));
    const pixels =
      ((position?.lng ?? NaN) - Number(getUrl().get('lng'))) * ((256 * 2 ** zoom) / 360);
    expect(pixels).toBeCloseTo(32, 0);
  });
});

it('the level of the city shows the city in the free area, at the nearest zoom of the level [MAP-12/list]', async () => {
  const { user } = await openConsole(`${DEVICE_VIEW}&domain=west`);
  await findScope();
  const [city] = within(await screen.findByRole('group', { name: 'Level' })).getAllByRole('radio');
  await waitFor(() => expect(city).toBeEnabled());
  if (city) await user.click(city);
  // Not the first zoom of the level, from which the city is a point. A domain has no level above its own.
  await waitFor(() => expect(Number(getUrl().get('zoom'))).toBeLessThan(17));
  expect(Number(getUrl().get('zoom'))).toBeGreaterThanOrEqual(9.5);
  expect(getUrl().get('domain')).toBeNull();
});
