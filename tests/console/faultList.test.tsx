import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createApiCaller } from '../support/apiCaller.ts';
import {} from '../support/alertRows.tsx';
import { findRow, openConsole, platform } from '../support/openConsole.tsx';

describe('the faults', () => {
  it('have their own address, the alerts of the same device and cause, and a confirmation of many [ALERT-05]', async () => {
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 1?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm 1' }));
    await screen.findByText('1 confirmed.');
  });
});
