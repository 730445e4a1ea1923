import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { serveMapTown } from '../support/mapConsole.ts';
import { openConsole } from '../support/openConsole.tsx';

const { loaded, load } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { loaded: promise, load: () => resolve(undefined) };
});
// The test decides when the chunk of the map arrives.
vi.mock('../../src/features/map/MapStage.tsx', async importOriginal => {
  await loaded;
  return importOriginal();
});

serveMapTown();

describe('the map while its chunk loads', () => {
  it('starts where the search has been in the meantime [MAP-06/recentre]', async () => {
    const { user } = await openConsole('/smartLight/map?lat=31&lng=121&zoom=11');
    await user.type(
      await screen.findByRole('combobox', { name: 'Domain, device or ID' }),
      '30.2001, 120.2002',
    );
    await user.click(await screen.findByRole('option', { name: '30.2001, 120.2002' }));
    expect(screen.queryByRole('application', { name: 'Map' })).toBeNull();
    load();
    expect(
      await screen.findByRole('button', { name: 'Remove position 30.2001, 120.2002' }),
    ).toBeVisible();
    await waitFor(() => {
      const params = new URLSearchParams(location.search);
      expect(Number(params.get('lat'))).toBeCloseTo(30.2001, 4);
      expect(Number(params.get('lng'))).toBeCloseTo(120.2002, 4);
      expect(Number(params.get('zoom'))).toBeGreaterThan(15);
    });
    expect(await screen.findByRole('button', { name: /SSSLC设备2/u })).toBeVisible();
  });
});
