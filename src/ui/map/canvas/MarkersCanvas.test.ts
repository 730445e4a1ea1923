import { afterEach, expect, it, vi } from 'vitest';

import {
  CENTER,
  createMarker,
  mountMarkers,
  NORTH,
} from '../../../../tests/support/mountMarkers.ts';
import { nameColors } from '../../../../tests/support/nameColors.ts';
import { getIconPaths, type IconName } from '../../icons/Icon.tsx';
import { createDeviceMarker } from '../createDeviceMarker.ts';
import { MARKERS_MOVED } from './LabelRoom.ts';

nameColors('normal', 'fault', 'offline', 'unknown', 'raised', 'on-status');

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const texts = { formatNumber: String, formatShort: String, noFault: '' };
const names = (calls: readonly { readonly name: string }[]) => calls.map(({ name }) => name);

it('a marker of the same look is rendered once, and copied for each one', () => {
  const lamps = ['a', 'b', 'c'].map(id => createMarker(id, { icon: 'lightControl' }));
  const { stub } = mountMarkers(lamps);
  const calls = stub.drawFrame();
  expect(names(calls).filter(name => name === 'drawImage')).toHaveLength(3);
  expect(new Set(calls.map(({ canvas }) => canvas)).size).toBe(2);
});

it('faults are rendered last, within a state the southern ones, whatever the order of the list', () => {
  const { stub, map } = mountMarkers([
    createMarker('fault', { state: 'fault', position: NORTH }),
    createMarker('south', { position: { lat: 30.195, lng: 120.2 } }),
    createMarker('north', { position: NORTH }),
    createMarker('offline', { state: 'offline' }),
  ]);
  const rows = stub
    .drawFrame()
    .filter(({ name }) => name === 'drawImage')
    .map(({ args }) => Number(args[2]));
  const [one, other] = [map.latLngToContainerPoint(NORTH).y, map.latLngToContainerPoint(CENTER).y];
  const top = Math.min(...rows);
  expect(rows.map(row => row - top)).toEqual([0, 2 * (other - one), other - one, 0]);
});

it.each([
  ['an icon', 'lightControl'],
  ['a circle', undefined],
] as const)(
  'of several devices in one place, a fault is rendered last and in the colour of faults: each as %s [MAP-04/colours]',
  (_, icon) => {
    const states = ['fault', 'unknown', 'offline', 'normal'] as const;
    const { stub } = mountMarkers(states.map(state => createMarker(state, { state, icon })));
    const calls = stub.drawFrame();
    const copies = calls.filter(({ name }) => name === 'drawImage');
    expect(copies).toHaveLength(4);
    /** The colours of a sprite, without those that all have. */
    const readColors = (sprite: unknown) => [
      ...new Set(
        calls
          .filter(({ canvas, name }) => canvas === sprite && name === 'fill')
          .map(({ fillStyle }) => fillStyle)
          .filter(color => states.includes(color as 'fault')),
      ),
    ];
    expect(readColors(copies[3]!.args[0])).toEqual(['fault']);
    for (const { args } of copies.slice(0, 3)) expect(readColors(args[0])).not.toContain('fault');
  },
);

/** Returns the glyph of the only marker of a device, as the paths that are drawn, and the colours that they have. */
function drawDevice(model: string, status: 'normal' | 'fault' = 'normal') {
  const { stub } = mountMarkers([
    createDeviceMarker({ id: 'ONE', name: 'One', model, status, position: CENTER }, new Map()),
  ]);
  const calls = stub.drawFrame();
  return {
    glyph: calls
      .filter(({ name, args }) => ['stroke', 'fill'].includes(name) && args.length > 0)
      .map(({ args }) => String(args[0])),
    colors: calls.filter(({ name }) => name === 'fill').map(({ fillStyle }) => fillStyle),
  };
}

const GLYPHS = {
  ...{ ssslc: 'lightControl', ssads: 'glasses', sscam: 'camera', sspole: 'light' },
  ...{ sssap: 'collection', charge: 'charger', ssgw: 'gateway', plc: 'plc' },
  ...{ digital: 'digital', ssipat: 'broadcast', another: 'lightControl' },
} as const satisfies Readonly<Record<string, IconName>>;

it.each(Object.entries(GLYPHS))(
  'the marker of a device of the model %s shows the glyph %s [MAP-05] [MAP-01/assets]',
  (model, name) => {
    const { line, bold, solid } = getIconPaths(name);
    expect(drawDevice(model).glyph).toEqual([line, bold, solid].filter(Boolean));
  },
);

