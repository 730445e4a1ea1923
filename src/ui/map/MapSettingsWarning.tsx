import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';

import { SiteSettingsWarning } from '../SiteSettingsWarning.tsx';

/** On a map that begins at the world because the settings of the site did not load: says so, with Try again. */
export const MapSettingsWarning = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A press on it is no press on the map.
    if (element.current) DomEvent.disableClickPropagation(element.current);
  }, []);
  return (
    <div ref={element} className="map-notice">
      <SiteSettingsWarning messageKey="shell.site.map" />
    </div>
  );
};
