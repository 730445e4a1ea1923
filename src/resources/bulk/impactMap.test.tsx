import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { nameColors } from '../../../tests/support/nameColors.ts';
import { STUB_SIZE, stubCanvas } from '../../../tests/support/stubCanvas.ts';
import { createField, createResource } from '../../../tests/support/testDescriptors.ts';
import { LampColorsContext } from '../../ui/map/LampColorsContext.ts';
import { ImpactMap } from './ImpactMap.tsx';

nameColors('normal', 'fault', 'offline', 'unknown', 'raised', 'on-status');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const descriptor = createResource({
  fields: [createField({ kind: 'geoPoint', source: 'geoPoint' })],
});

it('a target on the map of an operation has its name under the pointer', async () => {
  stubCanvas();
  const geoPoint = { lat: 30.2, lng: 120.2 };
  render(<ImpactMap descriptor={descriptor} records={[{ id: 'A', name: 'Lamp 1', geoPoint }]} />);
  const map = await screen.findByRole('application');
  await screen.findByRole('img', { name: 'map.positions' });
  fireEvent.mouseMove(map, { clientX: STUB_SIZE.width / 2, clientY: STUB_SIZE.height / 2 });
  expect(screen.getByText('Lamp 1')).toBeDefined();
});

const devices = createResource({
  fields: [
    createField({ kind: 'geoPoint', source: 'geoPoint' }),
    createField({
      kind: 'enum',
      source: 'status',
      choices: ['normal', 'fault', 'offline', 'unknown'].map(value => ({
        value,
        label: { en: value, zh: value },
      })),
    }),
  ],
});

const createDevice = (index: number, parts: object = {}) => ({
  ...{ id: `${index}`, name: `Lamp ${index}`, model: 'ssslc', status: 'normal' },
  geoPoint: { lat: 30.2, lng: 120.2 + index / 10_000 },
  ...parts,
});

/** The width of the sprites of markers, in pixels. */
const [ICON_PX, CIRCLE_PX] = [56, 18];

it.each([
  [40, ICON_PX],
  [41, CIRCLE_PX],
])('%d devices have markers that are %d px wide with their shadow', async (count, width) => {
  const stub = stubCanvas();
  const records = Array.from({ length: count }, (_, index) => createDevice(index));
  render(<ImpactMap descriptor={devices} records={records} />);
  await screen.findByRole('img', { name: 'map.positions' });
  const copies = stub.drawFrame().filter(({ name }) => name === 'drawImage');
  expect(new Set(copies.map(({ args }) => args[3]))).toEqual(new Set([width]));
  expect(copies).toHaveLength(count);
});

it.each(['normal', 'fault', 'offline', 'unknown'])(
  'a device that is %s has the colour of its state',
  async status => {
    const stub = stubCanvas();
    render(<ImpactMap descriptor={devices} records={[createDevice(0, { status })]} />);
    await screen.findByRole('img', { name: 'map.positions' });
    const fills = stub.drawFrame().filter(({ name }) => name === 'fill');
    expect(fills.map(({ fillStyle }) => fillStyle)).toContain(status);
  },
);

it.each([
  ['ssslc', 'configured'],
  ['sscam', 'fault'],
])(
  'a faulty %s has the colour that the map gives it: %s [MAP-04/configured]',
  async (model, color) => {
    const stub = stubCanvas();
    const records = [createDevice(0, { model, status: 'fault' })];
    render(
      <LampColorsContext value={new Map([['fault', { color: 'configured' }]])}>
        <ImpactMap descriptor={devices} records={records} />
      </LampColorsContext>,
    );
    await screen.findByRole('img', { name: 'map.positions' });
    const fills = stub.drawFrame().filter(({ name }) => name === 'fill');
    const colors = fills.map(({ fillStyle }) => fillStyle);
    expect(colors.filter(each => each === 'configured' || each === 'fault')).toContain(color);
    expect(colors).not.toContain(color === 'fault' ? 'configured' : 'fault');
  },
);
