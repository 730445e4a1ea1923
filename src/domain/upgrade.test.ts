import fc from 'fast-check';
import { expect, it } from 'vitest';

import { compareVersions, isPlanned, isUpgradable, STUCK_AFTER, stuckSince } from './upgrade.ts';

const NOW = Date.parse('2026-11-12T00:00:00.000Z');
const at = (ago: number) => new Date(NOW - ago).toISOString();

it('upgrades light controllers, screens and gateways only [DEVICE-05/models]', () => {
  const models = ['ssslc', 'ssads', 'ssgw', 'lc', 'gateway', 'sscam', 'ssipat', 'SSSLC', undefined];
  expect(models.filter(isUpgradable)).toEqual(['ssslc', 'ssads', 'ssgw']);
});

it('calls an upgrade stuck when nothing was heard of it for ten minutes [DEVICE-05/stuck]', () => {
  const begun = { state: 'downloading', begin_time: at(STUCK_AFTER * 3) };
  const table = [
    [{ ...begun, update_time: at(STUCK_AFTER + 1) }, NOW - STUCK_AFTER - 1],
    [{ ...begun, update_time: at(STUCK_AFTER) }, undefined],
    [{ ...begun, update_time: at(0) }, undefined],
    // Nothing but its beginning is known.
    [begun, NOW - STUCK_AFTER * 3],
    [{ ...begun, state: 'done', update_time: at(STUCK_AFTER * 2) }, undefined],
    [{ ...begun, state: 'failed', update_time: at(STUCK_AFTER * 2) }, undefined],
    // It was planned for later than it was begun.
    [{ ...begun, state: 'queued', exec_time: at(-STUCK_AFTER) }, undefined],
    [{ ...begun, state: 'queued', exec_time: at(STUCK_AFTER) }, undefined],
    [{ state: 'queued' }, undefined],
  ] as const;
  expect(table.map(([upgrade]) => stuckSince(upgrade, NOW))).toEqual(
    table.map(([, since]) => since),
  );
});

it('knows an upgrade that waits for its moment', () => {
  expect(isPlanned({ state: 'queued', exec_time: at(-1) }, NOW)).toBe(true);
  expect(isPlanned({ state: 'queued', exec_time: at(0) }, NOW)).toBe(false);
  expect(isPlanned({ state: 'queued' }, NOW)).toBe(false);
  expect(isPlanned({ state: 'downloading', exec_time: at(-1) }, NOW)).toBe(false);
});

it('puts versions in the order of their numbers', () => {
  const versions = ['2.4', '2.4.0', '2.4.1', '2.4.10', '2.10.0', '3.0.0-beta', '3.0.0-rc'];
  expect(versions.toReversed().toSorted(compareVersions)).toEqual(versions);
});

it('compares versions the same from both sides', () => {
  const version = fc
    .array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 })
    .map(parts => parts.join('.'));
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(Math.sign(compareVersions(one, other))).toBe(
        -Math.sign(compareVersions(other, one)) + 0,
      );
    }),
  );
});
