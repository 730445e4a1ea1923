import 'leaflet/dist/leaflet.css';
import './map.css';

import type { LeafletKeyboardEvent } from 'leaflet';
import { useContext, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { MapContainer, useMap, useMapEvents } from 'react-leaflet';

import { MapButtons } from './MapButtons.tsx';
import { MapDots } from './MapDots.tsx';
import { MapGround } from './MapGround.tsx';
import { MapNotice } from './MapNotice.tsx';
import { placeOn, placeWords } from './place.ts';
import { PlacePin } from './PlacePin.tsx';
import { type Place, useSiteMap } from './SiteMap.ts';
import { SurroundingsContext } from './surroundings.ts';
import { useSiteView } from './useSiteView.ts';

interface PlacePickerProps {
  /** What the place is of, in words. */
  readonly label: string;
  readonly place: Place | undefined;
  readonly isFixed?: boolean;
  readonly onPick: (place: Place) => void;
}

/** A place picked by hand: a click sets the pin, a drag or the arrow keys move it. */
export default function PlacePicker({ label, place, isFixed = false, onPick }: PlacePickerProps) {
  const translate = useTranslate();
  const site = useSiteMap();
  const { dots, zoom = place ? site.placeZoom : site.zoom } = useContext(SurroundingsContext);
  const at = place && placeWords(place);
  return (
    <div className="map-picker">
      <MapContainer
        center={place ?? site.center}
        zoom={zoom}
        minZoom={site.minZoom}
        maxZoom={site.maxZoom}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={false}
        fadeAnimation={false}
        className="map-canvas"
      >
        <MapGround isNamed />
        <MapDots dots={dots} />
        <Hands
          label={translate('form.place.map', { field: label })}
          onPick={isFixed ? undefined : onPick}
        />
        {place && (
          <PlacePin
            place={place}
            label={translate('form.place.pin', { field: label, place: at })}
            isFixed={isFixed}
            onMove={onPick}
          />
        )}
        <Buttons place={place} />
        {!place && <MapNotice />}
      </MapContainer>
      <p className="map-words" role="status">
        {at ? translate('form.place.at', { place: at }) : translate('form.place.none')}
      </p>
    </div>
  );
}

/** Nearer, farther, and back to the pin. */
const Buttons = ({ place }: { readonly place: Place | undefined }) => {
  const map = useMap();
  const { zoom } = useContext(SurroundingsContext);
  useSiteView(place, zoom === undefined);
  const toPin = place && (() => map.setView(place, map.getZoom(), { animate: false }));
  return <MapButtons onBack={toPin} back="form.place.toPin" />;
};

interface HandsProps {
  readonly label: string;
  readonly onPick: ((place: Place) => void) | undefined;
}

/** What a person does to the map itself. */
const Hands = ({ label, onPick }: HandsProps) => {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  useMapEvents({
    click: ({ latlng }) => onPick?.(placeOn(latlng)),
    keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' || originalEvent.target !== map.getContainer()) return;
      // The form around it must not be sent by this.
      originalEvent.preventDefault();
      onPick?.(placeOn(map.getCenter()));
    },
  });
  return null;
};
