import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';

const PATH = '/mediaPublish/statistics?from=2026-11-05&until=2026-11-07';

const steps = [
  { time: '2026-11-05T04:00:00.000Z', delivered: 4, waiting: 0, failed: 1, hours: 40.5, size: 1e6 },
  { time: '2026-11-06T04:00:00.000Z', delivered: 9, waiting: 2, failed: 0, hours: 47, size: 2.5e6 },
];
const report = {
  ...{ projects: 3, drafts: 1, published: 2, programs: 4, scenes: 6, zones: 8, items: 9 },
  ...{ itemTypes: [], files: 2, size: 2_500_000, players: 4, online: 3, pending: 2, steps },
  fileTypes: [{ type: 'video' as const, count: 2, size: 2_500_000 }],
  projectHours: [{ projectId: 'film', name: '夜景', hours: 61.5 }],
};

beforeEach(() => {
  platform.use(mockResponse('getVersion', 200, { version: '3.4.0', mode: 'mediaPublish' }));
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const readTable = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(row => [...row.children].map(({ textContent }) => textContent));
const metric = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

it('shows what was published, waits and failed, the hours played and the storage of a period, as charts with tables [MON-06/mediaPublish] [SHELL-23]', async () => {
  platform.use(mockResponse('getMediaStatistics', 200, report));
  const { user } = await openConsole(PATH);
  await waitFor(async () => expect(await metric('Published')).toBe('131 failed'));
  expect(await metric('Waiting now')).toBe('2for offline players');
  expect(await metric('Hours played')).toBe('88h');
  expect(await metric('Players online')).toBe('75%3 of 4 players');
  expect(await metric('Storage')).toBe('2.5MB2 files');

  const expectTable = async (name: string, ...rows: readonly (readonly string[])[]) => {
    const region = await card(name);
    await user.click(region.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(readTable(region.getByRole('table'))).toEqual(rows));
  };
  await expectTable(
    'Published to players by night',
    ['Night', 'Published', 'Waiting', 'Failed'],
    ['2026-11-05', '4', '0', '1'],
    ['2026-11-06', '9', '2', '0'],
  );
  await expectTable(
    'Hours played by night, h',
    ['Night', 'Hours played, h'],
    ['2026-11-05', '40.5'],
    ['2026-11-06', '47.0'],
  );
  await expectTable(
    'Storage by night, MB',
    ['Night', 'Storage, MB'],
    ['2026-11-05', '1.0'],
    ['2026-11-06', '2.5'],
  );
  const projects = await card('Hours played by project, h');
  expect(projects.getByRole('link', { name: '夜景' })).toHaveAttribute(
    'href',
    '/mediaPublish/projects/film',
  );
});

it('reads the numbers of the chosen period again [MON-06/mediaPublish]', async () => {
  const { user } = await openConsole('/mediaPublish/statistics', { language: 'zh' });
  const region = await card('播放时长，按夜，h');
  await user.click(await region.findByRole('button', { name: '表格' }));
  expect(readTable(await region.findByRole('table')).length).toBeGreaterThan(25);
  await user.click(screen.getByRole('button', { name: '7 夜' }));
  await waitFor(async () => expect(readTable(await region.findByRole('table'))).toHaveLength(8));
});

it('shows that the numbers did not load, and loads them again without a reload [MON-06/mediaPublish]', async () => {
  muteConsoleError();
  platform.use(mockResponse('getMediaStatistics', 200, { ...report, steps: 'none' as never }));
  const { user } = await openConsole(PATH);
  const region = await card('Published to players by night');
  expect(await region.findByText('The data did not load')).toBeVisible();
  platform.use(mockResponse('getMediaStatistics', 200, report));
  await user.click(region.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await metric('Published')).toBe('131 failed'));
});
