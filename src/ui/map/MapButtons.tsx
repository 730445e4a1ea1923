import IconButton from '@mui/material/IconButton';
import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useMap } from 'react-leaflet';

import { Icon } from '../icons/Icon.tsx';
import type { Place } from './SiteMap.ts';

/** Nearer, farther, and back to the pin. A press on them is no press on the map. */
export const MapButtons = ({ place }: { readonly place: Place | undefined }) => {
  const map = useMap();
  const translate = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) DomEvent.disableClickPropagation(element.current);
  }, []);
  return (
    <div ref={element} className="map-buttons">
      <IconButton aria-label={translate('form.place.zoomIn')} onClick={() => map.zoomIn()}>
        <Icon name="plus" />
      </IconButton>
      <IconButton aria-label={translate('form.place.zoomOut')} onClick={() => map.zoomOut()}>
        <Icon name="minus" />
      </IconButton>
      {place && (
        <IconButton
          aria-label={translate('form.place.toPin')}
          onClick={() => map.setView(place, map.getZoom(), { animate: false })}
        >
          <Icon name="target" />
        </IconButton>
      )}
    </div>
  );
};
