import 'leaflet/dist/leaflet.css';
import './map.css';

import { type ReactNode, useEffect } from 'react';
import { MapContainer, useMap } from 'react-leaflet';

import { MapButtons } from './MapButtons.tsx';
import { MapGround } from './MapGround.tsx';
import { MapNotice } from './MapNotice.tsx';
import { MapScale } from './MapScale.tsx';
import { useSiteMap } from './SiteMap.ts';
import { useSiteView } from './useSiteView.ts';
import { useView, type View } from './useView.ts';

interface MapFrameProps {
  /** What the map shows, for who cannot see it. */
  readonly label: string;
  /** What it is turned to; another one turns it again. Nothing: the site itself. */
  readonly view: View | undefined;
  readonly className?: string;
  /** What stands on the ground. */
  readonly children?: ReactNode;
}

/** A map to look at: the ground, its scale, nearer and farther, and back to what it was turned to. */
export const MapFrame = ({ label, view, className = '', children }: MapFrameProps) => {
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
      <MapGround />
      <Named label={label} />
      {children}
      <MapScale />
      <Turned view={view} />
      {!view && <MapNotice />}
    </MapContainer>
  );
};

const Turned = ({ view }: { readonly view: View | undefined }) => {
  const turn = useView(view);
  useSiteView(undefined, view === undefined);
  return <MapButtons onBack={view && turn} back="map.back" />;
};

/** Arrow keys, + and − are the map's own. */
const Named = ({ label }: { readonly label: string }) => {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
};