it('the ten types have ten glyphs, each in the colour of the state [MAP-05] [MAP-01/assets]', () => {
  const models = Object.keys(GLYPHS).filter(model => model !== 'another');
  expect(new Set(models.map(model => drawDevice(model).glyph.join()))).toHaveLength(10);
  for (const model of models) {
    expect(drawDevice(model).colors).toContain('normal');
    expect(drawDevice(model, 'fault').colors).toContain('fault');
  }
});

it('markers of one look share a picture, and an old one has another [MAP-04/shape]', () => {
  const { stub } = mountMarkers([
    createMarker('one'),
    createMarker('same'),
    createMarker('old', { isOld: true }),
  ]);
  const pictures = stub
    .drawFrame()
    .flatMap(({ name, args }) => (name === 'drawImage' ? [args[0]] : []));
  expect(pictures).toHaveLength(3);
  expect(pictures[1]).toBe(pictures[0]);
  expect(pictures[2]).not.toBe(pictures[0]);
});

it('a click reports the topmost marker under it, an icon marker by its body above the position', () => {
  const { stub, onSelect, point } = mountMarkers([
    createMarker('below'),
    createMarker('fault', { state: 'fault' }),
    createMarker('icon', { icon: 'camera', position: NORTH }),
  ]);
  stub.drawFrame();
  point('click');
  expect(onSelect).toHaveBeenLastCalledWith({ kind: 'marker', id: 'fault' }, false);
  point('click', NORTH, [0, -30]);
  expect(onSelect).toHaveBeenLastCalledWith({ kind: 'marker', id: 'icon' }, false);
  point('click', NORTH, [60, 0]);
  expect(onSelect).toHaveBeenCalledTimes(2);
});

it('a cluster marker is above the markers, and reported by a click anywhere on its disc', () => {
  const counts = { normal: 900, fault: 3, offline: 1, unknown: 0 };
  const { stub, onSelect, point } = mountMarkers(
    [createMarker('a')],
    [{ id: 'd', name: 'Binjiang', position: CENTER, counts }],
  );
  const shownTexts = stub.drawFrame().filter(({ name }) => name === 'fillText');
  expect(shownTexts.map(({ args }) => args[0])).toEqual(['904', '3', 'Binjiang']);
  point('click', CENTER, [20, 0]);
  expect(onSelect).toHaveBeenLastCalledWith({ kind: 'cluster', id: 'd' }, false);
});

it('a double press on an item selects it once and does not zoom the map; one next to it zooms', () => {
  const { map, stub, onSelect, point } = mountMarkers([
    createMarker('a'),
    createMarker('b', { position: NORTH }),
  ]);
  stub.drawFrame();
  const pressTwice = (
    first: typeof CENTER,
    second = first,
    offset: readonly [number, number] = [0, 0],
  ) => {
    point('click', first, offset, 1);
    point('click', second, offset, 2);
    point('dblclick', second, offset, 2);
  };
  // The first press may have moved another item below the pointer.
  pressTwice(CENTER, NORTH);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'marker', id: 'a' }, false);
  expect(map.getZoom()).toBe(15);
  pressTwice(CENTER, CENTER, [80, 0]);
  expect(map.getZoom()).toBe(16);
  expect(onSelect).toHaveBeenCalledOnce();
});

it('a finger selects an item next to it, a mouse only the one below it', () => {
  const { container, stub, onSelect, point } = mountMarkers([createMarker('a')]);
  stub.drawFrame();
  const press = (pointerType: string) => {
    // jsdom has no pointer events, and the click of Safari does not say what has pressed.
    const down = new Event('pointerdown', { bubbles: true });
    container.dispatchEvent(Object.assign(down, { pointerType }));
    point('click', CENTER, [15, 0]);
  };
  press('touch');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'marker', id: 'a' }, false);
  press('mouse');
  expect(onSelect).toHaveBeenCalledOnce();
});

it('a drag moves the canvas and draws nothing, until it reaches the edge of the drawing', () => {
  const { stub, map } = mountMarkers([createMarker('a')]);
  stub.drawFrame();
  map.panBy([100, 0], { animate: false });
  // The end of a move draws; in the middle of one, only the edge does.
  expect(names(stub.drawFrame())).toContain('drawImage');
  map.fire('move');
  expect(stub.isPending).toBe(false);
  const bounds = map.getPixelBounds();
  vi.spyOn(map, 'getPixelBounds').mockReturnValue(
    Object.assign(bounds, { max: bounds.max?.add([400, 0]) }),
  );
  map.fire('move');
  expect(stub.isPending).toBe(true);
});

