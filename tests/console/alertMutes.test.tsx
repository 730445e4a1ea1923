import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  ALARM,
  bodyOf,
  createAlert,
  findAlertName,
  LOG,
  showAlerts,
} from '../support/alertRows.tsx';
import {
  findRow,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';
import { DEVICE_VIEW, findList, findMap } from '../support/mapConsole.ts';
import { STUB_SIZE, stubCanvas } from '../support/stubCanvas.ts';
import { BROKEN_LAMP_ID, LAMP_ID, TOWN_TIME_MS } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';
import { setPlatformTime } from '../support/platformTime.ts';

const HOUR_MS = 3_600_000;

const createMute = (id: string, target: object, reason: string) => ({
  ...{ id, reason, until: '2026-11-12T04:00:00.000Z', ...target },
  ...{ createdBy: 'operator', createdAt: '2026-11-11T12:00:00.000Z' },
});

describe('the alerts of a device', () => {
  it('mutes the type of an alert on its device for some hours, with a reason [ALERT-14/mute]', async () => {
    platform.setCitySize({ assets: 600 });
    setPlatformTime(TOWN_TIME_MS);
    const { user } = await openConsole(LOG);
    const [name] = await screen.findAllByRole('button', { name: /灯|杆|网关/u });
    await user.click(name!);
    const panel = within(await screen.findByRole('dialog'));
    await user.click(panel.getByRole('button', { name: 'Mute' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute alerts' }));
    await user.click(dialog.getByRole('combobox', { name: 'Mute' }));
    await user.click(await screen.findByRole('option', { name: /^Only/ }));
    const end = dialog.getByText(/^\d{4}\/\d\d\/\d\d \d\d:\d\d$/u);
    expect(end.parentElement).toHaveTextContent(/^Muted until .*UTC\+8$/u);
    const until = new Date(TOWN_TIME_MS + 2 * HOUR_MS).toISOString();
    expect(end).toHaveAttribute('datetime', until);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Works on the cable');
    await user.click(dialog.getByRole('button', { name: 'Mute alerts' }));
    await screen.findByText('Alerts muted');
    expect(bodyOf('POST /api/core/mutes')).toEqual([
      {
        assetId: expect.any(String) as unknown,
        type: expect.any(String) as unknown,
        until,
        reason: 'Works on the cable',
      },
    ]);
  });

  it('show which mutes apply to them, until when and why, and are unmuted there [ALERT-14/mute]', async () => {
    // The device is not in the city.
    muteConsoleError();
    const alert = createAlert(1, { muted: true, domain_id: 'street' });
    showAlerts([alert]);
    platform.use(
      mockResponse('getAlert', 200, alert),
      mockResponse('listMutes', 200, [
        createMute('m1', { assetId: alert.asset_id }, 'Lamp is replaced'),
        createMute('m2', { domainId: 'city', type: 'overCurrent' }, 'Works on the cable'),
        createMute('m3', { assetId: 'SSSLC00000000009' }, 'Another device'),
        createMute('m4', { type: 'tilt' }, 'Another type'),
        createMute('m5', { domainId: 'village' }, 'Another domain'),
      ]),
      mockResponse('countMutes', 200, { count: 5 }),
      // The user has the city, and nothing above it.
      http.get<{ id: string }>('*/api/core/domains/:id', ({ params: { id } }) => {
        const parentId = { street: 'city', city: 'country' }[id];
        return parentId === undefined
          ? Response.json({ error: { statusCode: 404, code: 6 } }, { status: 404 })
          : Response.json({ id, name: id, level: 4, parentId });
      }),
      mockResponse('listDomainAlerts', 200, [alert]),
      mockResponse('countDomainAlerts', 200, { count: 12 }),
      mockResponse('deleteMute', 200, { count: 1 }),
    );
    const { user } = await openConsole(ALARM);
    await user.click(await findAlertName(1));
    const section = within(await screen.findByRole('region', { name: 'Muted' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
    const [ofDevice, ofDomain] = section.getAllByRole('listitem');
    expect(ofDevice).toHaveTextContent(
      /Muted until 2026\/11\/12 12:00:00 · operator · Lamp is replaced/u,
    );
    expect(ofDevice).toHaveTextContent(/^The device North street 1/u);
    expect(ofDomain).toHaveTextContent(/^“Overcurrent” in city.*Works on the cable/u);
    // That of a larger area names what else it covers.
    await waitFor(() =>
      expect(ofDomain).toHaveTextContent(/covers other devices too: 12 active alerts now/u),
    );
    expect(ofDevice).not.toHaveTextContent(/other devices/u);
    await user.click(within(ofDevice!).getByRole('button', { name: 'Unmute' }));
    await screen.findByText('Alerts unmuted');
    expect(getReceivedCalls('DELETE /api/core/mutes/m1')).toHaveLength(1);
    expect(getReceivedCalls('DELETE /api/core/mutes/m2')).toHaveLength(0);
    const panel = within(screen.getByRole('dialog', { name: 'North street 1' }));
    expect(panel.getByRole('button', { name: 'Mute' })).toBeEnabled();
    await user.click(within(ofDomain!).getByRole('button', { name: 'Unmute all' }));
    await waitFor(() => expect(getReceivedCalls('DELETE /api/core/mutes/m2')).toHaveLength(1));
  });

  it('that are muted link to their mutes from the row, instead of a second mute [ALERT-14/mute]', async () => {
    // The device is not in the city.
    muteConsoleError();
    const alert = createAlert(1, { muted: true });
    showAlerts([alert]);
    platform.use(
      mockResponse('getAlert', 200, alert),
      mockResponse('listMutes', 200, [createMute('m1', { type: alert.type }, 'Works')]),
      mockResponse('countMutes', 200, { count: 1 }),
    );
    const { user } = await openConsole(ALARM);
    const row = await findRow('North street 1');
    const button = await row.findByRole('button', { name: 'Show mutes' });
    expect(row.queryByRole('button', { name: 'Mute' })).toBeNull();
    await user.click(button);
    const section = within(await screen.findByRole('region', { name: 'Muted' }));
    expect(await section.findByText(/Works/u)).toBeVisible();
  });
});

it('the list of mutes shows what each of them mutes in one column, until when, and why [ALERT-14/mute]', async () => {
  // Neither the device nor the domain is in the city.
  muteConsoleError();
  platform.use(
    mockResponse('listMutes', 200, [
      createMute('m1', { assetId: 'SSSLC00000000001', type: 'tilt' }, 'Lamp is replaced'),
    ]),
    mockResponse('countMutes', 200, { count: 1 }),
  );
  const { user } = await openConsole('/systemOperation/faultManagement/mute');
  const row = await findRow('Lamp is replaced');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.join('|')).toMatch(/^Alerts of\|Reason\|Muted until.*\|Muted by\|Muted at/u);
  // The name of the device is read after the row: of one that is not there, its id.
  await waitFor(() =>
    expect(row.getAllByRole('cell')[1]).toHaveTextContent('SSSLC00000000001 · Pole tilted'),
  );
  expect(row.getByText('2026/11/12 12:00:00')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unmute' }));
  // Not by the reason, which several mutes may have.
  expect(
    await screen.findByRole('alertdialog', { name: /SSSLC00000000001 · Pole tilted/u }),
  ).toBeVisible();
});

describe('what is muted', () => {
  const getUntil = (hours: number) => new Date(TOWN_TIME_MS + hours * HOUR_MS).toISOString();
  /** The time of the site in so many hours. */
  const getSiteTime = (hours: number) => getUntil(hours + 8).slice(11, 16);

  const serveMutes = (...targets: readonly object[]) => {
    setPlatformTime(TOWN_TIME_MS);
    const stub = stubCanvas();
    const mutes = targets.map((target, index) => ({
      ...createMute(`m${index}`, target, 'Works'),
      until: getUntil(index + 1),
    }));
    serveTestTown({ mutes });
    return stub;
  };

  it('is marked on the page of a device until its last mute ends, that of its domain too [ALERT-14/mute]', async () => {
    serveMutes({ assetId: LAMP_ID }, { domainId: 'west' }, { assetId: BROKEN_LAMP_ID });
    await openConsole(`/data/assets/${LAMP_ID}/show`);
    expect(await screen.findByText(`Muted until ${getSiteTime(2)}`)).toBeVisible();
  });

  it('is not a device of which one type of alerts is muted, or another domain [ALERT-14/mute]', async () => {
    serveMutes({ assetId: LAMP_ID, type: 'tilt' }, { domainId: 'east-road' });
    await openConsole(`/data/assets/${LAMP_ID}/show`);
    await waitFor(() => expect(getReceivedCalls('GET /api/core/mutes')).not.toEqual([]));
    await waitFor(() => expect(getReceivedCalls('GET /api/core/domains/west')).not.toEqual([]));
    expect(screen.queryByText(/^Muted/u)).toBeNull();
  });

  it('is marked in the lists of alerts with its time [ALERT-14/mute]', async () => {
    serveMutes({ assetId: BROKEN_LAMP_ID, type: 'lampFailure' });
    const alert = createAlert(1, { muted: true, type: 'lampFailure', asset_id: BROKEN_LAMP_ID });
    showAlerts([alert, createAlert(2, { muted: false })]);
    await openConsole(ALARM);
    const [name] = await screen.findAllByText('North street 1');
    const row = within(name!.closest<HTMLElement>('tr, li')!);
    expect(await row.findByText(`Muted until ${getSiteTime(1)}`)).toBeInTheDocument();
    expect(screen.getAllByText(/^Muted/u)).toHaveLength(1);
  });

  it('is marked on the map: in the tooltip of its marker and in its card [ALERT-14/mute]', async () => {
    const stub = serveMutes({ assetId: LAMP_ID });
    const marker = {
      ...{ id: LAMP_ID, name: 'Lamp', model: 'sscam', status: 'normal' },
      geoPoint: { lat: 30.2, lng: 120.2 },
    };
    platform.use(
      http.get('*/api/core/assets/markers', () => Response.json({ total: 1, markers: [marker] })),
    );
    const { user } = await openConsole(DEVICE_VIEW);
    const text = `Muted until ${getSiteTime(1)}`;
    const row = await (await findList()).findByRole('button', { name: /^Lamp/u });
    const map = await findMap();
    const [clientX, clientY] = [STUB_SIZE.width / 2, STUB_SIZE.height / 2 - 20];
    await waitFor(() => {
      if (stub.isPending) stub.drawFrame();
      fireEvent.mouseMove(map, { clientX: 0, clientY: 0 });
      fireEvent.mouseMove(map, { clientX, clientY });
      const tooltip = document.querySelector('.map-tooltip');
      expect(tooltip).toHaveTextContent(`Lamp · Normal · ${text}`);
    });
    await user.click(row);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
