import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';

import { SiteSettingsWarning } from '../SiteSettingsWarning.tsx';

/** The warning of a map that shows the world because the site settings did not load, with Try again. */
export const MapSettingsWarning = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A click on it is no click on the map.
    if (element.current) DomEvent.disableClickPropagation(element.current);
  }, []);
  return (
    <div ref={element} className="map-notice">
      <SiteSettingsWarning messageKey="shell.site.map" />
    </div>
  );
};
