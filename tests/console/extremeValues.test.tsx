import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, describe, expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { openConsole, platform } from '../support/openConsole.tsx';
import { plainHasher, LAMP_ID, TOWN_TIME_MS, townRows } from '../support/testTown.ts';

type Change = (value: unknown, key: string) => unknown;

/** A value with each of its parts changed. */
function changed(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) return value.map(each => changed(each, change));
  if (typeof value !== 'object' || value === null) return change(value, key);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, changed(each, change, name)]),
  );
}

/** Lets the platform respond to its reads of a service with changed values. */
function distort(service: string, change: Change): void {
  platform.use(
    http.get(`*/api/${service}/*`, async ({ request }) => {
      const response = await getResponse(request);
      return response.ok ? Response.json(changed(await response.json(), change)) : response;
    }),
  );
}

let getResponse: (request: Request) => Promise<Response>;
beforeEach(() => {
  const town = openForgetfulPlatform({
    hasher: plainHasher,
    rows: townRows,
    clock: () => TOWN_TIME_MS,
  });
  getResponse = town.handleRequest;
  platform.use(http.all('*/api/*', ({ request }) => town.handleRequest(request)));
});

/** A count that is no number of records is an error of its own. */
const number =
  (extreme: number): Change =>
  (value, key) =>
    typeof value === 'number' && key !== 'count' ? extreme : value;

describe.each([-1e15, 1e300, Number.MAX_VALUE])('a device whose numbers are all %d', extreme => {
  it.each(['', '?tab=history', '?tab=relations', '?tab=faults'])(
    'has its page, short texts, and no picture of a size that cannot be rendered: %s [REL-04]',
    async tab => {
      distort('core', number(extreme));
      await openConsole(`/assetManage/model/ssslc/${LAMP_ID}/show${tab}`);
      await screen.findByRole('heading', { level: 1, name: /^SSSLC设备1/u });
      const tabs = await screen.findAllByRole('tab');
      expect(tabs.length).toBeGreaterThan(3);
      await waitFor(() => expect(document.querySelectorAll('.skeleton-row')).toHaveLength(0));
      const text = document.body.textContent;
      expect(text).not.toMatch(/\d{22}|(?:,\d{3}){5}/u);
    },
  );
});

describe('a name of 100,000 letters', () => {
  const NAME = '灯'.repeat(100_000);

  it('is clipped in the title of the page, of the tab, and in the tooltip of a row [REL-04]', async () => {
    distort('core', (value, key) => (key === 'name' ? NAME : value));
    await openConsole(`/assetManage/model/ssslc/${LAMP_ID}/show`);
    await screen.findByRole('heading', { level: 1, name: /^灯{300}…/u });
    expect(document.title.length).toBeLessThan(1000);
    for (const link of within(screen.getByRole('main')).getAllByRole('link')) {
      expect(link.textContent.length).toBeLessThan(1100);
      expect(link.title.length).toBeLessThan(1100);
    }
  });
});
