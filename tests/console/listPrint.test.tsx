import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { openConsole, platform } from '../support/openConsole.tsx';

const lamp = (n: number) => ({
  ...{ id: `SSSLC${String(n).padStart(11, '0')}`, name: `Lamp ${n}`, model: 'ssslc' },
  ...{ type: 'CONTROLLER', status: 'normal', mode: 'STRATEGY' },
  ...{ domainId: '5f1e0000000000000000d001', geoPoint: { lat: 30.2, lng: 120.2 } },
});

/** What the first lamp reported, not on a full second. */
const status = {
  id: 'SSSLC00000000001',
  asset_id: 'SSSLC00000000001',
  asset_name: 'Lamp 1',
  domain_id: '5f1e0000000000000000d001',
  model: 'ssslc',
  state: 'normal',
  online: true,
  update_time: '2026-11-11T18:02:38.534Z',
  power: 12_345.5,
} as const;

/** Lists as many lamps as there are, page by page. */
function lampsAre(count: number) {
  const rows = Array.from({ length: count }, (_, n) => lamp(n + 1));
  platform.use(
    mockResponse('countAssets', 200, { count }),
    mockResponse('listStatuses', 200, [status]),
    http.get('*/api/core/assets', ({ request }) => {
      const filter = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}') as {
        readonly offset?: number;
        readonly limit?: number;
      };
      const { offset = 0, limit = count } = filter;
      return Response.json(rows.slice(offset, offset + limit));
    }),
  );
}

const paper = () => document.querySelector<HTMLElement>('.print-rows')!;

it('marks a print as incomplete when the platform does not send all rows [UX-09/print]', async () => {
  lampsAre(36);
  platform.use(mockResponse('countAssets', 200, { count: 37 }));
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  const { user } = await openConsole('/assetManage/model/ssslc');
  await screen.findByText('Lamp 1', { selector: 'tbody *' });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(paper()).toHaveTextContent(
    'Incomplete: rows 1–36. The platform did not send all rows; it has 37 or more.',
  );
});

it('prints every row that matches with the columns of the list, not the page in view, and shows which rows these are [UX-09/print]', async () => {
  lampsAre(37);
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  const { user } = await openConsole('/assetManage/model/ssslc');
  await screen.findByText('Lamp 1', { selector: 'tbody *' });
  expect(document.querySelector('.list .print-only')).toHaveTextContent('Rows 1–10 of 37');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(paper()).toHaveTextContent('Rows 1–37 of 37');
  const sheet = within(paper());
  const heads = [...paper().querySelectorAll('th')].map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(['Device name', 'Device ID', 'State']);
  expect(heads.at(-1)).toBe('Reported (UTC+8)');
  expect(paper().querySelectorAll('tbody tr')).toHaveLength(37);
  // An id is one word, and stays one.
  expect(sheet.getByText('SSSLC00000000037')).toHaveClass('print-whole');

  // Numbers are aligned by their last digit, and so is their head.
  for (const head of ['Brightness (%)', 'Power (W)']) {
    const at = heads.indexOf(head) + 1;
    expect(paper().querySelectorAll(`tr > .print-number:nth-child(${at})`)).toHaveLength(38);
  }
  expect(sheet.getByText('SSSLC00000000037')).not.toHaveClass('print-number');

  // A number is written as on the screen, its thousands parted.
  expect(sheet.getByText('12,345.5')).toHaveClass('print-number');

  // A time is written as on the screen, in one line.
  expect(sheet.getByText('2026-11-12 02:02:38')).toHaveClass('print-whole');

  // When the dialog of the browser is closed the paper goes; its key does the same again.
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(paper()).toBeNull());
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
});

it.each([
  [
    'en',
    'Print',
    'Rows 1–1,000 of 1,203. A print has at most 1,000 rows. Filter the list, or export it.',
  ],
  [
    'zh',
    '打印',
    // No space after a Chinese full stop.
    '第 1–1,000 行，共 1,203 行。一次最多打印 1,000 行，请缩小筛选范围或导出。',
  ],
] as const)(
  'prints a thousand rows at most, and shows it in %s [UX-09/print]',
  async (language, button, note) => {
    lampsAre(1_203);
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    const { user } = await openConsole('/assetManage/model/ssslc', { language });
    await screen.findByText('Lamp 1', { selector: 'tbody *' });
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(paper().querySelector('p')?.textContent).toBe(note);
    expect(within(paper()).getByText('12,345.5')).toHaveClass('print-number');
    expect(paper().querySelectorAll('tbody tr')).toHaveLength(1_000);
  },
);
