import { render } from '@testing-library/react';
import { CRS } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { expect, it, vi } from 'vitest';

import { CENTER, createMarker } from '../../../tests/support/mountMarkers.ts';
import { STUB_SIZE, stubCanvas } from '../../../tests/support/stubCanvas.ts';
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
