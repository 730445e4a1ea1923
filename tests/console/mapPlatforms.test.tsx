import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { getDistanceMetres } from '../../src/domain/distance.ts';
import {
  configure,
  DEVICE_VIEW,
  DOMAIN_VIEW,
  DOMAINS,
  findList,
  MARKERS,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { getQueryJson, getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { STUB_SIZE } from '../support/stubCanvas.ts';
import { LAMP_ID, LOOSE_LAMP_ID } from '../support/testTown.ts';

const DEVICE_LIST = 'GET /api/core/assets';
const DOMAIN_LIST = 'GET /api/core/domains';

serveMapTown();

/** Responds to an operation like a platform that does not have it. */
const removeOperation = (path: string, status: number) =>
  platform.use(http.get(`*/api/core/${path}`, () => new Response(null, { status })));

const getNear = () => {
  const { where } = getQueryJson(getReceivedCalls(DEVICE_LIST).at(-1)!.query, 'filter') as {
    where: {
      geoPoint: { near: { lat: number; lng: number }; maxDistance: number; unit: string };
    };
  };
  return where.geoPoint;
};

describe('a platform without markers', () => {
  it('receives a request for the devices around the centre, within kilometres [MAP-10]', async () => {
    removeOperation('assets/markers', 501);
    await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    const { near, maxDistance, unit } = getNear();
    expect(unit).toBe('kilometers');
    expect(near.lat).toBeCloseTo(30.2, 3);
    // Half the diagonal of 800 x 600 px at zoom 17 and 30.2° north.
    const metresPerPixel = (156_543.03 * Math.cos((30.2 * Math.PI) / 180)) / 2 ** 17;
    const metres = (Math.hypot(STUB_SIZE.width, STUB_SIZE.height) / 2) * metresPerPixel;
    expect(maxDistance).toBeGreaterThan((0.98 * metres) / 1000);
    expect(maxDistance).toBeLessThan((1.02 * metres) / 1000);
    expect(getDistanceMetres(near, { lat: 30.2, lng: 120.2 })).toBeLessThan(10);
  });

  it('shows the devices of its view alone, which is smaller than the circle around it, and does not filter them by their light', async () => {
    removeOperation('assets/markers', 501);
    const far = { lat: 30.2, lng: 120.2045 };
    const geoPoint = { lat: 30.2, lng: 120.2 };
    const device = { model: 'ssslc', status: 'normal', type: 'CONTROLLER', domainId: 'west' };
    platform.use(
      http.get('*/api/core/assets', () =>
        HttpResponse.json([
          { ...device, id: LAMP_ID, name: 'Near', geoPoint },
          { ...device, id: LOOSE_LAMP_ID, name: 'Far', geoPoint: far },
        ]),
      ),
    );
    await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toEqual(['Near']));
    expect(screen.getByText('1 in view, faults 0, offline 0')).toBeInTheDocument();
    const dark = screen.getByRole('radio', { name: 'Dark' });
    expect(dark).toBeDisabled();
    expect(dark.closest('label')).toHaveAttribute(
      'title',
      'This platform does not filter lamps by their light.',
    );
    expect(screen.getByRole('radio', { name: 'All' })).toBeEnabled();
  });

  it('says that the light of a link is not applied, and shows all devices [MAP-12/legend]', async () => {
    removeOperation('assets/markers', 501);
    await openConsole(`${DEVICE_VIEW}&lit=true`);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    expect(
      await screen.findByText('This platform does not filter lamps by their light.'),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  });

  it.each([
    [
      'devices',
      DEVICE_VIEW,
      'assets',
      5_000,
      'Only the 5,000 devices next to the centre are shown.',
    ],
    [
      'domains',
      DOMAIN_VIEW,
      'domains',
      500,
      'Domains far from the centre of the map may be missing.',
    ],
  ])(
    'shows that only a part of the %s is shown, when there are more than it may list',
    async (kind, view, path, limit, text) => {
      removeOperation(`${path}/markers`, 501);
      platform.use(
        http.get(`*/api/core/${path}`, () =>
          HttpResponse.json(
            Array.from({ length: limit }, (_, index) => ({
              ...{
                id: `${kind}${index}`,
                name: `Item ${index}`,
                geoPoint: { lat: 30.2, lng: 120.2 },
              },
              ...{ model: 'ssslc', status: 'normal', level: 2 },
            })),
          ),
        ),
        http.get('*/api/core/assets/count', () => HttpResponse.json({ count: 9_000 })),
        http.get('*/api/core/domains/:id/asset/count', () => HttpResponse.json({ count: 1 })),
      );
      await openConsole(view);
      expect(await screen.findByText(new RegExp(`^${text}`, 'u'))).toBeVisible();
      // The count of a circle is not that of the view.
      expect(screen.getByRole('heading', { name: /^In view/u })).toHaveTextContent(/^In view$/u);
    },
  );

  it('says that only a part of the devices is shown, when the configured radius is smaller than the view [MAP-10]', async () => {
    removeOperation('assets/markers', 501);
    configure('map', { searchRadius: 100 });
    await openConsole(DEVICE_VIEW);
    expect(
      await screen.findByText(/^Devices far from the centre of the map may be/u),
    ).toBeVisible();
    // What was not read has no number.
    expect(screen.getByRole('checkbox', { name: 'Fault' })).toBeVisible();
    // On paper too.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('.map-print')).toHaveTextContent(
      'Devices far from the centre of the map may be missing.',
    );
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('says that domains may be missing, when the view is larger than the search may be, and does not count a part [MAP-10]', async () => {
    removeOperation('domains/markers', 501);
    const far = { id: 'far', name: 'Far', level: 2, geoPoint: { lat: 30.2, lng: 121.2 } };
    const near = { ...far, id: 'near', name: 'Near', geoPoint: { lat: 30.2, lng: 120.2 } };
    let domains = [near, far];
    platform.use(
      http.get('*/api/core/domains', () => HttpResponse.json(domains)),
      http.get('*/api/core/domains/:id/asset/count', () => HttpResponse.json({ count: 1 })),
    );
    const { user } = await openConsole(DOMAIN_VIEW);
    const list = await findList();
    // A domain outside of the view is not of it, and its devices are not counted.
    await waitFor(() => expect(readNames(list)).toEqual(['Near']));
    expect(getReceivedCalls('GET /api/core/domains/far/asset/count')).toEqual([]);
    const message = /^Domains far from the centre of the map may be missing/u;
    expect(screen.queryByText(message)).toBeNull();
    domains = [far];
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(readNames(list)).toEqual([]));
    // Without a domain there is no unknown count, but 0 would be that of a part.
    expect(screen.getByRole('checkbox', { name: 'Fault' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^In view/u })).toHaveTextContent(/^In view$/u);
    expect(document.querySelector('.map-in-view-message')).toHaveTextContent(
      'The number of devices in view is not known.',
    );
  });

  it('receives another search for another distance [MAP-03/trigger]', async () => {
    removeOperation('assets/markers', 501);
    const { user } = await openConsole(DEVICE_VIEW);
    await waitFor(() => expect(getReceivedCalls(DEVICE_LIST)).toHaveLength(1));
    const { near, maxDistance } = getNear();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(getReceivedCalls(DEVICE_LIST)).toHaveLength(2));
    const next = getNear();
    expect(getDistanceMetres(next.near, near)).toBeLessThan(1);
    expect(next.maxDistance / maxDistance).toBeCloseTo(0.5, 2);
  });

  it('receives the configured radius in kilometres, in a search and in its count [MAP-10]', async () => {
    removeOperation('assets/markers', 404);
    configure('map', { searchRadius: 2_500 });
    await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    expect(getNear()).toMatchObject({ maxDistance: 2.5, unit: 'kilometers' });
    const counts = getReceivedCalls('GET /api/core/assets/count').map(
      ({ query }) => getQueryJson(query, 'where') as { geoPoint: unknown },
    );
    expect(counts.map(({ geoPoint }) => geoPoint)).toContainEqual(getNear());
  });

  it.each([404, 405, 501])('receives one call of them in a session: %d', async status => {
    removeOperation('assets/markers', status);
    removeOperation('domains/markers', status);
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    for (let views = 2; views < 5; views += 1) {
      await user.click(screen.getByRole('button', { name: 'Zoom in' }));
      await waitFor(() => expect(getReceivedCalls(DEVICE_LIST)).toHaveLength(views));
    }
    // A selection of all in view reads devices too.
    await user.click(screen.getByRole('button', { name: 'Select devices' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Select all in view' }));
    expect(await screen.findByText('9 selected')).toBeVisible();
    expect(getReceivedCalls(MARKERS)).toHaveLength(1);

    await user.click(screen.getByRole('radio', { name: 'Street' }));
    expect(await list.findByRole('button', { name: /望湖路/u })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'District' }));
    // The level fits the devices: the points of these districts are outside of it.
    for (let steps = 0; steps < 2; steps += 1)
      await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(await list.findByRole('button', { name: /西泽区/u })).toBeVisible();
    expect(getReceivedCalls(DOMAINS)).toHaveLength(1);
  });

  it('receives a request for the domains around the centre, and counts the devices of each, once for several views; no state is counted', async () => {
    removeOperation('domains/markers', 404);
    const { user } = await openConsole(DOMAIN_VIEW);
    const list = await findList();
    expect(await list.findByRole('button', { name: /西泽区.*6 devices$/u })).toBeVisible();
    expect(list.getByRole('button', { name: /东湖区.*3 devices$/u })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Fault' })).toBeVisible();
    expect(screen.getByText('9 in view')).toBeInTheDocument();
    const getCounts = () =>
      getReceivedCalls().filter(({ call }) => /domains\/[^/]+\/asset\/count$/u.test(call)).length;
    const counts = getCounts();
    expect(counts).toBeGreaterThan(1);
    const views = getReceivedCalls(DOMAIN_LIST).length;
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(getReceivedCalls(DOMAIN_LIST).length).toBeGreaterThan(views));
    await waitFor(() =>
      expect(list.getByRole('button', { name: /西泽区.*6 devices/u })).toBeVisible(),
    );
    expect(getCounts()).toBe(counts);
  });
});

it('the number of devices in view is not known where those of a domain could not be counted', async () => {
  removeOperation('domains/markers', 404);
  removeOperation('domains/east/asset/count', 500);
  await openConsole(DOMAIN_VIEW);
  const list = await findList();
  expect(await list.findByRole('button', { name: /西泽区.*6 devices$/u })).toBeVisible();
  expect(list.getByRole('button', { name: /^东湖区$/u })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'In view' })).toBeVisible();
  expect(screen.getByText('The number of devices in view is not known.')).toBeInTheDocument();
});

it('a view that fails otherwise is requested again with markers', async () => {
  platform.use(
    http.get('*/api/core/assets/markers', () => new Response(null, { status: 400 }), {
      once: true,
    }),
  );
  const { user } = await openConsole(DEVICE_VIEW);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The number of devices in view is not known.')).toBeInTheDocument();
  await user.click(retry);
  const list = await findList();
  await waitFor(() => expect(readNames(list)).toHaveLength(9));
  expect(getReceivedCalls(MARKERS)).toHaveLength(2);
  expect(getReceivedCalls(DEVICE_LIST)).toEqual([]);
});
