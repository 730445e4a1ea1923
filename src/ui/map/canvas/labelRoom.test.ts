import fc from 'fast-check';
import { expect, it } from 'vitest';

import { LabelRoom } from './LabelRoom.ts';

const text = { x: 100, y: 100, angle: 0, width: 80, height: 16 };

it('a text reserves its box once, and none that overlaps another', () => {
  const room = new LabelRoom(200, 200);
  expect(room.takeIfFree(text)).toBe(true);
  expect(room.takeIfFree(text)).toBe(false);
  expect(room.takeIfFree({ ...text, y: 124 })).toBe(true);
  room.take({ left: 95, top: 60, width: 10, height: 10 });
  expect(room.takeIfFree({ ...text, y: 65 })).toBe(false);
});

it('a turned text needs the room along it, not that of an upright rectangle around it', () => {
  const diagonal = { ...text, angle: Math.PI / 4 };
  const shiftedRoom = new LabelRoom(200, 200);
  shiftedRoom.take({ left: 120, top: 70, width: 8, height: 8 });
  expect(shiftedRoom.takeIfFree(diagonal)).toBe(true);
  const under = new LabelRoom(200, 200);
  under.take({ left: 120, top: 120, width: 8, height: 8 });
  expect(under.takeIfFree(diagonal)).toBe(false);
});

it('a copy is changed alone, and equals its source as long as the same parts are taken', () => {
  const room = new LabelRoom(202, 150);
  room.take({ left: -20, top: -20, width: 40, height: 400 });
  const copy = room.copy();
  expect(copy.equals(room)).toBe(true);
  copy.take(boxAt(100, 100));
  expect(copy.equals(room)).toBe(false);
  expect(new LabelRoom(100, 300).equals(new LabelRoom(300, 100))).toBe(false);
});

const pixel = fc.integer({ min: -20, max: 320 });
const boxAt = (x: number, y: number) => ({ left: x - 6, top: y - 6, width: 12, height: 12 });

it('a text that is placed covers no marker, wherever both are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(pixel, pixel), { maxLength: 40 }),
      fc.tuple(pixel, pixel, fc.double({ min: -Math.PI / 2, max: Math.PI / 2, noNaN: true })),
      (markers, [x, y, angle]) => {
        const room = new LabelRoom(300, 300);
        for (const [left, top] of markers) room.take(boxAt(left, top));
        if (!room.takeIfFree({ ...text, x, y, angle })) return;
        for (const [left, top] of markers) {
          if (left < 0 || top < 0 || left >= 300 || top >= 300) continue;
          const along = (left - x) * Math.cos(angle) + (top - y) * Math.sin(angle);
          const across = (top - y) * Math.cos(angle) - (left - x) * Math.sin(angle);
          expect(Math.abs(along) > 40 || Math.abs(across) > 8).toBe(true);
        }
      },
    ),
  );
});
