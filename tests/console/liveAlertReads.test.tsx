import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';

import {
  confirmedIds,
  openCentre,
  openLive,
  push,
  socket,
  toastOf,
  useFakeSocket,
} from '../support/live/openLiveConsole.tsx';
import { platform } from '../support/openConsole.tsx';

useFakeSocket();

describe('the alerts of the list, in the message centre,', () => {
  it('that another user has confirmed leave when the list is read again', async () => {
    const { user } = await openLive();
    push({ asset_name: 'one' }, { asset_name: 'two', type: 'tilt' });
    await toastOf('two');
    confirmedIds.add('1');
    const centre = await openCentre(user);
    expect(await centre.findByText('two')).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText('one')).toHaveLength(0));
    expect(centre.getByText('two')).toBeVisible();
  });

  it('that are more than the list has are not counted as hidden', async () => {
    const { user } = await openLive();
    push(
      ...Array.from({ length: 120 }, (_, index) => ({ asset_id: `SSSLC0000000${1000 + index}` })),
    );
    const rows = socket.alerts
      .slice(-100)
      .map(({ timestamp, ...alert }) => ({ ...alert, update_time: timestamp, confirmed: false }))
      .toReversed();
    platform.use(
      http.get('*/api/core/alerts', () => Response.json(rows)),
      http.get('*/api/core/alerts/count', () => Response.json({ count: 123 })),
    );
    const centre = await openCentre(user);
    expect(await centre.findByText('3 more unconfirmed')).toBeVisible();
  });

  it('are all reached from it, however many there are: more are read on request, and the work list has all unconfirmed ones [ALERT-11/centre]', async () => {
    const { user } = await openLive();
    // One alert of each of 250 streets: none of them is in a group.
    const rows = Array.from({ length: 250 }, (_, index) => ({
      ...{ id: `alert-${index}`, level: 2, type: 'tilt', model: 'led', confirmed: false },
      ...{ asset_id: `LED${index}`, asset_name: `Gate ${index}`, domain_id: `street-${index}` },
      update_time: new Date(Date.UTC(2026, 10, 11) - index * 60_000).toISOString(),
    }));
    platform.use(
      http.get('*/api/core/alerts', ({ request }) => {
        const filter = new URL(request.url).searchParams.get('filter') ?? '{}';
        return Response.json(rows.slice(0, (JSON.parse(filter) as { limit: number }).limit));
      }),
      http.get('*/api/core/alerts/count', () => Response.json({ count: rows.length })),
    );
    const centre = await openCentre(user);
    expect(await centre.findByText('150 more unconfirmed')).toBeVisible();
    expect(centre.getByRole('link', { name: 'List all' })).toHaveAttribute(
      'href',
      `/systemOperation/faultManagement/alarm?filter=${encodeURIComponent('{"confirmed":{"eq":false}}')}`,
    );
    await user.click(centre.getByRole('button', { name: 'Load more' }));
    expect(await centre.findByText('50 more unconfirmed')).toBeVisible();
    await user.click(centre.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(centre.queryByText(/more unconfirmed$/u)).toBeNull());
    expect(centre.getByRole('tab', { name: /^Alerts\s*250/u })).toBeVisible();
    const [first] = await centre.findAllByRole('listitem');
    expect(first).toHaveAttribute('aria-setsize', '250');
  });
});
