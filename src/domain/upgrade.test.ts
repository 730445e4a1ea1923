import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  compareVersions,
  isUpgradePlanned,
  isUpgradable,
  STUCK_AFTER_MS,
  getStuckSince,
} from './upgrade.ts';

/** The site; the browser of this test is in Shanghai. */
const BERLIN = 'Europe/Berlin';
const NOW = Date.parse('2026-11-12T00:00:00.000Z');
const at = (ago: number) => new Date(NOW - ago).toISOString();

it('upgrades light controllers, screens and gateways only', () => {
  const models = ['ssslc', 'ssads', 'ssgw', 'lc', 'gateway', 'sscam', 'ssipat', 'SSSLC', undefined];
  expect(models.filter(isUpgradable)).toEqual(['ssslc', 'ssads', 'ssgw']);
});

it('calls an upgrade stuck when it has reported nothing for ten minutes', () => {
  const running = { state: 'downloading', begin_time: at(STUCK_AFTER_MS * 3) };
  const table = [
    [{ ...running, update_time: at(STUCK_AFTER_MS + 1) }, NOW - STUCK_AFTER_MS - 1],
    [{ ...running, update_time: at(STUCK_AFTER_MS) }, undefined],
    [{ ...running, update_time: at(0) }, undefined],
    // Only its start is known.
    [running, NOW - STUCK_AFTER_MS * 3],
    [{ ...running, state: 'done', update_time: at(STUCK_AFTER_MS * 2) }, undefined],
    [{ ...running, state: 'failed', update_time: at(STUCK_AFTER_MS * 2) }, undefined],
    // It is planned for a later time than its start.
    [{ ...running, state: 'queued', exec_time: at(-STUCK_AFTER_MS) }, undefined],
    [{ ...running, state: 'queued', exec_time: at(STUCK_AFTER_MS) }, undefined],
    [{ state: 'queued' }, undefined],
    // At the site it is one o'clock.
    [{ state: 'installing', update_time: '2026-11-12T00:30:00' }, NOW - 30 * 60_000],
    [{ state: 'installing', update_time: '2026-11-12T00:55:00' }, undefined],
  ] as const;
  expect(table.map(([upgrade]) => getStuckSince(upgrade, NOW, BERLIN))).toEqual(
    table.map(([, since]) => since),
  );
});

it('recognizes an upgrade that waits for its moment', () => {
  expect(isUpgradePlanned({ state: 'queued', exec_time: at(-1) }, NOW, BERLIN)).toBe(true);
  expect(isUpgradePlanned({ state: 'queued', exec_time: at(0) }, NOW, BERLIN)).toBe(false);
  expect(isUpgradePlanned({ state: 'queued', exec_time: '2026-11-12T01:00:01' }, NOW, BERLIN)).toBe(
    true,
  );
  expect(isUpgradePlanned({ state: 'queued', exec_time: '2026-11-12T00:59:59' }, NOW, BERLIN)).toBe(
    false,
  );
  expect(isUpgradePlanned({ state: 'queued' }, NOW, BERLIN)).toBe(false);
  expect(isUpgradePlanned({ state: 'downloading', exec_time: at(-1) }, NOW, BERLIN)).toBe(false);
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
