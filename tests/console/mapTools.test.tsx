import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import {
  configure,
  DEVICE_VIEW,
  dragOverMap,
  findList,
  findMap,
  MARKERS,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { getReceivedCalls, openConsole } from '../support/openConsole.tsx';
import { STUB_SIZE } from '../support/stubCanvas.ts';
import { LAMP_ID } from '../support/testTown.ts';

serveMapTown();

const press = (map: HTMLElement, right: number, down: number) =>
  dragOverMap(map, [
    { clientX: STUB_SIZE.width / 2 + right, clientY: STUB_SIZE.height / 2 + down },
  ]);

/** Metres of a pixel at zoom 17 and 30.2° north. */
const METRES_PER_PIXEL = (156_543.03 * Math.cos((30.2 * Math.PI) / 180)) / 2 ** 17;

const HIDDEN = 'Devices are hidden on this map.';

describe('the layers of the map', () => {
  it('show no devices at the level of devices when the site hides them [MAP-11]', async () => {
    configure('map', { assetsHidden: true });
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    expect(await list.findByText(HIDDEN)).toBeVisible();
    expect(readNames(list)).toEqual([]);
    // What was not read has no number: it is not 0.
    expect(screen.getByRole('region', { name: 'In view' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Fault' })).toBeVisible();
    expect(screen.getByText(HIDDEN, { selector: '[role=status]' })).toBeInTheDocument();
    expect(getReceivedCalls(MARKERS)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    const layer = await screen.findByRole('menuitemcheckbox', { name: 'Devices' });
    expect(layer).toHaveAttribute('aria-disabled', 'true');
    expect(layer).toHaveAccessibleDescription('This site hides its devices on the map.');
    await user.keyboard('{Escape}');
    // Domains are no devices.
    const street = await screen.findByRole('radio', { name: 'Street' });
    // The list is there before the map is.
    await waitFor(() => expect(street).toBeEnabled());
    await user.click(street);
    expect(await list.findByRole('button', { name: /望湖路/u })).toBeVisible();
  });

  it('select no device while devices are hidden, and no device is read for it [MAP-11]', async () => {
    configure('map', { assetsHidden: true });
    const area = 'in:30.21,120.19,30.21,120.21,30.19,120.21,30.19,120.19';
    const { user } = await openConsole(`${DEVICE_VIEW}&select=${area};add:${LAMP_ID}`);
    expect(await (await findList()).findByText(HIDDEN)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select devices' }));
    for (const name of ['Select by rectangle', 'Select by shape', 'Select one by one']) {
      const item = await screen.findByRole('menuitemradio', { name });
      expect(item).toHaveAccessibleDescription(HIDDEN);
      await user.click(item);
    }
    await user.click(screen.getByRole('menuitem', { name: 'Select all in view' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('region', { name: 'Legend' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Select/u })).toBeNull();
    expect(getReceivedCalls(MARKERS)).toEqual([]);
    expect(getReceivedCalls('GET /api/core/assets')).toEqual([]);
  });

  it('say that a selected device is hidden, and have no card of it until devices are shown [MAP-11]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&layer=no-devices&id=${LAMP_ID}`);
    const message = await screen.findByText(
      'Device SSSLC设备1 is not shown: devices are hidden on this map.',
    );
    expect(screen.getByRole('link', { name: 'Open device' })).toBeVisible();
    await findMap();
    expect(screen.queryByRole('region', { name: 'SSSLC设备1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Devices' }));
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    expect(message).not.toBeInTheDocument();
  });

  it('have the zooms of the base map of the link, and another base map the nearest of its own [MAP-08/bounds]', async () => {
    configure('map', {
      ...{ mapType: 'baidu', mapOffline: 1, maxZoom: 20 },
      tiles: { url: '/api/config/tiles/{z}/{x}/{y}.png' },
    });
    const { user } = await openConsole('/smartLight/map?lat=30.2&lng=120.2&zoom=20&layer=drawn');
    expect(await findMap()).toHaveAttribute('data-view', '30.2,120.2,20');
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Tiles' }));
    await waitFor(async () =>
      expect((await findMap()).dataset.view).toMatch(/^30\.\d+,120\.\d+,19$/u),
    );
    expect(new URLSearchParams(location.search).get('zoom')).toBe('19');
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Plain' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('layer')).toBe('drawn'));
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('20'));
    expect(screen.queryByText(/cannot be used/u)).toBeNull();
  });

  it('hide the devices, in the URL, and show them again [MAP-11]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&layer=no-devices`);
    const list = await findList();
    expect(await list.findByText(HIDDEN)).toBeVisible();
    expect(getReceivedCalls(MARKERS)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Devices' }));
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    expect(new URLSearchParams(location.search).has('layer')).toBe(false);
  });
});

describe('the measured distance', () => {
  it('is that of each segment and the total, by pointer and by keys, until Escape', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const map = await findMap();
    await user.click(screen.getByRole('button', { name: 'Measure a distance' }));
    press(map, 0, 0);
    press(map, 100, 0);
    press(map, 100, 200);
    const panel = within(screen.getByRole('region', { name: 'Measure a distance' }));
    expect(panel.getByRole('status')).toHaveTextContent('the last one again, or Ctrl Enter, to');
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
