import { render } from '@testing-library/react';
import { CRS } from 'leaflet';
import { I18nContextProvider } from 'react-admin';
import { MapContainer } from 'react-leaflet';
import { expect, it, vi } from 'vitest';

import { CENTER, createMarker } from '../../../tests/support/mountMarkers.ts';
import { STUB_SIZE, stubCanvas } from '../../../tests/support/stubCanvas.ts';
import { createI18nProvider } from '../../data/i18nProvider.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import type { SelectHandler } from './canvas/MarkerPointer.ts';
import { MarkerLayer } from './MarkerLayer.tsx';

it('another handler is called by the next press, and no frame is requested for it', () => {
  const stub = stubCanvas();
  const markers = [createMarker('1')];
  const createMap = (onSelect: SelectHandler) => (
    <MapContainer crs={CRS.EPSG3857} center={CENTER} zoom={15} zoomAnimation={false}>
      <MarkerLayer {...{ markers, onSelect }} />
    </MapContainer>
  );
  const first = vi.fn();
  const { rerender, container } = render(createMap(first));
  while (stub.isPending) stub.drawFrame();
  const second = vi.fn();
  rerender(createMap(second));
  expect(stub.isPending).toBe(false);
  const middle = { clientX: STUB_SIZE.width / 2, clientY: STUB_SIZE.height / 2 };
  container
    .querySelector('.leaflet-container')
    ?.dispatchEvent(new MouseEvent('click', { ...middle, bubbles: true }));
  expect(second).toHaveBeenCalledWith({ kind: 'marker', id: '1' }, false);
  expect(first).not.toHaveBeenCalled();
});

it.each([
  ['en', { level: 40 }, 'Lamp 1 · Normal · 40 %'],
  ['en', { level: 40, isOld: true }, 'Lamp 1 · Normal · 40 % · Outdated'],
  ['en', { state: 'offline' }, 'Lamp 1 · Offline'],
  ['en', { note: 'Muted until 14:30' }, 'Lamp 1 · Normal · Muted until 14:30'],
  ['zh', { level: 40, isOld: true }, 'Lamp 1 · 正常 · 40 % · 数据过时'],
] as const)(
  'the tooltip of a marker in %s: %j is "%s" [MAP-04/shape]',
  async (language, parts, text) => {
    stubCanvas();
    const i18nProvider = await createI18nProvider(language);
    await withLazyMessages(() => Promise.resolve())();
    const { container } = render(
      <I18nContextProvider value={i18nProvider}>
        <MapContainer crs={CRS.EPSG3857} center={CENTER} zoom={15} zoomAnimation={false}>
          <MarkerLayer markers={[createMarker('1', parts)]} />
        </MapContainer>
      </I18nContextProvider>,
    );
    const middle = { clientX: STUB_SIZE.width / 2, clientY: STUB_SIZE.height / 2 };
    container
      .querySelector('.leaflet-container')
      ?.dispatchEvent(new MouseEvent('mousemove', { ...middle, bubbles: true }));
    expect(container.querySelector('.map-tooltip')?.textContent).toBe(text);
  },
);
