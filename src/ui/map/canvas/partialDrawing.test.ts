import { expect, it } from 'vitest';

import { createMarker, mountMarkers } from '../../../../tests/support/mountMarkers.ts';
import { STUB_SIZE } from '../../../../tests/support/stubCanvas.ts';

type MountedMap = ReturnType<typeof mountMarkers>['map'];

type Pixel = readonly [right: number, down: number];

/** Markers at distances from the middle of a map, in pixels. */
const addAt = (map: MountedMap, pixels: readonly Pixel[]) =>
  pixels.map(([right, down], index) => {
    const { lat, lng } = map.containerPointToLatLng([
      STUB_SIZE.width / 2 + right,
      STUB_SIZE.height / 2 + down,
    ]);
    return createMarker(`${index}`, { position: { lat, lng } });
  });

/** Mounts markers in a row from west to east. */
const mountRow = (rights: readonly number[]) => mountAt(rights.map((right): Pixel => [right, 0]));

function mountAt(pixels: readonly Pixel[]) {
  const mounted = mountMarkers([]);
  const markers = addAt(mounted.map, pixels);
  mounted.layer.setContent({
    ...{ markers, clusters: [], onSelect: mounted.onSelect },
    texts: { formatNumber: String, formatShort: String, noFault: '' },
  });
  const { stub } = mounted;
  /** Draws; returns the copied sprites, and the copies of the picture with their distance. */
  const draw = () => {
    const copies = stub.drawFrame().filter(({ name }) => name === 'drawImage');
    const shifts = copies.filter(({ args, canvas }) => args[0] === canvas);
    return {
      sprites: copies.length - shifts.length,
      shifts: shifts.map(({ args }) => args.slice(1)),
    };
  };
  return { ...mounted, markers, draw };
}

it('after a move, the picture is moved, and only the new part of the canvas is rendered', () => {
  // The canvas reaches 560 px to each side of the middle.
  const { map, draw } = mountRow([-500, 0, 500, 650]);
  expect(draw()).toEqual({ sprites: 3, shifts: [] });
  map.panBy([100, 0], { animate: false });
  expect(draw()).toEqual({ sprites: 1, shifts: [[-100, 0]] });
  map.panBy([-100, 30], { animate: false });
  expect(draw().shifts).toEqual([[100, -30]]);
});

// The canvas reaches 560 px to each side of the middle, and 420 px up and down.
it.each([
  ['west', [-700, 0]],
  ['east', [700, 0]],
  ['north', [0, -560]],
  ['south', [0, 560]],
] as const)('a marker outside of the canvas is not rendered: in the %s', (_, outside) => {
  const { draw } = mountAt([[0, 0], outside]);
  expect(draw().sprites).toBe(1);
});

it('another zoom and another content are rendered as a whole', () => {
  const { map, layer, markers, onSelect, draw } = mountRow([-100, 0, 100]);
  draw();
  map.setZoom(16, { animate: false });
  expect(draw()).toEqual({ sprites: 3, shifts: [] });
  layer.setContent({
    ...{ markers: markers.slice(1), clusters: [], onSelect },
    texts: { formatNumber: String, formatShort: String, noFault: '' },
  });
  map.panBy([100, 0], { animate: false });
  expect(draw()).toEqual({ sprites: 2, shifts: [] });
});

it('clusters are rendered as a whole after a move: their names depend on each other', () => {
  const { map, layer, onSelect, stub, draw } = mountRow([]);
  const { lat, lng } = map.getCenter();
  const counts = { normal: 4, fault: 0, offline: 0, unknown: 0 };
  layer.setContent({
    ...{
      markers: [],
      onSelect,
      clusters: [{ id: 'c', name: 'C', position: { lat, lng }, count: 4, counts }],
    },
    texts: { formatNumber: String, formatShort: String, noFault: '' },
  });
  stub.drawFrame();
  map.panBy([100, 0], { animate: false });
  expect(draw().shifts).toEqual([]);
});

it('icons and circles are never in one picture', () => {
  const icons = (count: number, right: number) => Array.from({ length: count }, () => right);
  const { map, layer, markers, onSelect, draw } = mountRow([...icons(800, 0), 650]);
  const setIcons = () =>
    layer.setContent({
      markers: markers.map(marker => ({ ...marker, icon: 'camera' as const })),
      ...{ clusters: [], onSelect },
      texts: { formatNumber: String, formatShort: String, noFault: '' },
    });
  setIcons();
  expect(draw().sprites).toBe(800);
  map.panBy([100, 0], { animate: false });
  expect(draw()).toEqual({ sprites: 801, shifts: [] });
});

it('a marker under the pointer of a drag is not hovered', () => {
  const { map, stub, point, container } = mountRow([0]);
  stub.drawFrame();
  map.fire('dragstart');
  point('mousemove');
  expect(container.querySelector('.map-tooltip')).toBeNull();
  expect(stub.isPending).toBe(false);
  map.fire('dragend');
  point('mousemove');
  expect(container.querySelector('.map-tooltip')).not.toBeNull();
});
