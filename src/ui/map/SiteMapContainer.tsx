import 'leaflet/dist/leaflet.css';
import './map.css';

import type { ReactNode } from 'react';
import { MapContainer } from 'react-leaflet';

import { useBaseLayers } from './base/useBaseLayers.ts';
import { MAP_CRS } from './crs/mapCrs.ts';
import type { MapPosition } from './SiteMap.ts';
import { useContainerSize } from './useContainerSize.ts';
import { WORLD_BOUNDS } from './worldBounds.ts';

interface SiteMapContainerProps {
  /** The view at the first render, and after a change to a ground of another coordinate system. */
  readonly center: MapPosition;
  readonly zoom: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A Leaflet map in the coordinate system of its ground, without the controls of Leaflet. Its positions are WGS-84. */
export const SiteMapContainer = ({
  center,
  zoom,
  className = '',
  children,
}: SiteMapContainerProps) => {
  const { crs, minZoom, maxZoom } = useBaseLayers();
  return (
    // A map cannot change its coordinate system.
    <MapContainer
      key={crs}
      {...{ center, zoom, minZoom, maxZoom }}
      crs={MAP_CRS[crs]}
      maxBounds={WORLD_BOUNDS}
      maxBoundsViscosity={1}
      zoomSnap={0.5}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={false}
      fadeAnimation={false}
      markerZoomAnimation={false}
      className={`map-canvas ${className}`}
    >
      <ContainerSize />
      {children}
    </MapContainer>
  );
};

const ContainerSize = () => {
  useContainerSize();
  return null;
};
