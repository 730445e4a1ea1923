import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';

import {
  DEVICE_VIEW,
  findList,
  findMap,
  goTo,
  MARKERS,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { BROKEN_LAMP_ID, LAMP_ID } from '../support/testTown.ts';

serveMapTown();

describe('the URL of the map', () => {
  it('opens at the configured centre, without the parts of a link that cannot be used, and names them [MAP-08/opens]', async () => {
    const { user } = await openConsole(
      '/smartLight/map?lat=91&lng=120.2&zoom=17&states=broken&models=nope',
    );
    // The map has written its view into the URL, and the message is still there.
    await waitFor(() =>
      expect(Number(new URLSearchParams(location.search).get('lat'))).toBeCloseTo(30.2084, 3),
    );
    const message = await screen.findByText(
      'Parts of the link cannot be used: lat=91, states=broken, models=nope',
    );
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

  it('raises the zoom of a link to the one at which the world fills the window, and names no wrong part [MAP-08/world]', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(3_840);
    await openConsole('/smartLight/map?lat=0&lng=10&zoom=3&states=broken');
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('4'));
    expect(Number(new URLSearchParams(location.search).get('lng'))).toBeCloseTo(10, 0);
    expect(
      await screen.findByText('Parts of the link cannot be used: states=broken'),
    ).toBeVisible();
  });

  it('stays at the view of the last press when presses come faster than the map is rendered', async () => {
    await openConsole(DEVICE_VIEW);
    await waitFor(async () => expect(readNames(await findList())).toHaveLength(9));
    const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map(name =>
      screen.getByRole('button', { name }),
    );
    act(() => {
      for (const button of [zoomIn, zoomOut]) button!.click();
    });
    act(() => zoomOut!.click());
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('16'));
    expect(await screen.findByText('Zoom 16, devices')).toBeVisible();
  });

  it('names a model that is found wrong later than the other parts', async () => {
    const models = Promise.withResolvers<undefined>();
    platform.use(http.get('*/api/config/model', () => models.promise));
    const { user } = await openConsole('/smartLight/map?lat=91&lng=120.2&zoom=17&models=nope');
    expect(await screen.findByText('Parts of the link cannot be used: lat=91')).toBeVisible();
    await waitFor(() => expect(new URLSearchParams(location.search).get('lat')).not.toBe('91'));
    // The checkbox follows the URL: from here on, the console has rendered the one without the wrong part.
    await user.click(screen.getByRole('checkbox', { name: /^Offline/u }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^Offline/u })).not.toBeChecked(),
    );
    models.resolve(undefined);
    expect(
      await screen.findByText('Parts of the link cannot be used: lat=91, models=nope'),
    ).toBeVisible();
  });

  it('follows the browser back to the view before', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await user.click(await list.findByRole('button', { name: /SSSLC设备1/u }));
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    goTo(DEVICE_VIEW);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'SSSLC设备1' })).toBeNull());
  });

  it('restores the view, the layers, the filter and the selection, and Back the ones before [SHELL-27/map]', async () => {
    const link = `${DEVICE_VIEW}&states=normal,fault&models=ssslc&id=${BROKEN_LAMP_ID}&select=add:${LAMP_ID}`;
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
