import { expect, it } from 'vitest';

import { findOutageDevices } from './findOutageDevices.ts';

const createDevice = (id: string, model: string, domainId: string) => ({ id, model, domainId });

it('has the lamp controllers of the road with the most of them, and no other device', () => {
  const lamps = ['a', 'b'].map(id => createDevice(id, 'ssslc', 'long'));
  const others = [
    createDevice('c', 'ssslc', 'short'),
    createDevice('d', 'led', 'short'),
    createDevice('e', 'sscam', 'short'),
    createDevice('f', 'sspole', 'long'),
  ];
  expect(findOutageDevices([...others, ...lamps])).toEqual(lamps);
  expect(findOutageDevices([])).toEqual([]);
});
