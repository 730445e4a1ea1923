import { describe, expect, it } from 'vitest';

import { createAlert, createAlerts, NOW } from '../../../../tests/support/live/bookAlerts.ts';
import { AlertBook } from './AlertBook.ts';

describe('the alerts of a storm in the message centre', () => {
  it('are grouped by type and street when more than 20 arrive in 10 s, those before included', () => {
    const book = new AlertBook();
    book.add(createAlerts(0, 1), NOW - 60_000);
    for (let number = 1; number <= 20; number += 1) book.add([createAlert(number)], NOW + number);
    expect(book.rows).toHaveLength(21);
    expect(book.isStorm(NOW + 20)).toBe(false);
    book.add([createAlert(21)], NOW + 9_999);
    expect(book.isStorm(NOW + 9_999)).toBe(true);
    expect(book.rows.map(({ alerts }) => alerts.length)).toEqual([1, 7, 7, 7]);
    // Its toast counts what its groups have.
    expect([...book.stormIds]).toEqual(createAlerts(1, 21).map(({ id }) => id));
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

  it('that were there before are one row for each storm, by their own times, which later ones join [ALERT-11/groups]', () => {
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
    // The storm continues: its groups come first again, and the alert before it belongs to it too.
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

  it('are all there after a storm of 10,000, in few rows, and leave only when they are removed [ALERT-11/centre]', () => {
    const book = new AlertBook();
    for (let from = 0; from < 10_000; from += 500) book.add(createAlerts(from, 500), NOW + from);
    expect(book.size).toBe(10_000);
    expect(book.rows).toHaveLength(3);
    const ids = book.rows.flatMap(({ alerts }) => alerts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(10_000);
  });
});
