import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { ALARM, FAULTS, THREE, showAlerts } from '../support/alertRows.tsx';
import { findRow, muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
    return () => vi.unstubAllGlobals();
  });

  it('an alert is a card with two buttons: confirm, and on the map [UX-08/alerts]', async () => {
    // The device is not in the city.
    muteConsoleError();
    showAlerts(THREE);
    platform.use(mockResponse('confirmAlert', 204, undefined));
    const { user } = await openConsole(ALARM, { language: 'zh' });
    const card = await findRow('North street 1');
    await user.click(card.getByRole('button', { name: '确认' }));
    await screen.findByText('已确认 North street 1');
    await user.click(card.getByRole('button', { name: '在地图上' }));
    await waitFor(() => expect(location.pathname).toBe('/smartLight/map'));
  });

  it('the faults are a segment next to the alarms, and link back to them [UX-08/alerts]', async () => {
    showAlerts(THREE);
    platform.setCitySize({ assets: 300 });
    const { user } = await openConsole(ALARM);
    await user.click(await screen.findByRole('radio', { name: 'Faults' }));
    await waitFor(() => expect(location.pathname).toBe(FAULTS));
    expect(await screen.findByRole('heading', { level: 1, name: /^Faults/u })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Faults' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Alerts' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('radio', { name: 'Unconfirmed' }));
    await waitFor(() => expect(location.pathname).toBe(ALARM));
    expect(location.search).toContain('confirmed');
    expect(await screen.findByRole('radio', { name: 'Unconfirmed' })).toBeChecked();
  });
});
