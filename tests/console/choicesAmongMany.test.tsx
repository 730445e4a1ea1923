import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { findDialog } from '../support/dialogs.ts';
import { DEVICE_VIEW } from '../support/mapConsole.ts';
import { openConsole } from '../support/openConsole.tsx';
import { stubCanvas } from '../support/stubCanvas.ts';
import { serveTestTown } from '../support/townConsole.ts';

const RECORD_COUNT = 10_000;
const padded = (number: number) => String(number).padStart(5, '0');
const numbers = Array.from({ length: RECORD_COUNT }, (_, index) => padded(index));
const LAST = numbers.at(-1)!;

const assets = numbers.map(number => ({
  ...{ id: `SSGW0000000${number}`, name: `Gateway ${number}`, model: 'ssgw', type: 'GATEWAY' },
  ...{ domainId: 'west-road', geoPoint: { lat: 30.2, lng: 120.2 }, status: 'normal' },
}));
const statuses = assets.slice(-1).map(({ id }) => ({ id, asset_id: id, state: 'normal' }));
const documents = numbers.map(number => ({
  ...{
    id: `d${number}`,
    name: `Manual ${number}.pdf`,
    type: 'ssslc',
    mediaType: 'application/pdf',
  },
  ...{ size: 1, createTime: '2026-11-12T12:00:00.000Z', filepath: `/doc/d${number}/download/` },
}));

beforeEach(() => {
  stubCanvas();
  serveTestTown({ assets, documents, statuses });
});

type User = Awaited<ReturnType<typeof openConsole>>['user'];

const openFilter = (operator: string) => async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const dialog = await findDialog();
  for (const [box, option] of [
    ['Field', 'Gateway'],
    ['Condition', operator],
  ] as const) {
    await user.click(dialog.getByRole('combobox', { name: box }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
};

/** The boxes that search records outside of forms, what they have to find, and what shows that it was chosen. */
const boxes = [
  {
    name: 'a filter for one reference',
    path: '/data/assets',
    open: openFilter('is'),
    label: 'Value',
    typed: `Gateway ${LAST}`,
    isChosen: () =>
      expect(screen.getByRole('combobox', { name: 'Value' })).toHaveValue(`Gateway ${LAST}`),
  },
  {
    name: 'a filter for any of several references',
    path: '/data/assets',
    open: openFilter('is one of'),
    label: 'Value',
    typed: `Gateway ${LAST}`,
    isChosen: () => expect(screen.getByRole('button', { name: `Gateway ${LAST}` })).toBeVisible(),
  },
  {
    name: 'the stored documents of a model type',
    path: '/data/modelTypes',
    open: async (user: User) => {
      const [count] = await screen.findAllByRole('button', { name: /^\d+ documents?$/u });
      await user.click(count!);
    },
    label: 'Stored document',
    typed: `Manual ${LAST}.pdf`,
    isChosen: () => expect(screen.getByRole('button', { name: 'Attach' })).toBeEnabled(),
  },
  {
    name: 'the map',
    path: DEVICE_VIEW,
    open: () => Promise.resolve(),
    label: 'Domain, device or ID',
    typed: `Gateway ${LAST}`,
    isChosen: () => expect(screen.getByRole('region', { name: `Gateway ${LAST}` })).toBeVisible(),
  },
];

it.each(boxes)(
  'among 10,000 records, the box of $name finds the last one, typed with pauses, and chooses it',
  async ({ path, open, label, typed, isChosen }) => {
    const { user } = await openConsole(path);
    await open(user);
    const box = await screen.findByRole('combobox', { name: label });
    const start = typed.slice(0, typed.indexOf(LAST));
    await user.type(box, start);
    // A response arrives before the next letter is typed.
    const first = await screen.findAllByRole('option', { name: new RegExp(`^${start}`, 'u') });
    expect(first.length).toBeGreaterThan(1);
    expect(screen.queryByRole('option', { name: new RegExp(`^${typed}`, 'u') })).toBeNull();
    await user.type(box, typed.slice(start.length));
    expect(box).toHaveValue(typed);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${typed}`, 'u') }));
    await waitFor(isChosen);
  },
);
