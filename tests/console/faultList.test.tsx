import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createApiCaller } from '../support/apiCaller.ts';
import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { FAULTS, showAlerts } from '../support/alertRows.tsx';
import { findRow, getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';

describe('the faults', () => {
  it('have their own URL, the alerts of the same device and cause, and a confirmation of many [ALERT-05]', async () => {
    platform.setCitySize({ assets: 600 });
    const { signIn, call } = createApiCaller(platform.handleRequest);
    const filter = { where: { confirmed: false }, order: ['update_time DESC'], limit: 1 };
    const { body } = await call('GET', '/core/faults', { token: await signIn('admin'), filter });
    const [fault] = body as readonly Record<string, string>[];
    const { user } = await openConsole(
      `/systemOperation/faultManagement/fault/${fault!['id']}/show`,
    );
    const section = within(
      await screen.findByRole('region', { name: 'Alerts of the same device and cause' }),
    );
    expect((await section.findAllByRole('listitem')).length).toBeGreaterThan(0);
    const link = screen.getByRole('link', { name: 'List them' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(fault!['asset_id']);
    await user.click(screen.getAllByRole('link', { name: 'Faults' })[0]!);
    await user.type(await screen.findByRole('searchbox'), `${fault!['asset_id']}{Enter}`);
    await waitFor(async () => expect(await screen.findAllByRole('row')).toHaveLength(2));
    await user.click((await findRow(fault!['asset_name']!)).getByRole('checkbox'));
    const bar = within(await screen.findByRole('region', { name: /selected/i }));
    await user.click(bar.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 1 fault?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm 1' }));
    await screen.findByText('1 confirmed.');
  });

  it('are confirmed one by one on their page, in one call [ALERT-05]', async () => {
    platform.setCitySize({ assets: 600 });
    const { signIn, call } = createApiCaller(platform.handleRequest);
    const filter = { where: { confirmed: false }, order: ['update_time DESC'], limit: 1 };
    const token = await signIn('admin');
    const { body } = await call('GET', '/core/faults', { token, filter });
    const [fault] = body as readonly Record<string, string>[];
    const id = fault!['id'];
    const { user } = await openConsole(`/systemOperation/faultManagement/fault/${id}/show`);
    await user.click(await screen.findByRole('button', { name: /^Confirm/ }));
    await waitFor(() =>
      expect(getReceivedCalls(`POST /api/core/faults/${id}/confirm`)).toHaveLength(1),
    );
    const { body: confirmed } = await call('GET', `/core/faults/${id}`, { token });
    expect(confirmed).toMatchObject({ confirmed: true });
  });

  it('have their times, their measured value and its limit as alerts have them, and the id of the device [ALERT-05] [ALERT-09]', async () => {
    const fault = {
      ...({
        id: '5f1e0000000000000000f901',
        level: 2,
        type: 'overVoltage',
        confirmed: true,
      } as const),
      ...({ asset_id: 'SSSLC00000000001', asset_name: 'North street 1', model: 'ssslc' } as const),
      ...{ domain_id: '5f1e0000000000000000d001', detection: 268.4, threshold: 264 },
      ...{ begin_time: '2026-11-11T04:01:00.000Z', update_time: '2026-11-11T05:01:00.000Z' },
      ...{ acknowledged_by: 'lin', acknowledged_time: '2026-11-11T04:20:00.000Z' },
    };
    showAlerts([]);
    platform.use(mockResponse('getFault', 200, fault));
    await openConsole(`${FAULTS}/${fault.id}/show`);
    const getValue = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    await screen.findByText('Began at', { selector: 'dt' });
    expect(getValue('Began at')).toHaveTextContent('2026/11/11 12:01:00 UTC+8');
    expect(getValue('Recovered at')?.textContent).toBe('–');
    expect(getValue('Detected')).toHaveTextContent('268.4 V');
    expect(getValue('Threshold')).toHaveTextContent('264 V');
    expect(getValue('Confirmed')).toHaveTextContent('confirmed by lin');
    expect(getValue('Device ID')).toHaveTextContent('SSSLC00000000001');
  });

  it('are listed by when they started, the active ones on request [ALERT-05]', async () => {
    platform.setCitySize({ assets: 600 });
    const { user } = await openConsole(FAULTS);
    await user.click(await screen.findByRole('radio', { name: 'Active' }));
    const getLastFilter = () =>
      JSON.parse(
        getReceivedCalls('GET /api/core/faults').at(-1)?.query.get('filter') ?? '{}',
      ) as Record<string, unknown>;
    await waitFor(() => expect(JSON.stringify(getLastFilter()['where'])).toContain('end_time'));
    expect(getLastFilter()['order']).toEqual(['begin_time DESC', 'id ASC']);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Active' })).toBeChecked());
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(location.search).not.toContain('end_time'));
  });
});
