import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { DEVICE_VIEW, findList, findMap, readNames, serveMapTown } from '../support/mapConsole.ts';
import { openConsole, platform } from '../support/openConsole.tsx';
import { stubScrolling } from '../support/stubScrolling.ts';
import { BROKEN_LAMP_ID, LAMP_ID, TOWN_TIME_MS } from '../support/testTown.ts';

serveMapTown();
stubScrolling();

/** Serves 90 lamps; the last one by its name has a fault. */
function serveManyLamps(): void {
  const geoPoint = { lat: 30.2, lng: 120.2 };
  const markers = Array.from({ length: 90 }, (_, index) => ({
    ...{ name: `Lamp ${index}`, model: 'ssslc', geoPoint },
    ...(index < 89
      ? { id: `LAMP${index}`, status: 'normal' }
      : { id: BROKEN_LAMP_ID, status: 'fault' }),
  }));
  platform.use(
    http.get('*/api/core/assets/markers', () => HttpResponse.json({ total: 90, markers })),
  );
}

describe('the devices in view', () => {
  it('are walked from the card in the order of the list, to its end', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&id=${BROKEN_LAMP_ID}`);
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

  it('are walked by presses that come faster than the map is rendered', async () => {
    await openConsole(`${DEVICE_VIEW}&id=${BROKEN_LAMP_ID}`);
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

  it('have the order that is chosen, in the list, in the card and in the URL [MAP-12/list]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&id=${LAMP_ID}&sort=model`);
    const list = await findList();
    const sort = list.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveValue('model');
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    const byModel = readNames(list).map(String);
    await user.selectOptions(sort, 'By name');
    await waitFor(() => expect(new URLSearchParams(location.search).get('sort')).toBe('name'));
    const byName = readNames(list);
    expect(byName).toEqual(byModel.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    const card = within(await screen.findByRole('region', { name: 'SSSLC设备1' }));
    expect(card.getByText(`${byName.indexOf('SSSLC设备1') + 1} of 9`)).toBeVisible();
    await user.selectOptions(sort, 'Worst first');
    await waitFor(() => expect(readNames(list)[0]).toBe('SSSLC设备2'));
    expect(new URLSearchParams(location.search).has('sort')).toBe(false);
  });

  it('show what a faulty one has, and since when [MAP-12/list]', async () => {
    await openConsole(DEVICE_VIEW);
    const list = await findList();
    const row = await list.findByRole('button', { name: /^SSSLC设备2/u });
    expect(await within(row).findByText(/^Lamp failure ·/u)).toBeVisible();
    const beginTime = new Date(TOWN_TIME_MS - 60 * 60_000).toISOString();
    expect(row.querySelector('time')).toHaveAttribute('datetime', beginTime);
    expect(list.getByRole('button', { name: /^SSSLC设备1/u })).toHaveTextContent(/%/u);
  });

  it('keep the selected one in the list when others come before it, unless the list was scrolled away from it [MAP-12/list]', async () => {
    serveManyLamps();
    const { user } = await openConsole(`${DEVICE_VIEW}&id=${BROKEN_LAMP_ID}`);
    const list = await findList();
    await waitFor(() => expect(readNames(list)[0]).toBe('Lamp 89'));
    const sort = list.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(sort, 'By name');
    expect(await list.findByRole('button', { name: /Lamp 88/u })).toBeVisible();
    expect(list.getByRole('button', { pressed: true })).toHaveTextContent('Lamp 89');

    const { parentElement: scroller } = list.getByRole('list');
    fireEvent.scroll(scroller!, { target: { scrollTop: 0 } });
    await user.selectOptions(sort, 'Worst first');
    await waitFor(() => expect(readNames(list)[0]).toBe('Lamp 89'));
    await user.selectOptions(sort, 'By name');
    await waitFor(() => expect(readNames(list)[0]).toBe('Lamp 0'));
    expect(list.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('are opened as the list of devices, with those of the view and no others [MAP-12/list]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&states=fault`);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toEqual(['SSSLC设备2']));
    await user.click(screen.getByRole('link', { name: 'Open as list' }));
    const table = within(await screen.findByRole('table'));
    expect(await table.findByText('SSSLC设备2')).toBeVisible();
    expect(table.getAllByRole('row')).toHaveLength(2);
  });

  it('are not opened as a list while some of them are groups [MAP-12/list]', async () => {
    const geoPoint = { lat: 30.2, lng: 120.2 };
    const box = [120.19, 30.19, 120.21, 30.21];
    const states = { normal: 40, fault: 0, offline: 0, unknown: 0 };
    const single = { id: LAMP_ID, name: 'A lamp', model: 'ssslc', status: 'normal', geoPoint };
    platform.use(
      http.get('*/api/core/assets/markers', () =>
        HttpResponse.json({ total: 41, markers: [single, { geoPoint, states, box }] }),
      ),
    );
    await openConsole(DEVICE_VIEW);
    await waitFor(async () => expect(readNames(await findList())).toEqual(['A lamp']));
    const button = screen.getByRole('button', { name: 'Open as list' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link', { name: 'Open as list' })).toBeNull();
  });

  it('are walked by Tab, opened by Enter, and closed by Escape, and + zooms the map [MAP-12/keyboard]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    screen.getByRole('combobox', { name: 'Domain, device or ID' }).focus();
    await user.tab();
    expect(list.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
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

describe('a device on the map', () => {
  it('is centred and selected by a link, with its fault, and what can be done [MAP-09]', async () => {
    const { user } = await openConsole(
      `/smartLight/map?id=${BROKEN_LAMP_ID.toLowerCase()}&model=ssslc`,
    );
    const card = within(await screen.findByRole('region', { name: 'SSSLC设备2' }));
    expect(card.getByText(BROKEN_LAMP_ID)).toBeVisible();
    expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      `/smartLight/list/ssslc/${BROKEN_LAMP_ID}/show`,
    );
    await waitFor(() => {
      const params = new URLSearchParams(location.search);
      expect(Number(params.get('lat'))).toBeCloseTo(30.2, 4);
      expect(params.get('id')).toBe(BROKEN_LAMP_ID);
    });
    expect(await card.findByText('Fault', { selector: 'dt' })).toBeVisible();
    // Without its row in the list, the map would have the focus.
    const row = await (await findList()).findByRole('button', { name: /^SSSLC设备2/u });
    card.getByRole('link', { name: 'Open' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'SSSLC设备2' })).toBeNull());
    // The keys of the map continue to work.
    expect(row).toHaveFocus();
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
