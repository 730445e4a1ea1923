import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { ICON_RADIUS_PX } from '../../src/ui/map/canvas/markerShapes.ts';
import { at, lampRow } from '../support/lampRow.ts';
import {
  DEVICE_VIEW,
  findList,
  findMap,
  goTo,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';
import { stubCanvas } from '../support/stubCanvas.ts';
import { BROKEN_LAMP_ID, LAMP_ID } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

serveMapTown();

type User = Awaited<ReturnType<typeof openConsole>>['user'];

/** Picks "Show on map": a button or link of the page, or an entry of the menu with that name. */
async function showOnMap(user: User, menu?: string) {
  if (menu !== undefined)
    await user.click((await screen.findAllByRole('button', { name: menu }))[0]!);
  const role = menu === undefined ? /^(?:link|button)$/u : 'menuitem';
  const find = () =>
    role === 'menuitem'
      ? screen.getByRole('menuitem', { name: 'Show on map' })
      : (screen.queryByRole('link', { name: 'Show on map' }) ??
        screen.getByRole('button', { name: 'Show on map' }));
  await user.click(await waitFor(find));
  await waitFor(() => expect(location.pathname).toBe('/smartLight/map'));
}

describe('"Show on map" selects the device', () => {
  it.each([
    ['of a row of its list', '/assetManage/model/ssslc', LAMP_ID, 'More actions for SSSLC设备1'],
    ['of its page', `/assetManage/model/ssslc/${LAMP_ID}/show`, LAMP_ID, undefined],
    ['of a row of faults', '/data/faults', BROKEN_LAMP_ID, 'More actions for SSSLC设备2'],
    ['of the page of a fault', '/data/faults/fault-open/show', BROKEN_LAMP_ID, undefined],
    ['of a row of alerts', '/data/alerts', BROKEN_LAMP_ID, 'More actions for SSSLC设备2'],
  ])('%s [MAP-09]', async (_, path, id, menu) => {
    const { user } = await openConsole(path);
    await showOnMap(user, menu);
    const name = `SSSLC设备${id.slice(-1)}`;
    expect(await screen.findByRole('region', { name })).toBeVisible();
    const params = new URLSearchParams(location.search);
    expect(params.get('id')).toBe(id);
    await waitFor(() =>
      expect(Number(new URLSearchParams(location.search).get('lat'))).toBeCloseTo(30.2, 4),
    );
  });

  it.each([
    ['of a row of its list', '/data/domains', 'More actions for 西泽区'],
    ['of its page', '/data/domains/west/show', 'More actions for 西泽区'],
  ])('and a domain what it contains, %s', async (_, path, menu) => {
    const { user } = await openConsole(path);
    await showOnMap(user, menu);
    const list = within(await screen.findByRole('region', { name: /^In view/u }));
    expect(await list.findByRole('button', { name: /望湖路/u })).toBeVisible();
    expect(new URLSearchParams(location.search).get('zoom')).toBe('13');
  });
});

describe('a linked device', () => {
  it('has its marker in a ring also where the filter leaves it out; the list and the legend do not have it [MAP-09]', async () => {
    const stub = stubCanvas();
    serveTestTown({ assets: lampRow });
    await openConsole(`${DEVICE_VIEW}&states=fault&id=${LAMP_ID}`);
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toEqual(['SSSLC设备2']));
    const map = await findMap();
    await waitFor(() => {
      const rings = stub
        .drawFrame()
        .filter(({ name, args }) => name === 'arc' && args[2] === ICON_RADIUS_PX + 5);
      expect(rings).toHaveLength(1);
    });
    const index = lampRow.findIndex(row => 'id' in row && row.id === LAMP_ID);
    fireEvent.mouseMove(map, at(index, -10));
    expect(map.querySelector('.map-tooltip')).toHaveTextContent('SSSLC设备1');
    const legend = within(screen.getByRole('region', { name: 'Legend' }));
    expect(legend.getByLabelText(/^Fault/u).closest('li')).toHaveTextContent('1');
    expect(screen.getByRole('heading', { name: /^In view/u })).toHaveTextContent('1');
  });

  it('that is selected already is centered again; a press on it later moves nothing [MAP-09]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&id=${LAMP_ID}`);
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    const map = await findMap();
    goTo(`/smartLight/map?lat=31&lng=121&zoom=17&id=${LAMP_ID}`);
    await waitFor(() => expect(map).toHaveAttribute('data-view', '31,121,17'));
    goTo(`/smartLight/map?id=${LAMP_ID}&model=ssslc`);
    await waitFor(() => expect(map.dataset.view).toMatch(/^30\.2\d*,120\.2\d*,18$/u));

    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    await user.click(
      within(screen.getByRole('region', { name: 'SSSLC设备1' })).getByRole('button', {
        name: 'Close',
      }),
    );
    const list = await findList();
    await user.click(await list.findByRole('button', { name: /SSSLC设备1/u }));
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    expect(map.dataset.view).toMatch(/,17$/u);
  });

  it('is closed by Escape before anything has the focus, but not behind a dialog [MAP-12/keyboard]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&id=${LAMP_ID}`);
    const card = await screen.findByRole('region', { name: 'SSSLC设备1' });
    expect(document.body).toHaveFocus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(card).toBeVisible();
    expect(document.body).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(new URLSearchParams(location.search).has('id')).toBe(false);
  });

  it('that is read slowly does not move a map that the user has moved [MAP-09]', async () => {
    const read = Promise.withResolvers<undefined>();
    platform.use(http.get(`*/api/core/assets/${LAMP_ID}`, () => read.promise));
    const { user } = await openConsole(`/smartLight/map?id=${LAMP_ID}&model=ssslc`);
    const map = await findMap();
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
    await waitFor(() => expect(zoomOut).toBeEnabled());
    await user.click(zoomOut);
    const { view } = map.dataset;
    read.resolve(undefined);
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    expect(map.dataset.view).toBe(view);
  });

  it.each([404, 403])(
    'that the platform rejects with %d is named, with a link back to the map [MAP-09]',
    async status => {
      muteConsoleError();
      platform.use(
        http.get(`*/api/core/assets/${LAMP_ID}`, () =>
          Response.json(
            { error: { statusCode: status, name: 'Error', message: 'No.', code: 3 } },
            { status },
          ),
        ),
      );
      const { user } = await openConsole(`/smartLight/map?id=${LAMP_ID}&model=ssslc`);
      const message = await screen.findByText(
        `Device ${LAMP_ID} does not exist, or is outside of your domains.`,
      );
      await user.click(screen.getByRole('button', { name: 'Show the map' }));
      await waitFor(() => expect(message).not.toBeInTheDocument());
      expect(new URLSearchParams(location.search).has('id')).toBe(false);
    },
  );

  it('that cannot be read for another reason is named, and read again [MAP-09]', async () => {
    muteConsoleError();
    let isAway = true;
    platform.use(
      http.get(`*/api/core/assets/${LAMP_ID}`, () =>
        isAway ? new Response(null, { status: 500 }) : undefined,
      ),
    );
    const { user } = await openConsole(`/smartLight/map?id=${LAMP_ID}&model=ssslc`);
    const message = await screen.findByText(`Device ${LAMP_ID} did not load.`);
    expect(message).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show the map' })).toBeVisible();
    isAway = false;
    await user.click(within(message.parentElement!).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    expect(message).not.toBeInTheDocument();
    expect((await findMap()).dataset.view).toMatch(/^30\.2\d*,120\.2\d*,18$/u);
  });
});
