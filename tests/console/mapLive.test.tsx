import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { requestLiveAlerts } from '../../src/app/messages/liveStart.ts';
import { FakePlatform } from '../support/live/FakePlatform.ts';
import {
  DEVICE_VIEW,
  DOMAIN_VIEW,
  findList,
  MARKERS,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { BROKEN_LAMP_ID, LAMP_ID, townRows } from '../support/testTown.ts';

let socket: FakePlatform;

serveMapTown();
beforeEach(() => {
  socket = new FakePlatform();
  vi.stubGlobal('WebSocket', socket.createSocketClass());
});

const getCount = (state: RegExp) =>
  within(screen.getByRole('region', { name: 'Legend' }))
    .getByLabelText(state)
    .closest('li');
const getRings = () => document.querySelectorAll('.map-ring');

/** Opens the devices of the town or its districts, and waits until their box is watched. */
async function openLiveMap(view = DEVICE_VIEW, rowCount = 9) {
  await openConsole(view, { hasSocket: true });
  const list = await findList();
  await waitFor(() => expect(readNames(list)).toHaveLength(rowCount));
  act(requestLiveAlerts);
  await waitFor(() =>
    expect(socket.received).toContainEqual(expect.objectContaining({ type: 'watch' })),
  );
  return list;
}

const lamp = townRows.assets?.find(({ id }) => id === LAMP_ID) as {
  readonly name: string;
  readonly model: string;
  readonly geoPoint: object;
};

/** Opens the live map with the card of the lamp, whose report has been read. */
async function openLampCard() {
  const list = await openLiveMap();
  act(() => list.getByRole('button', { name: new RegExp(lamp.name, 'u') }).click());
  const card = within(await screen.findByRole('region', { name: lamp.name }));
  await card.findByText('Light level');
  const calls = () => getReceivedCalls(`GET /api/core/statuses/${LAMP_ID}`).length;
  return { list, card, calls, callsBefore: calls() };
}

describe('the live map', () => {
  it('shows the changed state of a device in the list and the legend, without reading the view again [MAP-15/live]', async () => {
    const list = await openLiveMap();
    const calls = getReceivedCalls(MARKERS).length;
    expect(getCount(/^Fault/u)).toHaveTextContent('1');
    const { name, model, geoPoint } = lamp;
    const device = { id: LAMP_ID, name, model, geoPoint, status: 'fault', before: 'normal' };
    act(() => socket.send(JSON.stringify({ type: 'status', devices: [device] })));
    await waitFor(() => expect(getCount(/^Fault/u)).toHaveTextContent('2'));
    expect(readNames(list).slice(0, 2)).toContain(name);
    act(() => socket.send(JSON.stringify({ type: 'status', devices: [], removed: [LAMP_ID] })));
    await waitFor(() => expect(readNames(list)).toHaveLength(8));
    expect(getReceivedCalls(MARKERS)).toHaveLength(calls);
  });

  it('shows a change that arrives while the view is read, when the response is older than it [MAP-15/live]', async () => {
    const list = await openLiveMap();
    const { name, model, geoPoint } = lamp;
    const before = { id: LAMP_ID, name, model, geoPoint, status: 'normal' };
    const released = Promise.withResolvers<undefined>();
    platform.use(
      http.get('*/api/core/assets/markers', async () => {
        await released.promise;
        return HttpResponse.json({ total: 1, markers: [before] });
      }),
    );
    const calls = getReceivedCalls(MARKERS).length;
    act(() => socket.send(JSON.stringify({ type: 'status', devices: [], incomplete: true })));
    await waitFor(() => expect(getReceivedCalls(MARKERS)).toHaveLength(calls + 1));
    const device = { ...before, status: 'fault', before: 'normal' };
    act(() => socket.send(JSON.stringify({ type: 'status', devices: [device] })));
    await waitFor(() => expect(getCount(/^Fault/u)).toHaveTextContent('2'));
    released.resolve(undefined);
    await waitFor(() => expect(readNames(list)).toEqual([name]));
    await waitFor(() => expect(getCount(/^Fault/u)).toHaveTextContent('1'));
    expect(getReceivedCalls(MARKERS)).toHaveLength(calls + 1);
  });

  it('shows the new level on the card of the device, as soon as a frame has it [MAP-15/live]', async () => {
    const { list, card, calls, callsBefore } = await openLampCard();
    const { name, model, geoPoint } = lamp;
    platform.use(
      http.get(`*/api/core/statuses/${LAMP_ID}`, () =>
        HttpResponse.json({ id: LAMP_ID, online: true, brightness: 23 }),
      ),
    );
    const other = { id: BROKEN_LAMP_ID, name: 'Next lamp', model, geoPoint, status: 'fault' };
    act(() => socket.send(JSON.stringify({ type: 'status', devices: [other] })));
    expect(await list.findByText('Next lamp')).toBeVisible();
    expect(calls()).toBe(callsBefore);
    const changed = { id: LAMP_ID, name, model, geoPoint, status: 'normal', brightness: 23 };
    act(() => socket.send(JSON.stringify({ type: 'status', devices: [changed] })));
    // Sooner than the next read of the card, which comes every 10 s.
    await waitFor(() => expect(calls()).toBe(callsBefore + 1), { timeout: 5_000 });
    expect(await card.findByText('23 %')).toBeVisible();
  });

  it('shows the report of a device that is read while more frames have the device, and reads it once more [MAP-15/live]', async () => {
    const { card, calls, callsBefore } = await openLampCard();
    const { name, model, geoPoint } = lamp;
    const responses = [23, 24].map(brightness => ({
      ...Promise.withResolvers<undefined>(),
      status: { id: LAMP_ID, online: true, brightness },
    }));
    let callCount = 0;
    platform.use(
      http.get(`*/api/core/statuses/${LAMP_ID}`, async () => {
        const response = responses[callCount]!;
        callCount += 1;
        await response.promise;
        return HttpResponse.json(response.status);
      }),
    );
    const changed = { id: LAMP_ID, name, model, geoPoint, status: 'normal' };
    const sendChange = () =>
      act(() => socket.send(JSON.stringify({ type: 'status', devices: [changed] })));
    sendChange();
    await waitFor(() => expect(calls()).toBe(callsBefore + 1));
    // Faster than the response.
    sendChange();
    sendChange();
    responses[0]!.resolve(undefined);
    expect(await card.findByText('23 %')).toBeVisible();
    responses[1]!.resolve(undefined);
    expect(await card.findByText('24 %')).toBeVisible();
  });

  it('prints a device of a selected area in the state that a frame has, which is later than the area [MAP-15/live]', async () => {
    await openLiveMap(
      `${DEVICE_VIEW}&select=in:30.21,120.19,30.21,120.21,30.19,120.21,30.19,120.19`,
    );
    expect(await screen.findByText('9 selected')).toBeVisible();
    const { name, model, geoPoint } = lamp;
    const device = { id: LAMP_ID, name, model, geoPoint, status: 'fault', before: 'normal' };
    act(() => socket.send(JSON.stringify({ type: 'status', devices: [device] })));
    await waitFor(() => expect(getCount(/^Fault/u)).toHaveTextContent('2'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByRole('cell', { name: LAMP_ID }).closest('tr')).toHaveTextContent('Fault');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('reads the view again when too much has changed for a frame [MAP-15/live]', async () => {
    await openLiveMap();
    const calls = getReceivedCalls(MARKERS).length;
    act(() => socket.send(JSON.stringify({ type: 'status', devices: [], incomplete: true })));
    await waitFor(() => expect(getReceivedCalls(MARKERS)).toHaveLength(calls + 1));
  });

  it('shows a view that is read while more changes than a frame has arrive, and reads it once more [MAP-15/live]', async () => {
    const list = await openLiveMap();
    const calls = getReceivedCalls(MARKERS).length;
    const responses = ['First', 'Second'].map(name => ({
      ...Promise.withResolvers<undefined>(),
      markers: [{ ...lamp, name, id: LAMP_ID, status: 'normal' }],
    }));
    let callCount = 0;
    platform.use(
      http.get('*/api/core/assets/markers', async () => {
        const response = responses[callCount]!;
        callCount += 1;
        await response.promise;
        return HttpResponse.json({ total: 1, markers: response.markers });
      }),
    );
    const sendIncomplete = () =>
      act(() => socket.send(JSON.stringify({ type: 'status', devices: [], incomplete: true })));
    sendIncomplete();
    await waitFor(() => expect(getReceivedCalls(MARKERS)).toHaveLength(calls + 1));
    // Faster than the response.
    sendIncomplete();
    sendIncomplete();
    responses[0]!.resolve(undefined);
    await waitFor(() => expect(readNames(list)).toEqual(['First']));
    responses[1]!.resolve(undefined);
    await waitFor(() => expect(readNames(list)).toEqual(['Second']));
    expect(getReceivedCalls(MARKERS)).toHaveLength(calls + 2);
  });

  it('draws a ring around the device of a new critical alert, once; none for a lower level or a muted one [MAP-15/ring]', async () => {
    await openLiveMap();
    act(() => {
      socket.push({ asset_id: LAMP_ID, level: 2 });
      socket.push({ asset_id: LAMP_ID, level: 1, muted: true });
      socket.push({ asset_id: LAMP_ID, level: 1 });
    });
    await waitFor(() => expect(getRings()).toHaveLength(1));
    act(() => socket.repeatLast(1));
    expect(getRings()).toHaveLength(1);
  });

  it('draws the ring around the district of the device, where the map shows districts [MAP-15/ring]', async () => {
    await openLiveMap(DOMAIN_VIEW, 2);
    const alert = { asset_id: LAMP_ID, level: 1, domain_id: 'west-block' };
    act(() => socket.push({ ...alert, domains: ['west-block', 'west-road', 'west', 'town'] }));
    await waitFor(() => expect(getRings()).toHaveLength(1));
  });

  it('shows the start of the interruption, and subscribes to its box again [ALERT-10/said]', async () => {
    await openLiveMap();
    act(() => socket.drop());
    expect(await screen.findByText(/^Reconnecting since/u)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Reconnecting since/u)).toBeNull(), {
      timeout: 20_000,
    });
    const watches = socket.received.filter(frame => (frame as { type?: string }).type === 'watch');
    expect(watches.length).toBeGreaterThan(1);
  });
});
