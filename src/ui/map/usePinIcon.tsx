import { divIcon } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { Icon } from '../icons/Icon.tsx';

/** Returns the icon of a pin, whose tip is at its position, and its symbol, which is rendered next to its marker. */
export function usePinIcon() {
  const [container] = useState(() => document.createElement('span'));
  // An element bypasses the Trusted Types policy, which markup set as text has to pass.
  const [icon] = useState(() =>
    divIcon({
      html: container,
      className: 'map-pin',
      iconSize: [32, 32],
      iconAnchor: [16, 30],
    }),
  );
  return { icon, symbol: createPortal(<Icon name="pin" size={32} />, container) };
}
