import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { at, lampRow, openMap, press, SPACING_PX, getUrlSelection } from '../support/lampRow.ts';
import { DEVICE_VIEW, serveMapTown } from '../support/mapConsole.ts';
import { LAMP_ID } from '../support/testTown.ts';

serveMapTown({ assets: lampRow });

describe('the keys of the selection', () => {
  it('set the corners of a rectangle with a crosshair [MAP-13/keyboard]', async () => {
    const { map, startTool, user } = await openMap();
    await startTool('Select by rectangle');
    await waitFor(() => expect(map).toHaveFocus());
    const steps = Math.round((1.5 * SPACING_PX) / 10);
    await user.keyboard(`{ArrowUp>2/}{ArrowLeft>${steps}/}{Enter}`);
    expect(screen.getByText('Press the opposite corner.')).toBeVisible();
    await user.keyboard(`{ArrowDown>4/}{ArrowRight>${2 * steps}/}{Enter}`);
    expect(await screen.findByText('3 selected')).toBeVisible();
    // The view has not moved.
    expect(new URLSearchParams(location.search).get('lng')).toBe('120.2');
  });

  it('set the corners of a shape, take one back, and finish it [MAP-13/keyboard]', async () => {
    const { map, startTool, user } = await openMap();
    await startTool('Select by shape');
    await waitFor(() => expect(map).toHaveFocus());
    const steps = Math.round(SPACING_PX / 20);
    await user.keyboard(`{ArrowLeft>${steps}/}{ArrowUp>3/}{Enter}{ArrowDown>6/}{Enter}`);
    await user.keyboard(`{ArrowRight>${4 * steps}/}{Enter}{Backspace}`);
    await user.keyboard(
      `{ArrowLeft>${2 * steps}/}{Enter}{ArrowUp>6/}{Enter}{Control>}{Enter}{/Control}`,
    );
    expect(await screen.findByText('1 selected')).toBeVisible();
  });

  it('end one thing at a time: the drawing, the tool, the card, the selection [MAP-13/keyboard]', async () => {
    const { map, startTool, user } = await openMap(
      `${DEVICE_VIEW}&id=${LAMP_ID}&select=add:${LAMP_ID}`,
    );
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
    expect(getUrlSelection()).toBe(`add:${LAMP_ID}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(getUrlSelection()).toBeNull());
  });
});
