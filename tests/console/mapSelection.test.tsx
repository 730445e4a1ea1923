import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { at, findBar, lampRow, openMap, press, getUrlSelection } from '../support/lampRow.ts';
import {
  DEVICE_VIEW,
  dragOverMap,
  findList,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import {
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';
import { BROKEN_LAMP_ID, LAMP_ID, LOOSE_LAMP_ID } from '../support/testTown.ts';

serveMapTown({ assets: lampRow });

describe('the selection of devices on the map', () => {
  it('selects by a rectangle, dragged or by two corners, and shows how many [MAP-13/select]', async () => {
    const { map, startTool } = await openMap();
    await startTool('Select by rectangle');
    dragOverMap(map, [at(0.5, -20), at(2, 5), at(3.5, 20)]);
    expect(await screen.findByText('3 selected')).toBeVisible();
    await startTool('Select by rectangle');
    press(map, at(-0.5, 20));
    press(map, at(1.5, -20));
    expect(await screen.findByText('2 selected')).toBeVisible();
  });

  it('selects by a rectangle over the edge of the world up to it [MAP-13/select]', async () => {
    const { map, startTool } = await openMap('/smartLight/map?lat=30.2&lng=179.999&zoom=17');
    await startTool('Select by rectangle');
    dragOverMap(map, [at(1, -20), at(2, 5), at(20, 20)]);
    await waitFor(() => expect(getUrlSelection()).toMatch(/^in:[\d.]+,179\.\d+,[\d.]+,180,/u));
    expect(screen.queryByText(/cannot be used/u)).toBeNull();
  });

  it('selects by a freehand outline, and by the corners of a shape [MAP-13/select]', async () => {
    const { map, startTool } = await openMap();
    await startTool('Select by shape');
    // Above the second device and below the third one: only the fourth and the fifth are inside.
    dragOverMap(map, [
      at(0.5, 30),
      at(2.5, 30),
      at(2.5, -30),
      at(4.5, -30),
      at(4.5, 60),
      at(0.5, 60),
    ]);
    expect(await screen.findByText('2 selected')).toBeVisible();
    await startTool('Select by shape');
    for (const corner of [at(-0.5, -40), at(5.5, -40), at(2, 40), at(2, 40)]) press(map, corner);
    expect(await screen.findByText(/^\d selected/u)).toHaveTextContent('3 selected');
  });

  it('adds and removes areas and single devices, clears the selection by Escape, and keeps it in the URL [MAP-13/select]', async () => {
    const { map, startTool, user } = await openMap();
    await startTool('Select by rectangle');
    dragOverMap(map, [at(-0.5, -20), at(1.5, 20)]);
    expect(await screen.findByText('2 selected')).toBeVisible();
    await startTool('Select by rectangle');
    await user.click(screen.getByRole('radio', { name: 'Add' }));
    dragOverMap(map, [at(3.5, -20), at(5.5, 20)]);
    expect(await screen.findByText('4 selected')).toBeVisible();
    await startTool('Select by rectangle');
    await user.click(screen.getByRole('radio', { name: 'Remove' }));
    dragOverMap(map, [at(0.5, -20), at(4.5, 20)]);
    expect(await screen.findByText('2 selected')).toBeVisible();
    fireEvent.click(map, { ctrlKey: true, ...at(2) });
    expect(await screen.findByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select SSSLC设备1' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select SSSLC设备1' }));
    expect(await screen.findByText('3 selected')).toBeVisible();
    expect(getUrlSelection()).toMatch(/^in:.*;in:.*;out:.*;add:SSSLC00000000001$/u);
    fireEvent.keyDown(map, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText(/selected$/u)).toBeNull());
    expect(getUrlSelection()).toBeNull();
  });
});

it('names the limit of the link, when the selection is too large for it', async () => {
  const ids = Array.from({ length: 400 }, (_, n) => `LC33${String(n).padStart(12, '0')}`);
  const { user } = await openConsole(`${DEVICE_VIEW}&select=add:${ids.join()}`);
  expect(await screen.findByText('400 selected')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Select SSSLC设备1' }));
  expect(await screen.findByText('401 selected')).toBeVisible();
  expect(getUrlSelection()).toMatch(/^stored:[\w-]+$/u);
  expect(await screen.findByText(/^The selection is too large for a link/u)).toBeVisible();
});

it('selects every device that is pressed, also faster than the map is rendered [MAP-13/select]', async () => {
  const { map } = await openMap();
  const list = await findList();
  await waitFor(() => expect(readNames(list)).toHaveLength(9));
  act(() => {
    for (const index of [1, 3]) fireEvent.click(map, { ctrlKey: true, ...at(index) });
  });
  expect(await screen.findByText('2 selected')).toBeVisible();
});

it('clears an area that could not be read by a button [MAP-13/select]', async () => {
  const { map, startTool, user } = await openMap();
  muteConsoleError();
  platform.use(http.get('*/api/core/assets/markers', () => new Response(null, { status: 400 })));
  await startTool('Select by rectangle');
  dragOverMap(map, [at(0.5, -20), at(3.5, 20)]);
  await user.click(await screen.findByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(getUrlSelection()).toBeNull());
});

describe('the actions on selected devices', () => {
  it('are those of the list: the lamps of a selected area are dimmed, each by one command [MAP-13/act]', async () => {
    const { map, startTool, user } = await openMap();
    await startTool('Select by rectangle');
    dragOverMap(map, [at(1.5, -20), at(4.5, 20)]);
    expect(await screen.findByText('3 selected')).toBeVisible();
    const bar = await findBar();
    await user.click(bar.getByRole('button', { name: 'Switch and dim' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Switch on 3 devices/u }));
    expect(dialog.getByText('Will be changed').closest('div')).toHaveTextContent('3');
    await user.type(dialog.getByLabelText(/^Brightness/u), '40');
    await user.click(await dialog.findByRole('button', { name: 'Set 3 devices to 40 %' }));
    expect(await screen.findByText('3 devices set to 40 %')).toBeVisible();
    const commands = getReceivedCalls().filter(({ call }) => call.endsWith(':lamp-param'));
    expect(
      commands.map(({ call }) => /assets\/(?<id>\w+)/u.exec(call)?.groups?.id).toSorted(),
    ).toEqual([LAMP_ID, BROKEN_LAMP_ID, LOOSE_LAMP_ID]);
    // The same lamps are returned to their strategy next.
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getUrlSelection()).toMatch(/^in:/u);
    expect(bar.getByText('3 selected')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Return to strategy' })).toBeEnabled();
  });

  it('select all devices in view from a menu [MAP-13/keyboard]', async () => {
    const { user } = await openMap();
    await user.click(screen.getByRole('button', { name: 'Select devices' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Select all in view' }));
    expect(await screen.findByText('9 selected')).toBeVisible();
    expect(getUrlSelection()).toMatch(/^in:/u);
  });
});
