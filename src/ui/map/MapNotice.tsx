import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';

import { SiteSettingsNotice } from '../SiteSettingsNotice.tsx';

/** On a map that begins at the world because the settings of the site did not load: says so, with Try again. */
export const MapNotice = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A press on it is no press on the map.
    if (element.current) DomEvent.disableClickPropagation(element.current);
  }, []);
  return (
    <div ref={element} className="map-notice">
      <SiteSettingsNotice message="shell.site.map" />
    </div>
  );
};
