import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { getReceivedCalls, openConsole } from '../support/openConsole.tsx';
import { STUB_SIZE, stubCanvas } from '../support/stubCanvas.ts';
import { BROKEN_LAMP_ID, LAMP_ID, LOOSE_LAMP_ID, townRows } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const VIEW = '/smartLight/map?lat=30.2&lng=120.2&zoom=17';

/** From one device of the town to the next, in degrees and in pixels of zoom 17. */
const SPACING_DEGREES = 0.0003;
const SPACING_PX = (SPACING_DEGREES / 360) * 256 * 2 ** 17;

/** The devices of the town stand in a row from west to east, the third one in the middle of the map. */
const assets = (townRows.assets ?? []).map((asset, index) => ({
  ...asset,
  geoPoint: { lat: 30.2, lng: 120.2 + (index - 2) * SPACING_DEGREES },
}));

/** The pixel of a position in the row. */
const at = (index: number, down = 0) => ({
  clientX: STUB_SIZE.width / 2 + (index - 2) * SPACING_PX,
  clientY: STUB_SIZE.height / 2 + down,
});

beforeEach(() => {
  stubCanvas();
  serveTestTown({ assets });
});
afterEach(() => vi.restoreAllMocks());

const openMap = async (path = VIEW) => {
  const opened = await openConsole(path);
  const map = await screen.findByRole('application', { name: 'Map' });
  const startTool = async (name: string) => {
    await opened.user.click(screen.getByRole('button', { name: 'Select devices' }));
    await opened.user.click(await screen.findByRole('menuitemradio', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  return { ...opened, map, startTool };
};

const drag = (map: HTMLElement, points: readonly ReturnType<typeof at>[]) => {
  const pointer = { isPrimary: true, button: 0, pointerType: 'mouse' };
  fireEvent.pointerDown(map, { ...pointer, ...points[0] });
  for (const point of points) fireEvent.pointerMove(window, { ...pointer, ...point });
  fireEvent.pointerUp(window, { ...pointer, ...points.at(-1) });
};
const press = (map: HTMLElement, point: ReturnType<typeof at>) => drag(map, [point]);

const findBar = async () => within(await screen.findByRole('region', { name: 'Selected devices' }));
const getSelection = () => new URLSearchParams(location.search).get('select');

describe('the selection of devices on the map', () => {
  it('selects by a rectangle, dragged or by two corners, and says how many [MAP-13/select]', async () => {
    const { map, startTool } = await openMap();
    await startTool('Select by rectangle');
    drag(map, [at(0.5, -20), at(2, 5), at(3.5, 20)]);
    expect(await screen.findByText('3 selected')).toBeVisible();
    await startTool('Select by rectangle');
    press(map, at(-0.5, 20));
    press(map, at(1.5, -20));
    expect(await screen.findByText('2 selected')).toBeVisible();
  });

  it('selects by a freehand outline, and by the corners of a shape [MAP-13/select]', async () => {
    const { map, startTool } = await openMap();
    await startTool('Select by shape');
    // Above the second device and below the third one: only the fourth and the fifth are inside.
    drag(map, [at(0.5, 30), at(2.5, 30), at(2.5, -30), at(4.5, -30), at(4.5, 60), at(0.5, 60)]);
    expect(await screen.findByText('2 selected')).toBeVisible();
    await startTool('Select by shape');
    for (const corner of [at(-0.5, -40), at(5.5, -40), at(2, 40), at(2, 40)]) press(map, corner);
    expect(await screen.findByText(/^\d selected/u)).toHaveTextContent('3 selected');
  });

  it('adds and removes areas and single devices, clears the selection by Escape, and keeps it in the URL [MAP-13/select]', async () => {
    const { map, startTool, user } = await openMap();
    await startTool('Select by rectangle');
    drag(map, [at(-0.5, -20), at(1.5, 20)]);
    expect(await screen.findByText('2 selected')).toBeVisible();
    await startTool('Select by rectangle');
    await user.click(screen.getByRole('radio', { name: 'Add' }));
    drag(map, [at(3.5, -20), at(5.5, 20)]);
    expect(await screen.findByText('4 selected')).toBeVisible();
    await startTool('Select by rectangle');
    await user.click(screen.getByRole('radio', { name: 'Remove' }));
    drag(map, [at(0.5, -20), at(4.5, 20)]);
    expect(await screen.findByText('2 selected')).toBeVisible();
    fireEvent.click(map, { ctrlKey: true, ...at(2) });
    expect(await screen.findByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select SSSLC设备1' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select SSSLC设备1' }));
    expect(await screen.findByText('3 selected')).toBeVisible();
    expect(getSelection()).toMatch(/^in:.*;in:.*;out:.*;add:SSSLC00000000001$/u);
    fireEvent.keyDown(map, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText(/selected$/u)).toBeNull());
    expect(getSelection()).toBeNull();
  });
});

describe('the keys of the selection', () => {
  it('set the corners of a rectangle with a crosshair [MAP-13/keyboard]', async () => {
    const { map, startTool, user } = await openMap();
    await startTool('Select by rectangle');
    expect(map).toHaveFocus();
    const steps = Math.round((1.5 * SPACING_PX) / 10);
    await user.keyboard(`{ArrowUp>2/}{ArrowLeft>${steps}/}{Enter}`);
    expect(screen.getByText('Press the opposite corner.')).toBeVisible();
    await user.keyboard(`{ArrowDown>4/}{ArrowRight>${2 * steps}/}{Enter}`);
    expect(await screen.findByText('3 selected')).toBeVisible();
    // The view has not moved.
    expect(new URLSearchParams(location.search).get('lng')).toBe('120.2');
  });

  it('set the corners of a shape, take one back, and finish it [MAP-13/keyboard]', async () => {
    const { startTool, user } = await openMap();
    await startTool('Select by shape');
    const steps = Math.round(SPACING_PX / 20);
    await user.keyboard(`{ArrowLeft>${steps}/}{ArrowUp>3/}{Enter}{ArrowDown>6/}{Enter}`);
    await user.keyboard(`{ArrowRight>${4 * steps}/}{Enter}{Backspace}`);
    await user.keyboard(
      `{ArrowLeft>${2 * steps}/}{Enter}{ArrowUp>6/}{Enter}{Control>}{Enter}{/Control}`,
    );
    expect(await screen.findByText('1 selected')).toBeVisible();
  });

  it('end one thing at a time: the drawing, the tool, the card, the selection [MAP-13/keyboard]', async () => {
    const { map, startTool, user } = await openMap(`${VIEW}&id=${LAMP_ID}&select=add:${LAMP_ID}`);
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    await startTool('Select by rectangle');
    press(map, at(1, 1));
    map.focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('region', { name: 'Select by rectangle' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Select by rectangle' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'SSSLC设备1' })).toBeNull());
    expect(getSelection()).toBe(`add:${LAMP_ID}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(getSelection()).toBeNull());
  });
});

describe('the actions on selected devices', () => {
  it('are those of the list: the lamps of a drawn area are dimmed, each by one command [MAP-13/act]', async () => {
    const { map, startTool, user } = await openMap();
    await startTool('Select by rectangle');
    drag(map, [at(1.5, -20), at(4.5, 20)]);
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
    // What is done is no longer selected.
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(getSelection()).toBeNull());
  });

  it('select all devices in view from a menu [MAP-13/keyboard]', async () => {
    const { user } = await openMap();
    await user.click(screen.getByRole('button', { name: 'Select devices' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Select all in view' }));
    expect(await screen.findByText('9 selected')).toBeVisible();
    expect(getSelection()).toMatch(/^in:/u);
  });
});