it('is rendered again in the colours of another theme, and is removed with its map', async () => {
  const { stub, layer, container } = mountMarkers([createMarker('a')]);
  stub.drawFrame();
  document.documentElement.dataset.theme = 'dark';
  await vi.waitFor(() => expect(stub.isPending).toBe(true));
  layer.remove();
  expect(stub.isPending).toBe(false);
  expect(container.querySelector('canvas')).toBeNull();
});

it('a position that is not on Earth is left out', () => {
  const { stub } = mountMarkers([
    createMarker('a'),
    createMarker('b', { position: { lat: 91, lng: 0 } }),
  ]);
  const copies = stub.drawFrame().filter(({ name }) => name === 'drawImage');
  expect(copies).toHaveLength(1);
});

it('above 800 markers in view, all are circles', () => {
  const lamps = Array.from({ length: 801 }, (_, index) =>
    createMarker(String(index), { icon: 'lightControl' }),
  );
  const sizeOf = (count: number) => {
    const { stub } = mountMarkers(lamps.slice(0, count));
    const size = stub.drawFrame().find(({ name }) => name === 'drawImage')?.args[3];
    vi.restoreAllMocks();
    return size;
  };
  expect([sizeOf(800), sizeOf(801)]).toEqual([56, 18]);
});

it('other clusters are rendered, with the same markers too', () => {
  const markers = [createMarker('a')];
  const { stub, layer } = mountMarkers(markers);
  stub.drawFrame();
  const clusters = [{ id: 'd', name: 'Binjiang', position: CENTER, count: 904 }];
  layer.setContent({ markers, clusters, texts });
  const shownTexts = stub.drawFrame().filter(({ name }) => name === 'fillText');
  expect(shownTexts.map(({ args }) => args[0])).toContain('Binjiang');
});

it('names of the ground find other room when the markers are others, not when one is selected', () => {
  const { stub, map, layer, setContent } = mountMarkers([createMarker('a')]);
  stub.drawFrame();
  const onMove = vi.fn();
  map.on(MARKERS_MOVED, onMove);
  setContent('a');
  expect(names(stub.drawFrame())).toContain('drawImage');
  expect(onMove).not.toHaveBeenCalled();
  layer.setContent({ markers: [createMarker('b', { position: NORTH })], clusters: [], texts });
  stub.drawFrame();
  expect(onMove).toHaveBeenCalledTimes(1);
});

it('the picture of a look is rendered again in the colours of another theme, and for the pixels of another screen', () => {
  const { stub, layer } = mountMarkers([createMarker('a', { state: 'offline', icon: 'camera' })]);
  const draw = () => {
    layer.requestDraw();
    const calls = stub.drawFrame();
    const sprite = calls.find(({ name }) => name === 'drawImage')?.args[0] as HTMLCanvasElement;
    const fills = calls.filter(({ name, canvas }) => name === 'fill' && canvas === sprite);
    return { width: sprite.width, fills: fills.map(({ fillStyle }) => fillStyle) };
  };
  expect(draw()).toEqual({ width: 56, fills: expect.arrayContaining(['raised']) as unknown });
  expect(draw().fills).toEqual([]);
  const { style } = document.documentElement;
  style.setProperty('--raised', 'another');
  expect(draw().fills).toContain('another');
  style.setProperty('--raised', 'raised');
  draw();
  vi.stubGlobal('devicePixelRatio', 2);
  expect(draw()).toEqual({ width: 112, fills: expect.arrayContaining(['raised']) as unknown });
});

it('the canvas is rendered again for the pixels of another screen, though the map keeps its size', () => {
  const listeners = new Map<() => void, string>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.set(listener, query),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const { stub, layer } = mountMarkers([createMarker('a')]);
  stub.drawFrame();
  const { width } = layer.canvas;
  for (const ratio of [2, 3]) {
    const previous = `(resolution: ${window.devicePixelRatio}dppx)`;
    vi.stubGlobal('devicePixelRatio', ratio);
    for (const [listener, query] of [...listeners]) if (query === previous) listener();
    expect(stub.isPending).toBe(true);
    stub.drawFrame();
    expect(layer.canvas.width).toBe(ratio * width);
  }
  layer.remove();
  expect(listeners).toEqual(new Map());
});
