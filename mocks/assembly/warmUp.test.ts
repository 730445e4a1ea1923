import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { services as catalogue } from '../../src/generated/services.ts';
import { createCollectionShapes } from '../platform/collectionShapes.ts';
import { services } from './services.ts';
import { Store } from '../platform/Store.ts';
import { warmUp } from '../platform/warmUp.ts';

const { assets } = catalogue.core.resources;

function open() {
  const rows = [1, 2, 3].map(n => ({
    id: `SSSLC0000000000${n}`,
    name: `灯 ${n}`,
    model: 'ssslc',
    geoPoint: { lat: 30, lng: 120 + n },
  }));
  const store = new Store(createCollectionShapes(services), { assets: rows });
  return { store, find: vi.spyOn(store.table('assets'), 'find') };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('warms up a long list by its order, its columns and its locations, one query at a time', () => {
  const { store, find } = open();
  warmUp(store, [assets], { minRows: 3 });
  expect(find).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(find).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  const filters = find.mock.calls.map(([filter]) => filter);
  const order = ['nameSortKey ASC', 'id ASC'];
  expect(filters).toContainEqual({ order, limit: 1 });
  expect(filters).toContainEqual({ where: { name: { like: '~~' } }, order, limit: 1 });
  expect(filters).toContainEqual({ where: { model: { inq: ['~'] } }, order, limit: 1 });
  const near = { near: { lat: 0, lng: 0 }, maxDistance: 1, unit: 'kilometers' };
  expect(filters).toContainEqual({ where: { geoPoint: near }, order, limit: 1 });
});

it('does not warm up a short list, and stops on request', () => {
  const { store, find } = open();
  warmUp(store, [assets], { minRows: 4 });
  vi.runAllTimers();
  expect(find).not.toHaveBeenCalled();
  const stop = warmUp(store, [assets], { minRows: 3 });
  vi.advanceTimersByTime(20);
  stop();
  vi.runAllTimers();
  expect(find).toHaveBeenCalledTimes(1);
});

it('creates the other indexes first, and none of a platform without a long list', () => {
  const { store, find } = open();
  const create = vi.fn(() => expect(find).not.toHaveBeenCalled());
  warmUp(store, [assets], { minRows: 4, createIndexes: [create] });
  vi.runAllTimers();
  expect(create).not.toHaveBeenCalled();
  warmUp(store, [assets], { minRows: 3, createIndexes: [create] });
  vi.runAllTimers();
  expect(create).toHaveBeenCalledExactlyOnceWith(store);
  expect(find).toHaveBeenCalled();
});
