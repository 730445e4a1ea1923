import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LiveAlert } from '../../../data/live/useLiveUpdates.ts';
import { AlertBook } from './AlertBook.ts';

const NOW = Date.UTC(2026, 10, 12);

const createAlert = (number: number, fields: Partial<LiveAlert> = {}) => ({
  ...{
    cursor: `s-${number}`,
    id: `a${number}`,
    type: 'overTemperature' as const,
    level: 2 as const,
  },
  ...{ asset_id: `LAMP${number % 50}`, asset_name: `Lamp ${number % 50}`, model: 'ssslc' as const },
  ...{ domain_id: `street-${number % 3}`, timestamp: new Date(NOW).toISOString() },
  ...fields,
});
const createAlerts = (from: number, count: number, fields?: Partial<LiveAlert>) =>
  Array.from({ length: count }, (_, index) => createAlert(from + index, fields));
const listIds = (book: AlertBook) =>
  book.rows.map(({ alerts }) => alerts.map(({ id }) => id).join(' '));

describe('the alerts of the message centre', () => {
  it('are in the order of their arrival, each once, though a clock is wrong by hours', () => {
    const book = new AlertBook();
    book.add([createAlert(1)], NOW);
    book.add([createAlert(2, { timestamp: new Date(NOW - 7 * 3_600_000).toISOString() })], NOW);
    const added = book.add([createAlert(1), createAlert(3)], NOW);
    expect(added.map(({ id }) => id)).toEqual(['a3']);
    expect(listIds(book)).toEqual(['a1', 'a2', 'a3']);
  });

  it('are grouped by type and street when more than 20 arrive in 10 s, those before included', () => {
    const book = new AlertBook();
    book.add(createAlerts(0, 1), NOW - 60_000);
    for (let number = 1; number <= 20; number += 1) book.add([createAlert(number)], NOW + number);
    expect(book.rows).toHaveLength(21);
    expect(book.isStorm(NOW + 20)).toBe(false);
    book.add([createAlert(21)], NOW + 9_999);
    expect(book.isStorm(NOW + 9_999)).toBe(true);
    expect(book.rows.map(({ alerts }) => alerts.length)).toEqual([1, 7, 7, 7]);
    book.add([createAlert(22, { type: 'powerLoss' })], NOW + 10_000);
    expect(book.rows.map(({ alerts }) => alerts.length)).toEqual([1, 7, 7, 7, 1]);
    expect(book.size).toBe(23);
  });

  it('stay single at 20 in 10 s, and again when the storm is over', () => {
    const book = new AlertBook();
    for (let number = 0; number < 60; number += 1)
      book.add([createAlert(number)], NOW + number * 500);
    expect(book.rows).toHaveLength(60);
    book.add(createAlerts(100, 30), NOW + 100_000);
    expect(book.isStorm(NOW + 109_999)).toBe(true);
    expect(book.isStorm(NOW + 110_000)).toBe(false);
    const before = book.rows.length;
    book.add([createAlert(200)], NOW + 111_000);
    expect(book.rows).toHaveLength(before + 1);
  });

  it('are unread until they are seen; those of the list are not unread and come before the others', () => {
    const book = new AlertBook();
    book.add([createAlert(5)], NOW);
    const [newer, older] = [createAlert(3), createAlert(2)].map(alert => ({
      ...alert,
      update_time: alert.timestamp,
    }));
    book.addEarlier([newer!, older!, { ...createAlert(5), update_time: newer!.timestamp }]);
    expect(listIds(book)).toEqual(['a2', 'a3', 'a5']);
    expect(book.unreadCount).toBe(1);
    expect(book.rows.map(row => book.isUnread(row))).toEqual([false, false, true]);
    expect(book.markRead()).toBe(true);
    expect(book.markRead()).toBe(false);
    expect(book.unreadCount).toBe(0);
  });

  it('that were there before are one row for each storm, by their own times, which later ones join [ALERT-11]', () => {
    const book = new AlertBook();
    const earlier = createAlerts(0, 100).map((alert, index) => ({
      ...alert,
      update_time: new Date(NOW - 60_000 + index * 90).toISOString(),
    }));
    const single = {
      ...createAlert(200, { type: 'tilt' }),
      update_time: new Date(NOW - 3_600_000).toISOString(),
    };
    book.addEarlier([...earlier.toReversed(), single]);
    expect(book.rows.map(({ alerts }) => alerts.length)).toEqual([1, 33, 33, 34]);
    expect(
      book.rows
        .at(-1)
        ?.alerts.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['a0', 'a3']);
    book.addEarlier([{ ...createAlert(303), update_time: new Date(NOW - 50_000).toISOString() }]);
    expect(book.rows).toHaveLength(4);
    expect(book.size).toBe(102);
    book.add([createAlert(400)], NOW);
    book.add(createAlerts(402, 30), NOW + 1000);
    // The storm goes on: its groups come first again, and the alert before it belongs to it too.
    expect(book.rows.map(({ alerts }) => alerts.length)).toEqual([1, 44, 45, 43]);
    book.remove(createAlerts(0, 100).map(({ id }) => id));
    expect(book.rows.map(({ alerts }) => alerts.length)).toEqual([1, 11, 11, 10]);
  });

  it('that were there before are a row from ten of one type and street, however slow', () => {
    const book = new AlertBook();
    const createSlow = (from: number, count: number, street: string) =>
      createAlerts(from, count, { domain_id: street }).map((alert, index) => ({
        ...alert,
        update_time: new Date(NOW - (from + index) * 30_000).toISOString(),
      }));
    book.addEarlier([...createSlow(0, 10, 'ten'), ...createSlow(50, 9, 'nine')]);
    expect(book.rows.map(({ alerts }) => alerts.length)).toEqual([
      ...Array.from({ length: 9 }, () => 1),
      10,
    ]);
  });

  it('are new when they are pushed, though a list had them a moment before', () => {
    const book = new AlertBook();
    book.addEarlier([{ ...createAlert(1), update_time: createAlert(1).timestamp }]);
    expect(book.unreadCount).toBe(0);
    expect(book.add([createAlert(1)], NOW).map(({ id }) => id)).toEqual(['a1']);
    expect(book.unreadCount).toBe(1);
    expect(listIds(book)).toEqual(['a1']);
    expect(book.add([createAlert(1)], NOW)).toEqual([]);
  });

  it('are all there after a storm of 10,000, in few rows, and leave only when they are removed [ALERT-11]', () => {
    const book = new AlertBook();
    for (let from = 0; from < 10_000; from += 500) book.add(createAlerts(from, 500), NOW + from);
    expect(book.size).toBe(10_000);
    expect(book.rows).toHaveLength(3);
    const ids = book.rows.flatMap(({ alerts }) => alerts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(10_000);
  });

  it('are never lost nor shown twice, whatever arrives and is removed', () => {
    const step = fc.oneof(
      fc.record({
        add: fc.integer({ min: 1, max: 40 }),
        wait: fc.integer({ min: 0, max: 20_000 }),
      }),
      fc.record({ remove: fc.array(fc.nat({ max: 300 }), { maxLength: 60 }) }),
      fc.record({ list: fc.integer({ min: 1, max: 40 }), gap: fc.nat({ max: 40_000 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        const book = new AlertBook();
        const expected = new Set<string>();
        let [now, next] = [NOW, 0];
        for (const each of steps) {
          if ('add' in each) {
            now += each.wait;
            for (const { id } of book.add(createAlerts(next, each.add), now)) expected.add(id);
            next += each.add;
          } else if ('list' in each) {
            const listed = createAlerts(next, each.list).map((alert, index) => ({
              ...alert,
              update_time: new Date(now - index * each.gap).toISOString(),
            }));
            book.addEarlier(listed);
            listed.forEach(({ id }) => expected.add(id));
            next += each.list;
          } else {
            const ids = each.remove.map(number => `a${number}`);
            book.remove(ids);
            ids.forEach(id => expected.delete(id));
          }
          const shown = book.rows.flatMap(({ alerts }) => alerts.map(({ id }) => id));
          expect(shown.toSorted()).toEqual([...expected].toSorted());
          expect(book.size).toBe(expected.size);
          expect(book.rows.every(({ alerts }) => alerts.length > 0)).toBe(true);
          expect(new Set(book.rows.map(({ key }) => key)).size).toBe(book.rows.length);
        }
      }),
    );
  });
});
