import { describe, expect, it } from 'vitest';

import { themeColors } from '../../../app/look/themeColors.ts';
import type { EquipmentState } from '../../icons/StateGlyph.tsx';
import type { MapPalette } from './mapPalette.ts';
import { drawCircleMarker, drawIconMarker, type MarkerLook } from './markerShapes.ts';

interface Step {
  readonly name: string;
  readonly fillStyle: unknown;
  readonly strokeStyle: unknown;
}

const palette = { 'on-status': 'foreground', raised: 'background' } as MapPalette;

/** Returns the calls that draw a marker, each with the colours at that time. */
function draw(
  drawMarker: typeof drawIconMarker,
  shape: EquipmentState,
  look: Partial<MarkerLook> = {},
): readonly Step[] {
  const steps: Step[] = [];
  const state: Record<string, unknown> = {};
  const context = new Proxy(state, {
    get: (_, name: string) => (): void => {
      const { fillStyle, strokeStyle } = state;
      steps.push({ name, fillStyle, strokeStyle });
    },
  });
  drawMarker(
    context as unknown as CanvasRenderingContext2D,
    { shape, color: shape, ...look },
    palette,
  );
  return steps;
}

const OUTLINES: Readonly<Record<EquipmentState, string>> = {
  ...{ normal: 'arc', fault: 'arcTo', offline: 'arc', unknown: 'roundRect' },
};
const STATES = ['normal', 'fault', 'offline', 'unknown'] as const;

const MARKERS = [
  ['an icon marker', drawIconMarker],
  ['a circle marker', drawCircleMarker],
] as const;

describe.each(MARKERS)('%s', (_, drawMarker) => {
  it.each(STATES)('is a shape of its own when it is %s [MAP-04/shape]', shape => {
    const names = draw(drawMarker, shape).map(({ name }) => name);
    expect(names).toContain(OUTLINES[shape]);
  });

  it('is solid when it is normal or faulty, hollow when it is offline or unknown [MAP-04/shape]', () => {
    const isSolid = (shape: EquipmentState) =>
      draw(drawMarker, shape).some(
        ({ name, fillStyle }, index, steps) =>
          name === 'fill' && fillStyle === shape && steps[index - 1]?.name !== 'lineTo',
      );
    expect(STATES.filter(isSolid)).toEqual(['normal', 'fault']);
  });

  it.each(STATES)('has the hands of a clock when it is %s and old [MAP-04/shape]', shape => {
    const old = draw(drawMarker, shape, { isOld: true });
    const hands = old.slice(draw(drawMarker, shape).length).map(({ name }) => name);
    expect(hands.slice(-5)).toEqual(['beginPath', 'moveTo', 'lineTo', 'lineTo', 'stroke']);
  });

  it('is struck through only when it is offline [MAP-04/shape]', () => {
    const isStruck = (shape: EquipmentState) => {
      const names = draw(drawMarker, shape).map(({ name }) => name);
      return names.slice(-2).join() === 'lineTo,stroke';
    };
    expect(STATES.filter(isStruck)).toEqual(['offline']);
  });
});

it.each(MARKERS)(
  'the arc around %s is as long as its light: the levels 40 and 60 look different, a dark one has none [MAP-04/shape]',
  (_, drawMarker) => {
    const drawLevel = (level: number) => {
      const arcs: number[] = [];
      const context = new Proxy(
        {},
        {
          get: (_, name) => (x: number, y: number, radius: number, start: number, end: number) => {
            if (name === 'arc' && start !== 0)
              arcs.push(Math.round(((end - start) / Math.PI) * 50));
          },
        },
      );
      const look = { shape: 'normal', color: 'normal', level } as const;
      drawMarker(context as unknown as CanvasRenderingContext2D, look, palette);
      return arcs;
    };
    expect([0, 40, 60, 100].map(drawLevel)).toEqual([[], [40], [60], [100]]);
  },
);

/** Returns the hue of a colour in degrees, and its saturation from 0 to 1. */
function readHue(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    at => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = max - min;
  const sector =
    max === red
      ? (green - blue) / range
      : max === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: (60 * sector + 360) % 360, saturation: range / max };
}

it.each(['light', 'dark'] as const)(
  'in the %s theme normal is green, a fault red, offline gray and unknown blue [MAP-04/colours]',
  theme => {
    const { normal, fault, offline, unknown } = themeColors[theme];
    expect(readHue(normal).hue).toBeGreaterThan(120);
    expect(readHue(normal).hue).toBeLessThan(165);
    expect(Math.abs(((readHue(fault).hue + 180) % 360) - 180)).toBeLessThan(15);
    expect(readHue(offline).saturation).toBeLessThan(0.25);
    expect(readHue(unknown).hue).toBeGreaterThan(205);
    expect(readHue(unknown).hue).toBeLessThan(230);
    // A gray can have the hue of a blue.
    expect(readHue(unknown).saturation).toBeGreaterThan(0.4);
  },
);
