import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { SiteSettingsContext } from '../../../ui/SiteSettings.ts';
import { SiteZoneContext } from '../../../ui/SiteZone.ts';
import type { ImportSetup, CheckResult } from './ImportState.ts';
import type { ImportController } from './useImport.ts';
import { ZoneNotice } from './ZoneNotice.tsx';

afterEach(cleanup);

/** Renders the notice for a check that used UTC, with the given site zone. */
function renderNotice(status: 'known' | 'failed', zone: string, kind = 'dateTime') {
  const [check, reload] = [vi.fn(), vi.fn()];
  const controller = { check, getField: () => ({ kind }) } as unknown as ImportController;
  const chosen = { mapping: ['begin', undefined] } as unknown as ImportSetup;
  render(
    <SiteSettingsContext value={{ status, reload }}>
      <SiteZoneContext value={zone}>
        <ZoneNotice
          {...{ controller, setup: chosen, checkResult: { zone: 'UTC' } as CheckResult }}
        />
      </SiteZoneContext>
    </SiteSettingsContext>,
  );
  return { check, reload, chosen, user: userEvent.setup() };
}

it('shows that times were read as UTC while the zone of the site is unknown, and reads the zone again', async () => {
  const { user, reload } = renderNotice('failed', 'UTC');
  expect(screen.getByText('transfer.zone.unknown')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledOnce();
});

it('offers another check when the zone is known', async () => {
  const { user, check, chosen } = renderNotice('known', 'Asia/Shanghai');
  expect(screen.getByRole('alert')).toHaveTextContent('transfer.zone.outdated');
  await user.click(screen.getByRole('button'));
  expect(check).toHaveBeenCalledExactlyOnceWith(chosen);
});

it.each([
  ['the site is in UTC', 'known', 'UTC', 'dateTime'],
  ['no column holds times', 'failed', 'UTC', 'date'],
] as const)('is not there when %s', (_, status, zone, kind) => {
  renderNotice(status, zone, kind);
  expect(document.body.textContent).toBe('');
});
