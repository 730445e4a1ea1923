import 'leaflet/dist/leaflet.css';
import './map.css';

import type { ReactNode } from 'react';
import { MapContainer } from 'react-leaflet';

import { MapControls } from './MapControls.tsx';
import { MapLabel } from './MapLabel.tsx';
import { MapBackground } from './MapBackground.tsx';
import { MapSettingsWarning } from './MapSettingsWarning.tsx';
import { MapScale } from './MapScale.tsx';
import { useSiteMap } from './SiteMap.ts';
import { useSiteMapView } from './useSiteMapView.ts';
import { useMapView, type MapView } from './useMapView.ts';

interface BaseMapProps {
  /** The accessible name of the map. */
  readonly label: string;
  /** The view of the map; a new one is applied. Absent: the site itself. */
  readonly view: MapView | undefined;
  readonly className?: string;
  /** The layers on the background. */
  readonly children?: ReactNode;
}

/** A read-only map: background, scale, zoom, and a reset of the view. */
export const BaseMap = ({ label, view, className = '', children }: BaseMapProps) => {
  const site = useSiteMap();
  return (
    <MapContainer
      center={site.center}
      zoom={site.zoom}
      minZoom={site.minZoom}
      maxZoom={site.maxZoom}
      zoomSnap={0.5}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={false}
      fadeAnimation={false}
      markerZoomAnimation={false}
      className={`map-canvas ${className}`}
    >
      <MapBackground />
      <MapLabel label={label} />
      {children}
      <MapScale />
      <ViewController view={view} />
      {!view && <MapSettingsWarning />}
    </MapContainer>
  );
};

const ViewController = ({ view }: { readonly view: MapView | undefined }) => {
  const applyView = useMapView(view);
  useSiteMapView(undefined, view === undefined);
  return <MapControls onResetView={view && applyView} resetLabelKey="map.back" />;
};
