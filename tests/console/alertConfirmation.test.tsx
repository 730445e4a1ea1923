import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { ALARM, THREE, showAlerts, bodyOf } from '../support/alertRows.tsx';
import {
  findRow,
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';

describe('a confirmation in the list of alarms', () => {
  it('confirms an alert, shows that another user was first, and names the code of another error [ALERT-02/success] [ALERT-02/gone] [ALERT-02/other]', async () => {
    muteConsoleError();
    showAlerts(THREE);
    const { user } = await openConsole(ALARM);
    const row = await findRow('North street 1');
    const confirm = async () => user.click(await row.findByRole('button', { name: 'Confirm' }));
    platform.use(mockResponse('confirmAlert', 204, undefined));
    await confirm();
    await screen.findByText('North street 1: confirmed');

    const error = { statusCode: 404, name: 'Error', message: 'Unknown', code: 6 };
    platform.use(mockResponse('confirmAlert', 404, { error }));
    const before = getReceivedCalls('GET /api/core/alerts').length;
    await confirm();
    await screen.findByText(/North street 1: this alert is no longer there/);
    await waitFor(() =>
      expect(getReceivedCalls('GET /api/core/alerts').length).toBeGreaterThan(before),
    );

    platform.use(
      mockResponse('confirmAlert', 403, {
        error: { statusCode: 403, name: 'Error', message: 'Denied', code: 57 },
      }),
    );
    await confirm();
    expect(await screen.findByRole('link', { name: /57/ })).toBeVisible();
  });

  it('confirms all that match in one call, after a preview of the count, and shows what failed and why [ALERT-14/many] [ALERT-12/alarm]', async () => {
    showAlerts(THREE, 88);
    const result = {
      matched: 88,
      confirmed: 85,
      failed: [{ reason: 'alreadyConfirmed', code: 6, count: 3 }],
    } as const;
    platform.use(mockResponse('confirmAlerts', 200, { ...result, failed: [...result.failed] }));
    const { user } = await openConsole(`${ALARM}?filter={"level":{"inq":[2]}}`);
    await user.click((await findRow('North street 1')).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /88/ }));
    const bar = within(await screen.findByRole('region', { name: /selected/i }));
    await user.click(bar.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 85 alerts?' }));
    expect(dialog.getByText('3 were confirmed before.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm 85' }));
    await screen.findByText('85 confirmed. 3 were confirmed before.');
    const bodies = bodyOf('POST /api/core/alerts/confirm');
    expect(bodies).toHaveLength(2);
    const [preview, sent] = bodies as readonly { where: object; dryRun: boolean }[];
    expect([preview?.dryRun, sent?.dryRun]).toEqual([true, false]);
    expect(sent?.where).toEqual(preview?.where);
    expect(JSON.stringify(sent?.where)).toContain('{"level":{"inq":[2]}}');
    expect(JSON.stringify(sent?.where)).toContain('activeUnacknowledged');
    expect(getReceivedCalls('POST /api/core/alerts/5f1e0000000000000000f001/confirm')).toEqual([]);
  });

  it('has nothing to confirm where all of them are confirmed, and shows it [ALERT-14/many]', async () => {
    showAlerts(THREE);
    const failed = [{ reason: 'alreadyConfirmed', code: 6, count: 1 } as const];
    platform.use(mockResponse('confirmAlerts', 200, { matched: 1, confirmed: 0, failed }));
    const { user } = await openConsole(ALARM);
    await user.click((await findRow('North street 3')).getByRole('checkbox'));
    const bar = within(await screen.findByRole('region', { name: /selected/i }));
    await user.click(bar.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 0 alerts?' }));
    const button = dialog.getByRole('button', { name: 'Confirm 0' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('All of them are confirmed.');
    await user.click(button);
    expect(bodyOf('POST /api/core/alerts/confirm')).toHaveLength(1);
  });

  it('closes with the list that it is about', async () => {
    showAlerts(THREE);
    const { user } = await openConsole(ALARM);
    await user.click((await findRow('North street 1')).getByRole('checkbox'));
    const bar = within(await screen.findByRole('region', { name: /selected/i }));
    await user.click(bar.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: /^Confirm/u });
    fireEvent.click(screen.getAllByRole('link', { name: 'Home', hidden: true })[0]!);
    await screen.findByRole('heading', { name: 'Tonight', level: 1 });
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: /^Current alerts/u })).toBeVisible();
    await findRow('North street 1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
