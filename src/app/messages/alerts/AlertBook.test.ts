import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createAlert, createAlerts, NOW } from '../../../../tests/support/live/bookAlerts.ts';
import type { AlertRecord } from '../AlertRecord.ts';
import { AlertBook } from './AlertBook.ts';
import { findAcknowledged } from './findAcknowledged.ts';

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

  it('are new when they are pushed, though a list had them a moment before', () => {
    const book = new AlertBook();
    book.addEarlier([{ ...createAlert(1), update_time: createAlert(1).timestamp }]);
    expect(book.unreadCount).toBe(0);
    expect(book.add([createAlert(1)], NOW).map(({ id }) => id)).toEqual(['a1']);
    expect(book.unreadCount).toBe(1);
    expect(listIds(book)).toEqual(['a1']);
    expect(book.add([createAlert(1)], NOW)).toEqual([]);
  });

  it('were acknowledged elsewhere where a list lacks them that reaches so far, also with site times [UX-14]', () => {
    const book = new AlertBook();
    // Midnight and one second later in UTC; the site is an hour ahead.
    book.add([createAlert(1), createAlert(2, { timestamp: '2026-11-12T01:00:01' })], NOW);
    const oldest = { ...createAlert(3), update_time: '2026-11-12T01:00:00' } as object;
    const listed = [oldest as AlertRecord];
    expect(findAcknowledged(book, listed, 9, new Set(), 'Europe/Berlin')).toEqual(['a2']);
    expect(findAcknowledged(book, listed, 9, new Set(['a2']), 'Europe/Berlin')).toEqual([]);
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
