import { waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import {
  createMediaProject,
  type MediaRecord,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';
import { platform } from '../support/openConsole.tsx';

it('gives a plan without valid dates today, week 0 and one second, and saves it [MEDIA-03/dates]', async () => {
  const hours = { hour: 8, minute: 0, second: 0, milliseconds: 0 };
  const timeRange = { timeBegin: hours, timeEnd: { ...hours, hour: 9 }, enableFlag: true };
  const project = await createMediaProject(
    { name: 'Evening', week: 62, timeRange },
    { name: 'New' },
  );
  platform.use(
    http.get('*/api/media/projects/*/programs', async ({ request }) => {
      const response = await platform.handleRequest(request);
      const [evening, ...others] = (await response.json()) as readonly MediaRecord[];
      const dateBegin = { year: 2026, month: 2, day: 30 };
      const dateRange = { ...(evening?.dateRange as object), dateBegin };
      return Response.json([{ ...evening, dateRange }, ...others]);
    }),
  );
  const { row, save, user } = await openEditor(project);
  await save();
  const readTimes = async () =>
    (await readPlans(project)).map(({ dateRange, week, timeRange: range }) => ({
      ...{ dateRange, week, timeRange: range },
    }));
  const [repaired, created] = await readTimes();
  expect(created).toMatchObject({ week: 0, timeRange: { timeEnd: { second: 1 } } });
  expect(repaired).toEqual(created);
  expect(await row(/^Evening/u)).not.toHaveTextContent('invalid');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await row(/^Evening/u)).toHaveTextContent('invalid'));
});
