import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { LiveListener } from '../../../api/live/AlertSocketClient.ts';
import { liveClient } from '../../../api/live/sharedClient.ts';
import type { LiveAlert } from '../../../data/live/useLiveUpdates.ts';
import type { DevicesInView } from '../queries/DevicesInView.ts';
import { useAlertRings } from './useAlertRings.ts';

const COUNT = 25;

const view: DevicesInView = {
  total: COUNT,
  groups: [],
  devices: Array.from({ length: COUNT }, (_, index) => ({
    ...{ id: `L${index}`, name: `Lamp ${index}`, model: 'ssslc' },
    status: 'fault',
    position: { lat: 30 + index, lng: 120 },
  })),
};

let listener: LiveListener | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(liveClient, 'subscribe').mockImplementation(added => {
    listener = added;
    return () => undefined;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let alertCount = 0;

/** Pushes a critical alert of each device. */
const push = (...assetIds: readonly string[]): void =>
  pushAlerts(assetIds.map(asset_id => ({ asset_id })));

function pushAlerts(parts: readonly (Partial<LiveAlert> & Pick<LiveAlert, 'asset_id'>)[]): void {
  const alerts = parts.map(({ asset_id, ...others }): LiveAlert => {
    alertCount += 1;
    return {
      ...{ cursor: `s-${alertCount}`, id: `alert ${alertCount}` },
      type: 'tilt',
      level: 1,
      ...{ asset_id, asset_name: asset_id, model: 'ssslc', domain_id: 'street' },
      timestamp: '2026-11-11T12:00:00.000Z',
      ...others,
    };
  });
  act(() => listener?.onAlerts?.(alerts));
}

/** Rendered after each second, in which at most one ring ends. */
function wait(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000));
}

it('each ring ends after its six seconds, also while others follow it [MAP-15/ring]', () => {
  const { result } = renderHook(() => useAlertRings([], view));
  for (let index = 0; index < 12; index += 1) {
    push(`L${index}`);
    wait(1);
  }
  // Those of the last six seconds.
  expect(result.current).toHaveLength(5);
  wait(6);
  expect(result.current).toEqual([]);
});

it('a device has one ring at a time, and another one after it [MAP-15/ring]', () => {
  const { result } = renderHook(() => useAlertRings([], view));
  push('L1');
  wait(3);
  push('L1', 'L2');
  expect(result.current).toHaveLength(2);
  wait(3);
  expect(result.current).toHaveLength(1);
  push('L1');
  expect(result.current).toHaveLength(2);
});

it('only a critical alert that is not muted has a ring [MAP-15/ring]', () => {
  const { result } = renderHook(() => useAlertRings([], view));
  pushAlerts([
    ...([2, 3, 4] as const).map(level => ({ asset_id: `L${level}`, level })),
    { asset_id: 'L5', muted: true },
    { asset_id: 'L6' },
  ]);
  expect(result.current.map(({ position }) => position.lat)).toEqual([36]);
});

it('at most twenty rings are shown, those of the latest alerts', () => {
  const { result } = renderHook(() => useAlertRings([], view));
  push(...view.devices.map(({ id }) => id));
  expect(result.current.map(({ position }) => position.lat)).toEqual(
    Array.from({ length: 20 }, (_, index) => 35 + index),
  );
});
