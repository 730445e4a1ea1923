import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';

import {
  DEVICE_VIEW,
  findList,
  findMap,
  goTo,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import {
  getQueryJson,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';
import { BROKEN_LAMP_ID } from '../support/testTown.ts';

serveMapTown();

const SEARCH = { name: 'Domain, device or ID' };

/** Where a device is after it was moved. */
const MOVED = { lat: 30.5, lng: 120.5 };

describe('the search of the map', () => {
  it('finds domains and devices by name and pages through them [MAP-06/hints] [MAP-06/domains] [MAP-06/devices]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, '设备');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(7));
    expect(screen.getByText('1 to 7 of 9')).toBeVisible();
    expect(screen.getByText('1 / 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More results' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(screen.getByText('8 to 9 of 9')).toBeVisible();
    expect(new URLSearchParams(location.search).get('page')).toBe('2');
    await user.clear(box);
    await user.type(box, '望湖路');
    expect(await screen.findByText('Domains')).toBeVisible();
    // The domain above, and the number of devices.
    expect(
      await screen.findByRole('option', { name: /^望湖路\s*西泽区.*6 devices$/u }),
    ).toBeVisible();
    expect(
      await screen.findByRole('option', { name: /^望湖路1段\s*望湖路.*2 devices$/u }),
    ).toBeVisible();
  });

  it('does not open a device of the text before when Enter comes before the hits [MAP-06/devices]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, 'SSSLC设备1');
    expect(await screen.findByRole('option', { name: /^SSSLC设备1/u })).toBeVisible();
    fireEvent.change(box, { target: { value: 'SSCAM' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByRole('option', { name: /^SSCAM设备1/u })).toBeVisible();
    expect(new URLSearchParams(location.search).has('id')).toBe(false);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByRole('region', { name: 'SSCAM设备1' })).toBeVisible();
  });

  it('shows the last page of a text where the link has a later one, and no text that is too long for a link [MAP-06/hints]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&q=${encodeURIComponent('设备')}&page=99`);
    expect(await screen.findByText('8 to 9 of 9')).toBeVisible();
    expect(screen.getByText('2 / 2')).toBeVisible();
    await waitFor(() => expect(new URLSearchParams(location.search).get('page')).toBe('2'));
    const box = screen.getByRole('combobox', SEARCH);
    await user.clear(box);
    await user.click(box);
    await user.paste('x'.repeat(120));
    expect(box).toHaveValue('x'.repeat(100));
  });

  it('opens a hit by Enter while the next page of the same text is read [MAP-06/hints]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, '设备');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(7));
    const [first] = screen.getAllByRole('option').map(({ textContent }) => textContent);
    platform.use(http.get('*/api/core/assets/count', () => new Promise<never>(() => undefined)));
    await user.click(screen.getByRole('button', { name: 'More results' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('page')).toBe('2'));
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(new URLSearchParams(location.search).has('id')).toBe(true));
    const card = await screen.findByRole('region', { name: /设备\d$/u });
    expect(first).toContain(card.getAttribute('aria-label'));
  });

  it('finds a domain also when the number of its devices cannot be read [MAP-06/domains]', async () => {
    muteConsoleError();
    platform.use(
      http.get('*/api/core/domains/:id/asset/count', () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = await openConsole(DEVICE_VIEW);
    await user.type(await screen.findByRole('combobox', SEARCH), '望湖路');
    expect(await screen.findByRole('option', { name: /^望湖路\s*西泽区$/u })).toBeVisible();
  });

  it('finds devices by their model, in any case [MAP-06/devices]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    await user.type(await screen.findByRole('combobox', SEARCH), 'SSCam');
    expect(await screen.findByRole('option', { name: /SSCAM设备1/u })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    const { where } = getQueryJson(
      getReceivedCalls('GET /api/core/assets').at(-1)!.query,
      'filter',
    ) as { where: { or: readonly object[] } };
    expect(where.or).toContainEqual({ model: { like: '[Ss][Ss][Cc][Aa][Mm]' } });
  });

  it('finds devices and domains by their names, in any case [MAP-06/devices] [MAP-06/domains]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    await user.type(await screen.findByRole('combobox', SEARCH), 'sscam设备');
    expect(await screen.findByRole('option', { name: /SSCAM设备1/u })).toBeVisible();
    const domainQuery = getReceivedCalls('GET /api/core/domains/count').at(-1)!.query;
    expect(getQueryJson(domainQuery, 'where')).toEqual({
      name: { like: '[Ss][Ss][Cc][Aa][Mm]设备' },
    });
  });

  it('keeps each letter that is typed before the URL has the one before it [MAP-06/hints]', async () => {
    await openConsole(DEVICE_VIEW);
    const box = await screen.findByRole<HTMLInputElement>('combobox', SEARCH);
    act(() => {
      for (const letter of 'SSCAM') fireEvent.input(box, { target: { value: box.value + letter } });
    });
    expect(box).toHaveValue('SSCAM');
    expect(await screen.findByRole('option', { name: /SSCAM设备1/u })).toBeVisible();
    expect(new URLSearchParams(location.search).get('q')).toBe('SSCAM');
  });

  it('upper-cases an id, selects the device of the hint, and recentres [MAP-06/devices] [MAP-06/recentre]', async () => {
    const { user } = await openConsole('/smartLight/map?lat=31&lng=121&zoom=17');
    await user.type(await screen.findByRole('combobox', SEARCH), 'ssslc00000000002');
    await user.click(await screen.findByRole('option', { name: /SSSLC设备2/u }));
    expect(await screen.findByRole('region', { name: 'SSSLC设备2' })).toBeVisible();
    await waitFor(() => {
      const params = new URLSearchParams(location.search);
      expect(params.get('id')).toBe(BROKEN_LAMP_ID);
      expect(Number(params.get('lat'))).toBeCloseTo(30.2, 2);
      expect(Number(params.get('lng'))).toBeCloseTo(120.2, 2);
    });
  });

  it('selects a hint with the keyboard, and Escape clears the box', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, 'SSSLC设备');
    await screen.findByRole('option', { name: /SSSLC设备1/u });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('region', { name: 'SSSLC设备2' })).toBeVisible();
    await user.type(box, 'nothing at all');
    expect(await screen.findByText('Nothing matches "nothing at all"')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });
});

