import { divIcon } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap, useMapEvents } from 'react-leaflet';

import { parseLatLng } from '../../domain/latLng.ts';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import { ClusterMarkerContent } from './ClusterMarkerContent.tsx';
import type { MapPosition } from './SiteMap.ts';
import { measureSpacings } from './measureSpacings.ts';

/** Several items near one position, by state. */
export interface MapCluster {
  readonly id: string;
  readonly name: string;
  readonly position: MapPosition;
  /** Absent while the count loads. */
  readonly counts?: Readonly<Record<EquipmentState, number>> | undefined;
}

interface ClusterMarkersProps {
  readonly clusters: readonly MapCluster[];
  readonly onSelect: (id: string) => void;
}

/**
 * A disc for each part of the city, sized by its number of items. Overlapping discs are small and without text until
 * hovered or zoomed in. Without a pointer, the user selects in the adjacent tree.
 */
export const ClusterMarkers = ({ clusters: all, onSelect }: ClusterMarkersProps) => {
  const clusters = all.filter(({ position: place }) => parseLatLng(place));
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const maxTotal = Math.max(1, ...clusters.map(getTotalCount));
  const spacings = measureSpacings(clusters.map(({ position: place }) => map.project(place, zoom)));
  return clusters.map((cluster, index) => (
    <ClusterMarker
      key={cluster.id}
      cluster={cluster}
      // The area of a disc, not its diameter, is proportional to its total.
      relativeSize={Math.sqrt(getTotalCount(cluster) / maxTotal)}
      maxDiameter={spacings[index] ?? Infinity}
      onSelect={() => onSelect(cluster.id)}
    />
  ));
};

const getTotalCount = ({ counts }: MapCluster) =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

interface ClusterMarkerProps {
  readonly cluster: MapCluster;
  readonly relativeSize: number;
  /** The maximum diameter in pixels. */
  readonly maxDiameter: number;
  readonly onSelect: () => void;
}

const ClusterMarker = ({ cluster, relativeSize, maxDiameter, onSelect }: ClusterMarkerProps) => {
  const [container] = useState(() => document.createElement('div'));
  const [icon] = useState(() =>
    divIcon({ html: container, className: 'map-bubble-spot', iconSize: [0, 0] }),
  );
  return (
    <>
      <Marker
        position={cluster.position}
        icon={icon}
        keyboard={false}
        riseOnHover
        eventHandlers={{ click: onSelect }}
      />
      {createPortal(
        <ClusterMarkerContent
          name={cluster.name}
          counts={cluster.counts}
          relativeSize={relativeSize}
          maxDiameter={maxDiameter}
        />,
        container,
      )}
    </>
  );
};
