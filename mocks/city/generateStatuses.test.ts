import { describe, expect, it } from 'vitest';

import { getCityOptions, generateCity } from './generateCity.ts';

const city = generateCity(getCityOptions({ assets: 1_000, users: 3 }), 'hash');

describe('the statuses of the city', () => {
  it('show the lamps of an active override by hand at its brightness', () => {
    const [override] = city.overrides!.filter(({ state }) => state === 'active');
    const { assetIds } = override?.targets as { assetIds: readonly string[] };
    const held = (id: unknown) => assetIds.includes(String(id));
    const lamps = city.statuses!.filter(({ id, online }) => held(id) && online === true);
    expect(lamps.length).toBeGreaterThan(0);
    for (const lamp of lamps) {
      expect(lamp).toMatchObject({ mode: 'MANUAL', brightness: override?.brightness });
      const behind = city.assets!.find(({ controllerId }) => controllerId === lamp.id);
      const led = city.statuses!.find(({ id }) => id === behind?.id);
      if (led?.online === true) expect(led.brightness).toBe(override?.brightness);
    }
    for (const { id, mode } of city.assets!.filter(({ id }) => held(id))) {
      expect([id, mode]).toEqual([id, 'MANUAL']);
    }
  });
});