describe('the search of the map for positions and recent hits', () => {
  it('shows a typed position, and not one that is outside of the Earth [MAP-06/place]', async () => {
    const { user } = await openConsole('/smartLight/map?lat=31&lng=121&zoom=11');
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, '91.5, 120.2');
    expect(await screen.findByText('A latitude is a number from -90 to 90.')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
    await user.clear(box);
    await user.type(box, '30.2001, 120.2002');
    await user.click(await screen.findByRole('option', { name: '30.2001, 120.2002' }));
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    const params = new URLSearchParams(location.search);
    expect(Number(params.get('lat'))).toBeCloseTo(30.2001, 4);
    expect(Number(params.get('lng'))).toBeCloseTo(120.2002, 4);
    expect(screen.getByRole('button', { name: 'Remove position 30.2001, 120.2002' })).toBeVisible();
    // The position is not searched for as a name.
    expect(getReceivedCalls('GET /api/core/domains/count')).toEqual([]);
  });

  it('a typed position is a part of the link, until a press or Escape removes it [MAP-06/place] [SHELL-27/map]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&pin=30.2001,120.2002`);
    const name = 'Remove position 30.2001, 120.2002';
    const map = await findMap();
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(map).toHaveFocus();
    expect(new URLSearchParams(location.search).has('pin')).toBe(false);
    history.back();
    expect(await screen.findByRole('button', { name })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  });

  it('a recent device has no state of that time, and is shown where it is now [MAP-06/recentre]', async () => {
    const { user } = await openConsole('/smartLight/map?lat=31&lng=121&zoom=17');
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, BROKEN_LAMP_ID);
    const hit = await screen.findByRole('option', { name: /SSSLC设备2/u });
    expect(hit.querySelector('.glyph')).not.toBeNull();
    await user.click(hit);
    const card = within(await screen.findByRole('region', { name: 'SSSLC设备2' }));
    await user.click(card.getByRole('button', { name: 'Close' }));
    const device = { name: 'SSSLC设备2', model: 'ssslc', type: 'CONTROLLER', status: 'normal' };
    platform.use(
      http.get(`*/api/core/assets/${BROKEN_LAMP_ID}`, () =>
        HttpResponse.json({
          ...device,
          id: BROKEN_LAMP_ID,
          domainId: 'west-road',
          geoPoint: MOVED,
        }),
      ),
      http.get('*/api/core/assets/markers', () => HttpResponse.json({ total: 0, markers: [] })),
    );
    goTo('/smartLight/map?lat=31&lng=121&zoom=17');
    const map = await findMap();
    await waitFor(() => expect(map).toHaveAttribute('data-view', '31,121,17'));
    await user.click(box);
    const recent = await screen.findByRole('option', { name: /SSSLC设备2/u });
    expect(recent.querySelector('.glyph')).toBeNull();
    await user.click(recent);
    await waitFor(() => {
      const params = new URLSearchParams(location.search);
      expect(Number(params.get('lat'))).toBeCloseTo(MOVED.lat, 2);
      expect(Number(params.get('lng'))).toBeCloseTo(MOVED.lng, 2);
    });
  });

  it('a recent device that is selected already is shown again [MAP-06/recentre]', async () => {
    const { user } = await openConsole('/smartLight/map?lat=31&lng=121&zoom=17');
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, BROKEN_LAMP_ID);
    await user.click(await screen.findByRole('option', { name: /SSSLC设备2/u }));
    expect(await screen.findByRole('region', { name: 'SSSLC设备2' })).toBeVisible();
    const map = await findMap();
    goTo(`/smartLight/map?lat=31&lng=121&zoom=17&id=${BROKEN_LAMP_ID}`);
    await waitFor(() => expect(map).toHaveAttribute('data-view', '31,121,17'));
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: /SSSLC设备2/u }));
    await waitFor(() => expect(map.dataset.view).toMatch(/^30\.2\d*,120\.2\d*,18$/u));
  });

  it('does not open a domain without a position', async () => {
    platform.use(
      http.get('*/api/core/domains', () =>
        HttpResponse.json([{ id: 'west', name: '西泽区', level: 2, geoPoint: null }]),
      ),
    );
    const { user } = await openConsole(DEVICE_VIEW);
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, '西泽区');
    const hit = await screen.findByRole('option', { name: /西泽区.*no position/u });
    expect(hit).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('西泽区');
  });

  it('offers the recent hits in an empty box', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const box = await screen.findByRole('combobox', SEARCH);
    await user.type(box, '望湖路');
    await user.click((await screen.findAllByRole('option'))[0]!);
    await waitFor(() => expect(box).toHaveValue(''));
    await user.click(box);
    expect(await screen.findByText('Recent')).toBeVisible();
    const hints = within(screen.getByRole('listbox'));
    expect(hints.getByRole('option')).toHaveTextContent('望湖路');
  });
});
