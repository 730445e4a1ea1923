import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { STUB_SIZE, stubCanvas } from '../../../tests/support/stubCanvas.ts';
import { createField, createResource } from '../../../tests/support/testDescriptors.ts';
import { ImpactMap } from './ImpactMap.tsx';

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
