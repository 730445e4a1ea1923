import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';

import {
  DEVICE_VIEW,
  DOMAIN_VIEW,
  DOMAINS,
  findList,
  MARKERS,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { LAMP_ID } from '../support/testTown.ts';

serveMapTown();

describe('the view of the map', () => {
  it('shows domains with their numbers of devices and faults from afar, the worst first [MAP-01/domains]', async () => {
    await openConsole(DOMAIN_VIEW);
    const list = await findList();
    expect(
      await list.findByRole('button', { name: /西泽区.*6 devices, faults: 1/u }),
    ).toBeVisible();
    expect(
      list.getByRole('button', { name: /东湖区.*3 devices, faults: 0, offline: \d/u }),
    ).toBeVisible();
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
    const { user } = await openConsole(DOMAIN_VIEW);
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
    // Nothing is known of the view yet: neither that it is empty nor a number.
    expect((await findList()).getByText('The map is loading.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Fault' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(responses).toHaveLength(2));
    expect(responses[1]?.box).not.toBe(responses[0]?.box);
    await waitFor(() => expect(responses[0]?.signal.aborted).toBe(true));
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
});
