import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';

import {
  DEVICE_VIEW,
  DOMAINS,
  findList,
  findMap,
  goTo,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { LAMP_ID } from '../support/testTown.ts';

serveMapTown();

describe('the views of the map', () => {
  it('opens at the view that the user has saved, until it is removed', async () => {
    const { user } = await openConsole('/smartLight/map?lat=30.25&lng=120.25&zoom=12');
    const openMenu = async () => user.click(await screen.findByRole('button', { name: 'Views' }));
    await findList();
    await waitFor(() => expect(getReceivedCalls(DOMAINS)).not.toEqual([]));
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: 'Default view' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'My view' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Save this view as my view' }));
    goTo('/smartLight/statistics');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Views' })).toBeNull());
    goTo('/smartLight/map');
    await waitFor(() => expect(new URLSearchParams(location.search).get('lat')).toBe('30.25'));
    expect(new URLSearchParams(location.search).get('zoom')).toBe('12');
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Default view' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('16'));
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'My view' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('zoom')).toBe('12'));
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Remove my view' }));
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'My view' })).toBeNull();
  });

  it('show that the settings of the site did not load, and open where the site is when they have [SHELL-08/quiet]', async () => {
    // So wide that the world is shown closer than at its zoom.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_900);
    let isBroken = true;
    platform.use(
      // Such a failure is not repeated in the background.
      http.get('*/api/config/map', () =>
        isBroken ? new Response(null, { status: 400 }) : undefined,
      ),
    );
    const { user } = await openConsole('/smartLight/map');
    const warning = await screen.findByText('The position of the city did not load.');
    expect(await findMap()).toHaveAttribute('data-view', '0,0,3');
    isBroken = false;
    await user.click(within(warning.parentElement!).getByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect(await findMap()).toHaveAttribute('data-view', '30.2084,120.2126,16'),
    );
    expect(warning).not.toBeInTheDocument();
    expect(screen.queryByText(/cannot be used/u)).toBeNull();
  });

  it('covers the window, and gives it back', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const button = await screen.findByRole('button', { name: 'Full screen' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button.closest('.city-map')).toHaveClass('is-full-screen');
    await user.click(button);
    expect(button.closest('.city-map')).not.toHaveClass('is-full-screen');
  });

  it('Escape closes the card of a device first, then ends full screen', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    const name = readNames(list)[0] ?? '';
    await user.click(list.getByRole('button', { name: new RegExp(name, 'u') }));
    const card = await screen.findByRole('region', { name });
    const button = screen.getByRole('button', { name: 'Full screen' });
    await user.click(button);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(button.closest('.city-map')).toHaveClass('is-full-screen');
    await user.keyboard('{Escape}');
    expect(button.closest('.city-map')).not.toHaveClass('is-full-screen');
  });

  it('Escape does so also after a press on text [MAP-12/keyboard]', async () => {
    const { user } = await openConsole(`${DEVICE_VIEW}&id=${LAMP_ID}`);
    const card = await screen.findByRole('region', { name: 'SSSLC设备1' });
    const button = screen.getByRole('button', { name: 'Full screen' });
    await user.click(button);
    await user.click(screen.getByRole('heading', { name: /^In view/u }));
    expect(document.getElementById('content')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(button.closest('.city-map')).toHaveClass('is-full-screen');
    await user.keyboard('{Escape}');
    expect(button.closest('.city-map')).not.toHaveClass('is-full-screen');
  });
});
