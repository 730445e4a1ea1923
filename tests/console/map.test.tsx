import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { stubCanvas } from '../support/stubCanvas.ts';
import { BROKEN_LAMP_ID, LAMP_ID } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const DEVICE_VIEW = '/smartLight/map?lat=30.2&lng=120.2&zoom=17';
const MARKERS = 'GET /api/core/assets/markers';
const DOMAINS = 'GET /api/core/domains/markers';

beforeEach(() => {
  stubCanvas();
  serveTestTown();
});
afterEach(() => vi.restoreAllMocks());

const findList = async () => within(await screen.findByRole('region', { name: /^In view/u }));
const readNames = (list: Awaited<ReturnType<typeof findList>>) =>
  list.getAllByRole('button').map(row => row.querySelector('bdi')?.textContent);
const goTo = (path: string) => {
  history.pushState({ idx: 1, key: path, usr: null }, '', path);
  fireEvent(window, new PopStateEvent('popstate', { state: { idx: 1, key: path, usr: null } }));
};

describe('the view of the map', () => {
  it('shows domains with their numbers of devices and faults from afar, the worst first [MAP-01/domains]', async () => {
    await openConsole('/smartLight/map?lat=30.2&lng=120.2&zoom=11');
    const list = await findList();
    expect(
      await list.findByRole('button', { name: /西泽区.*6 devices, faults: 1/u }),
    ).toBeVisible();
    expect(list.getByRole('button', { name: /东湖区.*3 devices, faults: 0/u })).toBeVisible();
    expect(readNames(list)).toEqual(['西泽区', '东湖区']);
    expect(getReceivedCalls(DOMAINS)[0]?.query.get('level')).toBe('2');
    expect(getReceivedCalls(MARKERS)).toEqual([]);
  });

  it('shows devices close by, the faulty ones first, and their numbers by state [MAP-12/list]', async () => {
    await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    expect(readNames(list)[0]).toBe('SSSLC设备2');
    const legend = within(screen.getByRole('region', { name: 'Legend' }));
    expect(legend.getByLabelText(/^Normal/u).closest('li')).toHaveTextContent('6');
    expect(legend.getByLabelText(/^Fault/u).closest('li')).toHaveTextContent('1');
    expect(getReceivedCalls(DOMAINS)).toEqual([]);
  });

  it('opens a domain of the list at the zoom of the next level [MAP-02]', async () => {
    const { user } = await openConsole('/smartLight/map?lat=30.2&lng=120.2&zoom=11');
    const list = await findList();
    await user.click(await list.findByRole('button', { name: /西泽区/u }));
    expect(await list.findByRole('button', { name: /望湖路/u })).toBeVisible();
    expect(new URLSearchParams(location.search).get('zoom')).toBe('13');
    expect(getReceivedCalls(DOMAINS).at(-1)?.query.get('level')).toBe('3');
  });

  it('requests another view after a change of zoom, and uses only the response for the latest one [MAP-03/trigger] [MAP-03/latest] [MAP-03/abort]', async () => {
    const responses: { readonly box: string; readonly signal: AbortSignal; respond: () => void }[] =
      [];
    const createMarker = (name: string) => ({
      ...{ id: LAMP_ID, name, model: 'ssslc', status: 'normal' },
      geoPoint: { lat: 30.2, lng: 120.2 },
    });
    platform.use(
      http.get('*/api/core/assets/markers', async ({ request }) => {
        const box = new URL(request.url).searchParams.get('box') ?? '';
        const name = `Answer ${responses.length + 1}`;
        await new Promise<void>(resolve => {
          responses.push({ box, signal: request.signal, respond: resolve });
        });
        return HttpResponse.json({ total: 1, markers: [createMarker(name)] });
      }),
    );
    const { user } = await openConsole(DEVICE_VIEW);
    await waitFor(() => expect(responses).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(responses).toHaveLength(2));
    expect(responses[1]?.box).not.toBe(responses[0]?.box);
    expect(responses[0]?.signal.aborted).toBe(true);
    responses[1]?.respond();
    const list = await findList();
    expect(await list.findByRole('button', { name: /Answer 2/u })).toBeVisible();
    responses[0]?.respond();
    // The next response shows that the late one was not used before it.
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(responses).toHaveLength(3));
    expect(list.getByRole('button', { name: /Answer 2/u })).toBeVisible();
    responses[2]?.respond();
    expect(await list.findByRole('button', { name: /Answer 3/u })).toBeVisible();
  });

  it('filters by the legend, and keeps the filter in the URL [MAP-12/legend]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    for (const state of ['Normal', 'Offline', 'Unknown'])
      await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${state}\\W*\\d`, 'u') }));
    await waitFor(() => expect(readNames(list)).toEqual(['SSSLC设备2']));
    expect(new URLSearchParams(location.search).get('states')).toBe('fault');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
  });

  it('shows another level at the zoom at which it begins [MAP-01/levels]', async () => {
    const { user } = await openConsole('/smartLight/map?lat=30.2&lng=120.2&zoom=11');
    const district = await screen.findByRole('radio', { name: 'District' });
    expect(district).toBeChecked();
    await waitFor(() => expect(district).toBeEnabled());
    await user.click(screen.getByRole('radio', { name: 'Devices' }));
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    expect(new URLSearchParams(location.search).get('zoom')).toBe('16');
    await user.click(screen.getByRole('radio', { name: 'Street' }));
    expect(await list.findByRole('button', { name: /望湖路/u })).toBeVisible();
    expect(new URLSearchParams(location.search).get('zoom')).toBe('13');
  });

  it('shows only dark lamps', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(getReceivedCalls(MARKERS).at(-1)?.query.get('lit')).toBe('false'));
    expect(new URLSearchParams(location.search).get('lit')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(new URLSearchParams(location.search).has('lit')).toBe(false));
  });

  it('opens at the configured centre, without the parts of a link that cannot be used, and names them [MAP-08]', async () => {
    const { user } = await openConsole('/smartLight/map?lat=91&lng=120.2&zoom=17&states=broken&models=nope');
    // The map has written its view into the URL, and the message is still there.
    await waitFor(() =>
      expect(Number(new URLSearchParams(location.search).get('lat'))).toBeCloseTo(30.2084, 3),
    );
    const message = screen.getByText('Parts of the link cannot be used: lat=91, states=broken, models=nope');
    expect(message).toBeVisible();
    const box = await waitFor(() => {
      const [call] = getReceivedCalls(MARKERS);
      expect(call).toBeDefined();
      return call?.query.get('box')?.split(',').map(Number) ?? [];
    });
    const [west = 0, south = 0, east = 0, north = 0] = box;
    expect((west + east) / 2).toBeCloseTo(120.2126, 3);
    expect((south + north) / 2).toBeCloseTo(30.2084, 3);
    await user.click(within(message.parentElement!).getByRole('button', { name: 'Close' }));
    expect(message).not.toBeInTheDocument();
  });

  it('follows the browser back to the view before', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await user.click(await list.findByRole('button', { name: /SSSLC设备1/u }));
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    goTo(DEVICE_VIEW);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'SSSLC设备1' })).toBeNull());
  });
});

describe('the views of the map', () => {
  it('opens at the view that the user has saved, until it is removed', async () => {
    const { user } = await openConsole('/smartLight/map?lat=30.25&lng=120.25&zoom=12');
    const openMenu = async () => user.click(await screen.findByRole('button', { name: 'Views' }));
    await findList();
    await waitFor(() => expect(getReceivedCalls(DOMAINS)).not.toEqual([]));
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'My view' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Save this view as my view' }));
    goTo('/smartLight/statistics');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Views' })).toBeNull());
    goTo('/smartLight/map');
    await waitFor(() => expect(new URLSearchParams(location.search).get('lat')).toBe('30.25'));
    expect(new URLSearchParams(location.search).get('zoom')).toBe('12');
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'View of the site' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('16'));
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'My view' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('12'));
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Remove my view' }));
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'My view' })).toBeNull();
  });

  it('covers the window, and gives it back', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const button = await screen.findByRole('button', { name: 'Full screen' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button.closest('.city-map')).toHaveClass('is-full-screen');
    await user.click(button);
    expect(button.closest('.city-map')).not.toHaveClass('is-full-screen');
  });
});

describe('a device on the map', () => {
  it('is centred and selected by a link, with its fault, and what can be done [MAP-09]', async () => {
    const { user } = await openConsole(
      `/smartLight/map?id=${BROKEN_LAMP_ID.toLowerCase()}&model=ssslc`,
    );
    const card = within(await screen.findByRole('region', { name: 'SSSLC设备2' }));
    expect(card.getByText(BROKEN_LAMP_ID)).toBeVisible();
    expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      `/data/assets/${BROKEN_LAMP_ID}/show`,
    );
    await waitFor(() => {
      const params = new URLSearchParams(location.search);
      expect(Number(params.get('lat'))).toBeCloseTo(30.2, 4);
      expect(params.get('id')).toBe(BROKEN_LAMP_ID);
    });
    card.getByRole('link', { name: 'Open' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'SSSLC设备2' })).toBeNull());
  });

  it('is centred also when it arrives after the map has written its view into the URL [MAP-09]', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    platform.use(
      http.get(`*/api/core/assets/${LAMP_ID}`, async () => {
        await released;
      }),
    );
    await openConsole(`/smartLight/map?id=${LAMP_ID}&model=ssslc`);
    await waitFor(() => expect(new URLSearchParams(location.search).has('lat')).toBe(true));
    release(undefined);
    await waitFor(() =>
      expect(Number(new URLSearchParams(location.search).get('lat'))).toBeCloseTo(30.2, 4),
    );
  });
});
