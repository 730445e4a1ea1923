import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  createMediaProject,
  type MediaRecord,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';

it('removes the play duration of a plan, and the zone and the duration of a clock [MEDIA-03/fields] [MEDIA-06/k10]', async () => {
  const clock = { baseInfo: { type: 10, playDuration: 7_000 }, timeZone: 'Europe/London' };
  const area = { name: 'Area', x: 0, y: 0, width: 640, height: 320, children: [clock] };
  const project = await createMediaProject({
    ...{ name: 'Evening', playDuration: 60_000 },
    children: [{ name: 'Welcome', children: [area] }],
  });
  const { user, select, properties, save } = await openEditor(project);
  await select(/^Area/u);
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await user.selectOptions(properties().getByLabelText('Time zone'), 'That of the city');
  await user.clear(properties().getByLabelText('Duration'));
  await select(/^Evening/u);
  await user.clear(properties().getByLabelText('Play for'));
  await save();
  expect(screen.queryByText(/^Not saved/u)).toBeNull();
  const [plan] = await readPlans(project);
  expect(plan).not.toHaveProperty('playDuration');
  const [item] = plan?.scenes[0]?.zones[0]?.items ?? [];
  expect(item).toMatchObject({ kind: 'digitalClock' });
  expect(item).not.toHaveProperty('timeZone');
  expect(item?.['baseInfo']).not.toHaveProperty('playDuration');
});

it('does not remove a duration while another one is typed, which would replace the item', async () => {
  const clock = { baseInfo: { type: 10, playDuration: 7_000 } };
  const area = { name: 'Area', x: 0, y: 0, width: 640, height: 320, children: [clock] };
  const project = await createMediaProject({
    name: 'Evening',
    children: [{ name: 'Welcome', children: [area] }],
  });
  const { user, select, properties, save } = await openEditor(project);
  await select(/^Area/u);
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  const duration = properties().getByLabelText('Duration');
  await user.clear(duration);
  await user.type(duration, '8000');
  await save();
  const [before] = await readItems(project);
  await user.clear(duration);
  // An edit would be pending from here on.
  expect(screen.getByText(/^Saved \d/u)).toBeVisible();
  await user.type(duration, '9000');
  await save();
  await waitFor(async () =>
    expect(await readItems(project)).toMatchObject([
      { id: before?.['id'], baseInfo: { playDuration: 9_000 } },
    ]),
  );
  // Enter ends the input, as leaving the field does.
  await user.clear(duration);
  await user.keyboard('{Enter}');
  await save();
  await waitFor(async () => {
    const [cleared] = await readItems(project);
    expect(cleared?.['baseInfo']).not.toHaveProperty('playDuration');
  });
});

async function readItems(project: MediaRecord) {
  const [plan] = await readPlans(project);
  return plan?.scenes[0]?.zones[0]?.items ?? [];
}
