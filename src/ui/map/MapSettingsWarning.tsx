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
    <div
      ref={element}
      className="absolute top-8 left-8 z-1000 max-w-[calc(100%-64px)] not-empty:rounded-2 not-empty:bg-(--raised) not-empty:py-2 not-empty:pr-4 not-empty:pl-10 not-empty:elevation-2"
    >
      <SiteSettingsWarning messageKey="shell.site.map" />
    </div>
  );
};
