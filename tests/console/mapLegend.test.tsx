import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';

import {
  DEVICE_VIEW,
  DOMAIN_VIEW,
  DOMAINS,
  findList,
  MARKERS,
  readNames,
  serveMapTown,
} from '../support/mapConsole.ts';
import { getQueryJson, getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';

serveMapTown();

const findLegend = async () => within(await screen.findByRole('region', { name: 'Legend' }));

/** The text of a row: its name and its number. */
const getRow = (name: RegExp) =>
  screen.getByRole('checkbox', { name }).closest('label')?.textContent;

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

  it('says the faults of domains only if they were read [MAP-12/legend]', async () => {
    const { user } = await openConsole(DOMAIN_VIEW);
    const list = await findList();
    expect(await list.findByRole('button', { name: /西泽区.*faults: \d/u })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Fault/u }));
    expect(await list.findByRole('button', { name: /西泽区.*devices?$/u })).toBeVisible();
    expect(list.queryByRole('button', { name: /faults/u })).toBeNull();
  });

  it('names the configured colours of lamps close by [MAP-04/configured]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const legend = within(await screen.findByRole('region', { name: 'Legend' }));
    expect(await legend.findByText('Dimmed')).toBeVisible();
    // The number and its unit are on one line.
    const getOptions = { normalizer: (text: string) => text };
    const arc = legend.getByText('Arc: light level, a full circle is 100\u00a0%', getOptions);
    expect(arc.querySelector('path')).not.toBeNull();
    expect(legend.getByText(/^Clock: outdated/u).querySelector('svg')).not.toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Street' }));
    await waitFor(() => expect(legend.queryByText('Dimmed')).toBeNull());
  });

  it('counts the types of the devices in the domains in view and their lamps, and filters by them [MAP-12/legend]', async () => {
    const { user } = await openConsole(DOMAIN_VIEW);
    const legend = await findLegend();
    expect(await legend.findByText('2 lit, 1 dark')).toBeVisible();
    expect(getRow(/^Camera/u)).toBe('Camera1');
    await user.click(screen.getByRole('checkbox', { name: /^Camera/u }));
    await screen.findByText('8 in view, faults 1, offline 1');
    // What is not read has no number: it is not 0.
    expect(getRow(/^Camera/u)).toBe('Camera');
    expect(getRow(/^Smart pole/u)).toBe('Smart pole1');
    const { model } = getQueryJson(getReceivedCalls(DOMAINS).at(-1)!.query, 'where') as {
      readonly model: { readonly inq: readonly string[] };
    };
    expect(model.inq).not.toContain('sscam');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(await legend.findByText('1 dark')).toBeVisible();
    expect(getReceivedCalls(DOMAINS).at(-1)?.query.get('lit')).toBe('false');
  });

  it.each([
    [
      { models: { sscam: 1, ssslc: 39 }, lamps: { lit: 30, dark: 7 } },
      'Camera2',
      '60 lit, 14 dark',
    ],
    // A platform that sends only the states.
    [{}, 'Camera', undefined],
  ])(
    'counts groups of devices by type and by light, as far as the platform does: %j [MAP-12/legend]',
    async (sums, camera, lamps) => {
      const group = {
        ...{ geoPoint: { lat: 30.2, lng: 120.2 }, box: [120.19, 30.19, 120.21, 30.21] },
        ...{ count: 40, states: { normal: 40, fault: 0, offline: 0, unknown: 0 }, ...sums },
      };
      platform.use(
        http.get('*/api/core/assets/markers', () =>
          HttpResponse.json({ total: 80, markers: [group, group] }),
        ),
      );
      await openConsole(DEVICE_VIEW);
      const legend = await findLegend();
      await screen.findByText(/^80 in view/u);
      expect(getRow(/^Camera/u)).toBe(camera);
      expect(legend.queryByText(/ lit\b/u)?.textContent).toBe(lamps);
    },
  );

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

  it('keeps a type that is left out in its place [MAP-12/legend]', async () => {
    const { user } = await openConsole(DEVICE_VIEW);
    const legend = await findLegend();
    await screen.findByText('9 in view, faults 1, offline 1');
    // The name of the configuration.
    await legend.findByRole('checkbox', { name: /^Camera/u });
    const listTypes = () =>
      legend
        .getAllByRole('checkbox')
        .slice(4)
        .map(box => box.closest('label')?.textContent.replace(/\d/gu, ''));
    const types = listTypes();
    expect(types.length).toBeGreaterThan(2);
    await user.click(legend.getAllByRole('checkbox')[4]!);
    await waitFor(() => expect(screen.queryByText(/^9 in view/u)).toBeNull());
    expect(legend.getAllByRole('checkbox')[4]).not.toBeChecked();
    expect(listTypes()).toEqual(types);
  });

  it('fits another level to what it shows, within the zooms of the level [MAP-01/levels]', async () => {
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
    expect(new URLSearchParams(location.search).get('zoom')).toBe('15');
  });

  it('neither counts lamps by their light nor filters them where no marker has it [MAP-12/legend]', async () => {
    const marker = { geoPoint: { lat: 30.2, lng: 120.2 }, model: 'ssslc', status: 'normal' };
    const lit = { ...marker, id: 'L2', name: 'Lamp 2', brightness: 40 };
    let markers: readonly object[] = [{ ...marker, id: 'L1', name: 'Lamp 1' }];
    platform.use(
      http.get('*/api/core/assets/markers', () =>
        HttpResponse.json({ total: markers.length, markers }),
      ),
    );
    const { user } = await openConsole(DEVICE_VIEW);
    const legend = await findLegend();
    await screen.findByText('1 in view, faults 0, offline 0');
    for (const name of ['Lit', 'Dark']) expect(legend.getByRole('radio', { name })).toBeDisabled();
    expect(legend.getByRole('radio', { name: 'Lit' }).closest('label')).toHaveAttribute(
      'title',
      'No connected lamp in view has reported its light.',
    );
    expect(legend.queryByText(/\d (?:lit|dark)\b/u)).toBeNull();
    markers = [...markers, lit];
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(await legend.findByText('1 lit, 0 dark')).toBeVisible();
    expect(legend.getByRole('radio', { name: 'Lit' })).toBeEnabled();
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
