import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import {
  DEVICE_VIEW,
  DOMAIN_VIEW,
  findList,
  MARKERS,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { getReceivedCalls, openConsole } from '../support/openConsole.tsx';

serveMapTown();

describe('the legend of the map', () => {
  it('filters by the legend, and keeps the filter in the URL [MAP-12/legend]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    for (const state of ['Normal', 'Offline', 'Unknown'])
      await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${state}\\W*\\d`, 'u') }));
    await waitFor(() => expect(readNames(list)).toEqual(['SSSLC设备2']));
    expect(new URLSearchParams(location.search).get('states')).toBe('fault');
    // What is not read has no number: it is not 0.
    const getName = (state: RegExp) =>
      screen.getByRole('checkbox', { name: state }).closest('label')?.textContent;
    expect(['Fault', 'Offline'].map(state => getName(new RegExp(`^${state}`, 'u')))).toEqual([
      'Fault1',
      'Offline',
    ]);
    expect(screen.getByText('1 in view, faults 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    expect(screen.getByText('9 in view, faults 1, offline 1')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Camera/u }));
    await waitFor(() => expect(readNames(list)).toHaveLength(8));
    expect(getName(/^Camera/u)).toMatch(/^\D+$/u);
  });

  it('names the configured colours of lamps close by [MAP-04/configured]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const legend = within(await screen.findByRole('region', { name: 'Legend' }));
    expect(await legend.findByText('Dimmed')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Street' }));
    await waitFor(() => expect(legend.queryByText('Dimmed')).toBeNull());
  });

  it('is filtered by presses that come faster than the map is rendered', async () => {
    await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    const boxes = ['Normal', 'Offline', 'Unknown'].map(state =>
      screen.getByRole('checkbox', { name: new RegExp(`^${state}\\W*\\d`, 'u') }),
    );
    // Nothing is rendered between these.
    act(() => {
      for (const box of boxes) box.click();
    });
    await waitFor(() => expect(readNames(list)).toEqual(['SSSLC设备2']));
  });

  it('shows another level at the zoom at which it starts [MAP-01/levels]', async () => {
    const { user } = await openConsole(DOMAIN_VIEW);
    const district = await screen.findByRole('radio', { name: 'District' });
    expect(district).toBeChecked();
    await waitFor(() => expect(district).toBeEnabled());
    await user.click(screen.getByRole('radio', { name: 'Devices' }));
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    expect(new URLSearchParams(location.search).get('zoom')).toBe('16');
    await user.click(screen.getByRole('radio', { name: 'Street' }));
    expect(await list.findByRole('button', { name: /望湖路/u })).toBeVisible();
    expect(new URLSearchParams(location.search).get('zoom')).toBe('13');
  });

  it('shows only dark lamps', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const list = await findList();
    await waitFor(() => expect(readNames(list)).toHaveLength(9));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(getReceivedCalls(MARKERS).at(-1)?.query.get('lit')).toBe('false'));
    expect(new URLSearchParams(location.search).get('lit')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(new URLSearchParams(location.search).has('lit')).toBe(false));
  });
});
