import 'leaflet/dist/leaflet.css';
import './map.css';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MapContainer, useMap, useMapEvents } from 'react-leaflet';

import { createMapController, type MapController } from './MapController.ts';
import { MapLabel } from './MapLabel.tsx';
import { type MapViewport, readViewport } from './MapViewport.ts';
import { type MapPosition, useSiteMap } from './SiteMap.ts';

interface InteractiveMapProps {
  /** The accessible name of the map. */
  readonly label: string;
  /** The view at the first render; later ones are set with the controller. */
  readonly initialView: { readonly center: MapPosition; readonly zoom: number };
  /** Called once, with what changes the view. */
  readonly onReady: (controller: MapController) => void;
  /** Called after every change of the view, and for the first one. */
  readonly onViewportChange: (viewport: MapViewport) => void;
  /** The layers. */
  readonly children?: ReactNode;
}

/** A map that fills its container and reports its view. Its controls are elements of the screen, beside it. */
export default function InteractiveMap({
  label,
  initialView,
  children,
  ...events
}: InteractiveMapProps) {
  const { minZoom, maxZoom } = useSiteMap();
  return (
    <MapContainer
      {...initialView}
      {...{ minZoom, maxZoom }}
      zoomSnap={0.5}
      zoomControl={false}
      attributionControl={false}
      fadeAnimation={false}
      zoomAnimation={false}
      markerZoomAnimation={false}
      className="map-canvas map-fill"
    >
      <MapLabel label={label} />
      {children}
      <MapEvents {...events} />
    </MapContainer>
  );
}

/** After the layers, so that the first report finds them on the map. */
const MapEvents = ({
  onReady,
  onViewportChange,
}: Pick<InteractiveMapProps, 'onReady' | 'onViewportChange'>) => {
  const map = useMap();
  const report = () => {
    const { x: width, y: height } = map.getSize();
    // A hidden or printed map has no size, and so no view.
    if (width > 0 && height > 0) onViewportChange(readViewport(map));
  };
  const handleReady = useEffectEvent(() => {
    onReady(createMapController(map));
    report();
  });
  useEffect(() => handleReady(), [map]);
  useMapEvents({ moveend: report, resize: report });
  return null;
};
