import { expect, it, vi } from 'vitest';

import {
  CENTER,
  createMarker,
  mountMarkers,
  NORTH,
  TEXTS,
} from '../../../../tests/support/mountMarkers.ts';
import { nameColors } from '../../../../tests/support/nameColors.ts';

nameColors('normal', 'fault', 'raised', 'accent-soft');

it('the name of a hovered marker is shown, until the pointer leaves it or the map', () => {
  const { stub, container, point } = mountMarkers([createMarker('a')]);
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

it('the tooltip of a lamp has its name, its state and its light [MAP-04/shape]', () => {
  const marker = createMarker('a', { level: 40 });
  const { layer, container, point } = mountMarkers([marker]);
  layer.setContent({
    ...{ markers: [marker], clusters: [], texts: TEXTS },
    formatState: ({ state, level }) => [String(state), `${level} %`],
  });
  point('mousemove');
  expect(container.querySelector('.map-tooltip')?.textContent).toBe('Lamp a · normal · 40 %');
});

it('the name of a hovered marker is removed with the marker, also under a pointer that rests', () => {
  const { layer, container, point } = mountMarkers([createMarker('a')]);
  const content = { texts: TEXTS, onSelect: vi.fn() };
  const tooltip = () => container.querySelector('.map-tooltip')?.textContent;
  point('mousemove');
  layer.setContent({ ...content, markers: [createMarker('b'), createMarker('a')], clusters: [] });
  expect(tooltip()).toBe('Lamp a');
  const counts = { normal: 9, fault: 0, offline: 0, unknown: 0 };
  const cluster = { id: 'a', name: 'Street', position: CENTER, counts };
  layer.setContent({ ...content, markers: [], clusters: [cluster] });
  expect(tooltip()).toBeUndefined();
  expect(container.classList).not.toContain('map-has-target');
});

it.each(['normal', 'fault'] as const)(
  'a hovered marker that is %s is larger, in the same colour and shape; the others are not rendered again [MAP-04/colours]',
  state => {
    const lamp = { state, icon: 'camera' } as const;
    const { stub, point } = mountMarkers([
      createMarker('a', lamp),
      createMarker('b', { ...lamp, position: NORTH }),
    ]);
    const draw = () => {
      const calls = stub.drawFrame();
      const sizes = calls.filter(({ name }) => name === 'drawImage').map(({ args }) => args[3]);
      const sprites = calls.filter(({ canvas }) => !canvas.isConnected);
      const shape = sprites.filter(({ name }) => /arc|moveTo|lineTo/u.test(name));
      const fills = sprites.flatMap(({ name, fillStyle }) => (name === 'fill' ? [fillStyle] : []));
      return { sizes, fills, shape: shape.map(({ name, args }) => `${name} ${args.join()}`) };
    };
    const { sizes, fills, shape } = draw();
    expect(sizes).toEqual([56, 56]);
    expect(fills).toContain(state);
    point('mousemove', CENTER, [0, -20]);
    const hovered = draw();
    expect(hovered.sizes).toEqual([expect.closeTo(61.6)]);
    expect(hovered.fills).toEqual(fills);
    expect(hovered.shape).toEqual(shape);
    point('mouseout');
    expect(draw().sizes).toEqual([56]);
  },
);

it('the disc of a hovered cluster is highlighted, and its name is shown though a larger one has its room', () => {
  const [small, large] = [9, 9000].map(normal => ({ normal, fault: 0, offline: 0, unknown: 0 }));
  const near = { lat: 30.2, lng: 120.2005 };
  // Of more than 24 clusters in one place the small ones are not moved apart.
  const crowd = Array.from({ length: 25 }, (_, n) => ({
    id: `${n}`,
    position: near,
    counts: large,
  }));
  const { stub, point } = mountMarkers(
    [],
    [
      ...crowd.map(each => ({ ...each, name: `Large ${each.id}` })),
      { id: 'small', name: 'Small', position: CENTER, counts: small },
    ],
  );
  const draw = () => {
    const calls = stub.drawFrame();
    const discs = calls.filter(({ name }) => name === 'fill').map(({ fillStyle }) => fillStyle);
    const texts = calls.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]);
    return { discs, texts };
  };
  const before = draw();
  expect(before.texts).not.toContain('Small');
  expect(before.discs).not.toContain('accent-soft');
  point('mousemove');
  const { discs, texts } = draw();
  expect(texts).toContain('Small');
  expect(discs.filter(colour => colour === 'accent-soft')).toHaveLength(1);
});

it.each([undefined, 'large'])(
  'no name overlaps that of a hovered cluster, also while the selected one is %s',
  selectedId => {
    const [small, large] = [8900, 9000].map(normal => ({
      normal,
      fault: 0,
      offline: 0,
      unknown: 0,
    }));
    // Discs of almost the same size have room next to each other, their names do not.
    const near = { lat: CENTER.lat, lng: CENTER.lng + 0.0055 };
    const { stub, point, setContent } = mountMarkers(
      [],
      [
        {
          id: 'small',
          name: 'A district of the city with fewer lamps',
          position: CENTER,
          counts: small,
        },
        {
          id: 'large',
          name: 'A district of the city with many lamps',
          position: near,
          counts: large,
        },
      ],
    );
    setContent(selectedId);
    const listBoxes = () =>
      stub
        .drawFrame()
        .filter(({ name }) => name === 'roundRect')
        .map(({ args }) => {
          const [left = 0, top = 0, width = 0, height = 0] = args as readonly number[];
          return { left, top, width, height };
        });
    const [before, ...none] = listBoxes();
    expect(none).toEqual([]);
    point('mousemove');
    const [hovered, ...others] = listBoxes();
    expect(hovered?.left).toBeLessThan(before?.left ?? 0);
    expect(others).toEqual([]);
    point('mouseout');
    expect(listBoxes()).toEqual([before]);
  },
);
