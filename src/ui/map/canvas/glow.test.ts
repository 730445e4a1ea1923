import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { createMarker, mountMarkers } from '../../../../tests/support/mountMarkers.ts';
import { GLOW_RADIUS_PX } from './drawGlow.ts';

/** The colours of the light theme and of the dark one. */
const [LIGHT = '', DARK = ''] = Array.from(
  readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--map-glow: (.*);/gu),
  ([, color = '']) => color,
);

/** Draws lamps with icons in the colour of a theme; returns how many have a halo. */
function countGlows(color: string, levels: readonly (number | undefined)[]): number {
  const { style } = document.documentElement;
  style.setProperty('--map-glow', color);
  try {
    const { stub } = mountMarkers(
      levels.map((level, index) => createMarker(`${index}`, { icon: 'lightControl', level })),
    );
    const copies = stub.drawFrame().filter(({ name }) => name === 'drawImage');
    expect(copies.length).toBeGreaterThanOrEqual(levels.length);
    return copies.filter(({ args }) => args[3] === 2 * GLOW_RADIUS_PX.icon).length;
  } finally {
    style.removeProperty('--map-glow');
  }
}

it('lit lamps have a halo in the dark theme; others, and those of the light theme, have none', () => {
  expect(countGlows(DARK, [100, 1, 0, undefined])).toBe(2);
  expect(countGlows(LIGHT, [100, 1, 0, undefined])).toBe(0);
});
