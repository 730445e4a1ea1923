import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

import { DEVICE_VIEW, dragOverMap } from './mapConsole.ts';
import { openConsole } from './openConsole.tsx';
import { STUB_SIZE } from './stubCanvas.ts';
import { townRows } from './testTown.ts';

/** From one device of the town to the next, in degrees and in pixels of zoom 17. */
const SPACING_DEGREES = 0.0003;
export const SPACING_PX = (SPACING_DEGREES / 360) * 256 * 2 ** 17;

/** The devices of the town are in a row from west to east, the third one in the middle of the map. */
export const lampRow = (townRows.assets ?? []).map((asset, index) => ({
  ...asset,
  geoPoint: { lat: 30.2, lng: 120.2 + (index - 2) * SPACING_DEGREES },
}));

/** The pixel of a position in the row. */
export const at = (index: number, down = 0) => ({
  clientX: STUB_SIZE.width / 2 + (index - 2) * SPACING_PX,
  clientY: STUB_SIZE.height / 2 + down,
});

export const openMap = async (path = DEVICE_VIEW) => {
  const opened = await openConsole(path);
  const map = await screen.findByRole('application', { name: 'Map' });
  const startTool = async (name: string) => {
    await opened.user.click(screen.getByRole('button', { name: 'Select devices' }));
    await opened.user.click(await screen.findByRole('menuitemradio', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  return { ...opened, map, startTool };
};

export const press = (map: HTMLElement, point: ReturnType<typeof at>) => dragOverMap(map, [point]);

export const findBar = async () =>
  within(await screen.findByRole('region', { name: 'Selected devices' }));
export const getUrlSelection = () => new URLSearchParams(location.search).get('select');
