import { describe, expect, it } from 'vitest';

import { completeMapLevels, getMapLevel, getNextLevelZoom, selectMapLevels } from './mapLevel.ts';

const configured = [
  { id: 3, zoom: 13 },
  { id: 1, zoom: 3 },
  { id: 2, zoom: 10 },
];
const levels = completeMapLevels(configured);
const domains = (id: number) => ({ kind: 'domains', id, isBelowRanges: false });

describe('the levels of the map', () => {
  it.each([
    [3, domains(1)],
    [9.5, domains(1)],
    [10, domains(2)],
    [12.5, domains(2)],
    [13, domains(3)],
    [13.5, domains(3)],
    [14, { kind: 'devices' }],
    [20, { kind: 'devices' }],
  ])('follow the configured ranges: zoom %d [MAP-01/levels]', (zoom, level) => {
    expect(getMapLevel(zoom, levels)).toEqual(level);
  });

  it('are those of the first range below it, marked as below the ranges', () => {
    expect(getMapLevel(2.5, levels)).toEqual({ kind: 'domains', id: 1, isBelowRanges: true });
  });

  it('have devices from the configured level 5, else one above the last level [MAP-01/levels]', () => {
    expect(levels.at(-1)).toEqual({ id: 5, zoom: 14 });
    const withDevices = completeMapLevels([...configured, { id: 5, zoom: 17 }]);
    expect(getMapLevel(16.5, withDevices)).toEqual(domains(3));
    expect(getMapLevel(17, withDevices)).toEqual({ kind: 'devices' });
  });

  it('are those of the map, else those of the domains, without the parts that are no levels [MAP-01/levels]', () => {
    const ofDomains = [{ id: 2, zoom: 6, title: { en: 'District', zh: '区' } }];
    expect(selectMapLevels(configured, ofDomains)).toEqual(configured);
    for (const none of [undefined, null, [], 'all', [{ id: 1 }, null, { id: 'x', zoom: 3 }]])
      expect(selectMapLevels(none, ofDomains)).toEqual(ofDomains);
    expect(selectMapLevels([...configured, { id: 4, zoom: NaN }], ofDomains)).toEqual(configured);
    expect(selectMapLevels(undefined, undefined)).toEqual([]);
  });

  it('are devices only without a configuration', () => {
    expect(getMapLevel(4, completeMapLevels(undefined))).toEqual({ kind: 'devices' });
  });
});

describe('a click on a grouped marker', () => {
  it('zooms to the next level [MAP-02]', () => {
    expect(getNextLevelZoom(3, levels, 20)).toBe(10);
    expect(getNextLevelZoom(10, levels, 20)).toBe(13);
    expect(getNextLevelZoom(13.5, levels, 20)).toBe(14);
  });

  it('zooms to one below the maximum when no level follows [MAP-02]', () => {
    expect(getNextLevelZoom(14, levels, 20)).toBe(19);
    expect(getNextLevelZoom(5, [], 20)).toBe(19);
  });

  it('stays within the maximum zoom of the map [MAP-02]', () => {
    expect(getNextLevelZoom(5, levels, 9)).toBe(9);
  });
});
