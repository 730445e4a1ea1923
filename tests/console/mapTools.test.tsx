import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { STUB_SIZE, stubCanvas } from '../support/stubCanvas.ts';
import { BROKEN_LAMP_ID, LAMP_ID, plainHasher, townRows } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const VIEW = '/smartLight/map?lat=30.2&lng=120.2&zoom=17';
const MARKERS = 'GET /api/core/assets/markers';

beforeEach(() => {
  stubCanvas();
  serveTestTown();
});
afterEach(() => vi.restoreAllMocks());

const findMap = () => screen.findByRole('application', { name: 'Map' });
const findList = async () => within(await screen.findByRole('region', { name: /^In view/u }));
const readNames = (list: Awaited<ReturnType<typeof findList>>) =>
  list.queryAllByRole('button').map(row => row.querySelector('bdi')?.textContent);

const press = (map: HTMLElement, right: number, down: number) => {
  const pointer = { isPrimary: true, button: 0, pointerType: 'mouse' };
  const point = { clientX: STUB_SIZE.width / 2 + right, clientY: STUB_SIZE.height / 2 + down };
  fireEvent.pointerDown(map, { ...pointer, ...point });
  fireEvent.pointerUp(window, { ...pointer, ...point });
};

/** Metres of a pixel at zoom 17 and 30.2° north. */
const METRES_PER_PIXEL = (156_543.03 * Math.cos((30.2 * Math.PI) / 180)) / 2 ** 17;

describe('the layers of the map', () => {
  it('show no devices at the level of devices when the site hides them [MAP-11]', async () => {
    platform.use(
      http.get('*/api/config/map', async ({ request }) => {
        const response = await openForgetfulPlatform({
          hasher: plainHasher,
          rows: townRows,
        }).handleRequest(request);
        return HttpResponse.json({ ...((await response.json()) as object), assetsHidden: true });
      }),
    );
    const { user } = await openConsole(VIEW);
    const list = await findList();
    expect(await screen.findByText('Devices are hidden on this map.')).toBeVisible();
    expect(readNames(list)).toEqual([]);
    expect(getReceivedCalls(MARKERS)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    const layer = await screen.findByRole('menuitemcheckbox', { name: 'Devices' });
    expect(layer).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    // Domains are no devices.
    const street = await screen.findByRole('radio', { name: 'Street' });
    // The list is there before the map is.
    await waitFor(() => expect(street).toBeEnabled());
    await user.click(street);
    expect(await list.findByRole('button', { name: /望湖路/u })).toBeVisible();
  });

  it('hide the devices, in the URL, and show them again [MAP-11]', async () => {
    const { user } = await openConsole(`${VIEW}&layer=no-devices`);
    const list = await findList();
    expect(await screen.findByText('Devices are hidden on this map.')).toBeVisible();
    expect(getReceivedCalls(MARKERS)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Devices' }));
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    expect(new URLSearchParams(location.search).has('layer')).toBe(false);
  });
});

describe('the measured distance', () => {
  it('is that of each segment and the total, by pointer and by keys, until Escape', async () => {
    const { user } = await openConsole(VIEW);
    const map = await findMap();
    await user.click(screen.getByRole('button', { name: 'Measure a distance' }));
    press(map, 0, 0);
    press(map, 100, 0);
    press(map, 100, 200);
    const panel = within(screen.getByRole('region', { name: 'Measure a distance' }));
    const expectLength = (name: string, pixels: number) => {
      const text = panel.getByText(name).nextElementSibling?.textContent ?? '';
      expect(text).toMatch(/^\d+ m$/u);
      // The sphere of the map is 0.1 % larger than the earth.
      expect(Math.abs(parseInt(text, 10) - pixels * METRES_PER_PIXEL)).toBeLessThan(1.5);
    };
    expectLength('Segment 1', 100);
    expectLength('Segment 2', 200);
    expectLength('Total', 300);
    await user.click(panel.getByRole('button', { name: 'Undo point' }));
    expectLength('Total', 100);
    map.focus();
    await user.keyboard('{Escape}');
    expect(panel.queryByText('Total')).toBeNull();
    await user.keyboard('{Enter}{ArrowRight>20/}{Enter}{Control>}{Enter}{/Control}');
    expectLength('Total', 200);
    await user.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('region', { name: 'Measure a distance' })).toBeNull();
  });
});

describe('the devices in view', () => {
  it('are walked from the card in the order of the list, to its end', async () => {
    const { user } = await openConsole(`${VIEW}&id=${BROKEN_LAMP_ID}`);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    const [first, second] = readNames(list);
    const card = within(await screen.findByRole('region', { name: first! }));
    expect(await card.findByText('1 of 9')).toBeVisible();
    expect(card.getByRole('button', { name: 'Previous device' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(card.getByRole('button', { name: 'Next device' }));
    const next = within(await screen.findByRole('region', { name: second! }));
    expect(await next.findByText('2 of 9')).toBeVisible();
    expect(next.getByRole('button', { name: 'Previous device' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  it('are walked by presses that come faster than the map is drawn', async () => {
    await openConsole(`${VIEW}&id=${BROKEN_LAMP_ID}`);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    const steps = within(await screen.findByRole('navigation', { name: 'Devices in view' }));
    const next = steps.getByRole('button', { name: 'Next device' });
    const previous = steps.getByRole('button', { name: 'Previous device' });
    // Nothing is rendered between these.
    act(() => {
      for (const button of [next, next, previous, next]) button.click();
    });
    expect(await screen.findByRole('region', { name: readNames(list)[2]! })).toBeVisible();
    expect(await screen.findByText('3 of 9')).toBeVisible();
    act(() => {
      for (const button of [previous, previous, previous, next]) button.click();
    });
    expect(await screen.findByText('2 of 9')).toBeVisible();
  });

  it('are walked by Tab, opened by Enter, and closed by Escape, and + zooms the map [MAP-12/keyboard]', async () => {
    const { user } = await openConsole(VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    screen.getByRole('combobox', { name: 'Domain, device or ID' }).focus();
    await user.tab();
    // The scrolled part of the list may be focused by itself.
    expect(list.getAllByRole('button')[0]).toHaveFocus();
    await user.tab();
    const second = readNames(list)[1] ?? '';
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: second })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: second })).toBeNull());
    const map = await findMap();
    map.focus();
    fireEvent.keyDown(map, { key: '+', keyCode: 187 });
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('18'));
  });
});

describe('the URL of the map', () => {
  it('restores the view, the layers, the filter and the selection, and Back the ones before [SHELL-27/map]', async () => {
    const link = `${VIEW}&states=normal,fault&models=ssslc&id=${BROKEN_LAMP_ID}&select=add:${LAMP_ID}`;
    const { user } = await openConsole(link);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(3));
    expect(await findMap()).toHaveAttribute('data-view', '30.2,120.2,17');
    expect(screen.getByRole('checkbox', { name: /^Offline/u })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Normal/u })).toBeChecked();
    expect(await screen.findByRole('region', { name: 'SSSLC设备2' })).toBeVisible();
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select SSSLC设备1' })).toBeChecked();
    const shared = new URLSearchParams(location.search);

    await user.click(screen.getByRole('checkbox', { name: 'Select SSSLC设备2' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Devices' }));
    await waitFor(() => expect(readNames(list)).toEqual([]));
    history.back();
    await waitFor(() => expect(readNames(list)).toHaveLength(3));
    history.back();
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(
      Object.fromEntries(shared),
    );
  });
});
