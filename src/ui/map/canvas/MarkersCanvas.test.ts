import { Map } from 'leaflet';
import { afterEach, expect, it, vi } from 'vitest';

import type { MapCluster, MapMarker } from '../mapMarker.ts';
import { stubCanvas } from '../../../../tests/support/stubCanvas.ts';
import { MarkersCanvas } from './MarkersCanvas.ts';

const CENTER = { lat: 30.2, lng: 120.2 };
const texts = { formatNumber: String, formatShort: String, noFault: 'no fault' };

let openMap: Map | undefined;
afterEach(() => {
  openMap?.remove();
  openMap = undefined;
  document.body.replaceChildren();
  delete document.documentElement.dataset.theme;
});

function mount(markers: readonly MapMarker[], clusters: readonly MapCluster[] = []) {
  const stub = stubCanvas();
  const container = document.body.appendChild(document.createElement('div'));
  const map = new Map(container, { zoomAnimation: false, fadeAnimation: false, inertia: false });
  openMap = map.setView(CENTER, 15);
  const onSelect = vi.fn();
  const layer = new MarkersCanvas();
  const setContent = (selectedId?: string) =>
    layer.setContent({ markers, clusters, texts, selectedId, onSelect });
  setContent();
  layer.addTo(map);
  /** Sends a mouse event to the map at the pixel of a position, and beside it. */
  const point = (
    type: string,
    position = CENTER,
    [right, down]: readonly [number, number] = [0, 0],
  ) => {
    const { x, y } = map.latLngToContainerPoint(position);
    const init = { clientX: x + right, clientY: y + down, bubbles: true };
    container.dispatchEvent(new MouseEvent(type, init));
  };
  return { stub, map, layer, container, onSelect, setContent, point };
}

const marker = (id: string, more: Partial<MapMarker> = {}): MapMarker => ({
  id,
  name: `Lamp ${id}`,
  position: CENTER,
  state: 'normal',
  ...more,
});
const north = { lat: 30.205, lng: 120.2 };
const names = (calls: readonly { readonly name: string }[]) => calls.map(({ name }) => name);

it('a marker of the same look is drawn once, and copied for each one', () => {
  const lamps = ['a', 'b', 'c'].map(id => marker(id, { icon: 'lightControl' }));
  const { stub } = mount(lamps);
  const calls = stub.drawFrame();
  expect(names(calls).filter(name => name === 'drawImage')).toHaveLength(3);
  expect(new Set(calls.map(({ canvas }) => canvas)).size).toBe(2);
});

it('faults are drawn last, within a state the southern ones, whatever the order of the list', () => {
  const { stub, map } = mount([
    marker('fault', { state: 'fault', position: north }),
    marker('south', { position: { lat: 30.195, lng: 120.2 } }),
    marker('north', { position: north }),
    marker('offline', { state: 'offline' }),
  ]);
  const rows = stub
    .drawFrame()
    .filter(({ name }) => name === 'drawImage')
    .map(({ args }) => Number(args[2]));
  const [one, other] = [map.latLngToContainerPoint(north).y, map.latLngToContainerPoint(CENTER).y];
  const top = Math.min(...rows);
  expect(rows.map(row => row - top)).toEqual([0, 2 * (other - one), other - one, 0]);
});

it('a click reports the topmost marker under it, an icon marker by its body above the position', () => {
  const { stub, onSelect, point } = mount([
    marker('below'),
    marker('fault', { state: 'fault' }),
    marker('icon', { icon: 'camera', position: north }),
  ]);
  stub.drawFrame();
  point('click');
  expect(onSelect).toHaveBeenLastCalledWith({ kind: 'marker', id: 'fault' }, false);
  point('click', north, [0, -30]);
  expect(onSelect).toHaveBeenLastCalledWith({ kind: 'marker', id: 'icon' }, false);
  point('click', north, [60, 0]);
  expect(onSelect).toHaveBeenCalledTimes(2);
});

it('a cluster marker is above the markers, and reported by a click anywhere on its disc', () => {
  const counts = { normal: 900, fault: 3, offline: 1, unknown: 0 };
  const { stub, onSelect, point } = mount(
    [marker('a')],
    [{ id: 'd', name: 'Binjiang', position: CENTER, counts }],
  );
  const texts = stub.drawFrame().filter(({ name }) => name === 'fillText');
  expect(texts.map(({ args }) => args[0])).toEqual(['904', '3', 'Binjiang']);
  point('click', CENTER, [20, 0]);
  expect(onSelect).toHaveBeenLastCalledWith({ kind: 'cluster', id: 'd' }, false);
});

it('the name of a hovered marker is shown, until the pointer leaves it or the map', () => {
  const { stub, container, point } = mount([marker('a')]);
  stub.drawFrame();
  const tooltip = () => container.querySelector('.map-tooltip')?.textContent;
  point('mousemove');
  expect(tooltip()).toBe('Lamp a');
  expect(container.classList).toContain('map-has-target');
  point('mousemove', CENTER, [80, 0]);
  expect(tooltip()).toBeUndefined();
  point('mousemove');
  point('mouseout');
  expect(tooltip()).toBeUndefined();
  expect(container.classList).not.toContain('map-has-target');
});

it('a drag moves the canvas and draws nothing, until it reaches the edge of the drawing', () => {
  const { stub, map } = mount([marker('a')]);
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

it('is drawn again in the colours of another theme, and is gone with its map', async () => {
  const { stub, layer, container } = mount([marker('a')]);
  stub.drawFrame();
  document.documentElement.dataset.theme = 'dark';
  await vi.waitFor(() => expect(stub.isPending).toBe(true));
  layer.remove();
  expect(stub.isPending).toBe(false);
  expect(container.querySelector('canvas')).toBeNull();
});

it('a position that is not on Earth is left out', () => {
  const { stub } = mount([marker('a'), marker('b', { position: { lat: 91, lng: 0 } })]);
  const copies = stub.drawFrame().filter(({ name }) => name === 'drawImage');
  expect(copies).toHaveLength(1);
});

it('above 800 markers in view, all are circles', () => {
  const lamps = Array.from({ length: 801 }, (_, index) =>
    marker(String(index), { icon: 'lightControl' }),
  );
  const sizeOf = (count: number) => {
    const { stub } = mount(lamps.slice(0, count));
    const size = stub.drawFrame().find(({ name }) => name === 'drawImage')?.args[3];
    openMap?.remove();
    openMap = undefined;
    vi.restoreAllMocks();
    return size;
  };
  expect([sizeOf(800), sizeOf(801)]).toEqual([56, 18]);
});
