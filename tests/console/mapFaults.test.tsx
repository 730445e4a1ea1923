import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';

import { expectNoStoppedParts, replaceResponse } from '../support/faultyResponses.ts';
import { DEVICE_VIEW, DOMAIN_VIEW, serveMapTown } from '../support/mapConsole.ts';
import { sampleCases } from '../support/sampleCases.ts';
import {
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';

serveMapTown();

const text = (body: string, type = 'application/json') =>
  new Response(body, { headers: { 'content-type': type } });
const errorResponse = (status: number) =>
  Response.json(
    { error: { statusCode: status, name: 'Error', message: 'Refused.', code: 8 } },
    { status, headers: { 'retry-after': '1' } },
  );

const UNREADABLE: readonly (readonly [name: string, () => Response])[] = [
  ['no connection', () => Response.error()],
  ['a server error', () => errorResponse(500)],
  ['too many requests', () => errorResponse(429)],
  ['a revoked right', () => errorResponse(403)],
  ['a truncated response', () => text('{"total": 9, "markers": [{"id": "LC3301')],
  ['a page instead of data', () => text('<!doctype html><title>Portal</title>', 'text/html')],
  ['a response of another type', () => Response.json('markers')],
  ['a response without its parts', () => Response.json({})],
  ['parts of another type', () => Response.json({ total: 'many', markers: { id: 1 } })],
];

const list = () => within(screen.getByRole('region', { name: /^In view/u }));

describe('a fault of the view of the map', () => {
  it.each(sampleCases(UNREADABLE, 3))(
    '%s is a message on the map, which recovers without a reload',
    async (_, respond) => {
      muteConsoleError();
      const { repair } = replaceResponse('core/assets/markers', respond);
      const { user } = await openConsole(DEVICE_VIEW);
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByRole('application', { name: 'Map' })).toBeVisible();
      expectNoStoppedParts();
      repair();
      await user.click(retry);
      await waitFor(() => expect(list().getAllByRole('button')).toHaveLength(9));
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('is shown with that of the base map, each with a retry of its own [REL-01]', async () => {
    muteConsoleError();
    const markers = replaceResponse('core/assets/markers', () => errorResponse(500));
    const ground = replaceResponse('config/map/ground', () => errorResponse(500));
    const { user } = await openConsole(DEVICE_VIEW);
    const groundNotice = await screen.findByText('Parts of the base map could not be loaded.');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    );
    expect(groundNotice).toBeVisible();
    markers.repair();
    ground.repair();
    for (const retry of screen.getAllByRole('button', { name: 'Try again' }))
      await user.click(retry);
    await waitFor(() => expect(list().getAllByRole('button')).toHaveLength(9));
    await waitFor(() => expect(groundNotice).not.toBeInTheDocument());
  });

  it('a slow response leaves the map usable, and is shown when it comes', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    platform.use(
      http.get('*/api/core/assets/markers', async () => {
        await released;
      }),
    );
    const { user } = await openConsole(DEVICE_VIEW);
    // The buttons are there before the map is.
    await waitFor(() =>
      expect(getReceivedCalls('GET /api/core/assets/markers')).not.toHaveLength(0),
    );
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('18'));
    await user.click(screen.getByRole('checkbox', { name: /^Offline/u }));
    await waitFor(() => expect(new URLSearchParams(location.search).has('states')).toBe(true));
    expectNoStoppedParts();
    release(undefined);
    await waitFor(() => expect(list().getAllByRole('button')).toHaveLength(8));
  });

  it('a full storage of the browser keeps no view, and the map continues', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    await waitFor(() => expect(list().getAllByRole('button')).toHaveLength(9));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view as my view' }));
    await user.type(screen.getByRole('combobox', { name: 'Domain, device or ID' }), '望湖路');
    await user.click((await screen.findAllByRole('option'))[0]!);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Domain, device or ID' })).toHaveValue(''),
    );
    expect(await screen.findByRole('application', { name: 'Map' })).toBeVisible();
    expectNoStoppedParts();
  });

  it('odd values leave the rest of the map usable', async () => {
    muteConsoleError();
    const good = { id: 'SSSLC0000000001', name: 'Lamp', model: 'ssslc', status: 'normal' };
    const geoPoint = { lat: 30.2, lng: 120.2 };
    const markers = [
      { ...good, geoPoint },
      { ...good, id: 'SSSLC0000000002', geoPoint: null },
      { ...good, id: 'SSSLC0000000003', geoPoint: { lat: 1e9, lng: 'x' } },
      { ...good, id: 'SSSLC0000000004', geoPoint, name: null, model: 7, status: 'melted' },
      { ...good, id: 'SSSLC0000000005', geoPoint, brightness: 'bright' },
      null,
      { count: 3, states: null, geoPoint, box: [] },
    ];
    replaceResponse('core/assets/markers', () => Response.json({ total: -1, markers }));
    await openConsole(DEVICE_VIEW);
    // A device without a usable position is not in view; another one has its id for a name, and an unknown state.
    await waitFor(() => expect(list().getAllByRole('button')).toHaveLength(3));
    expect(list().getByRole('button', { name: /SSSLC0000000004.*Unknown/u })).toBeVisible();
    expect(list().getByRole('heading', { name: /^In view ?3$/u })).toBeVisible();
    for (const id of ['SSSLC0000000002', 'SSSLC0000000003'])
      expect(screen.queryByText(id)).toBeNull();
    expectNoStoppedParts();
  });

  it.each(sampleCases(UNREADABLE.slice(0, 5), 3, 1))(
    '%s of the domains is one too',
    async (_, respond) => {
      muteConsoleError();
      const { repair } = replaceResponse('core/domains/markers', respond);
      const { user } = await openConsole(DOMAIN_VIEW);
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expectNoStoppedParts();
      repair();
      await user.click(retry);
      await waitFor(() => expect(list().getAllByRole('button')).toHaveLength(2));
    },
  );
});
