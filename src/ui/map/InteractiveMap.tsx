import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

import { createMapController, type MapController } from './MapController.ts';
import { MapLabel } from './MapLabel.tsx';
import { type MapViewport, readViewport } from './MapViewport.ts';
import type { MapPosition } from './SiteMap.ts';
import { SiteMapContainer } from './SiteMapContainer.tsx';
import { useFillZoom } from './useFillZoom.ts';

interface InteractiveMapProps {
  /** The accessible name of the map. */
  readonly label: string;
  /**
   * The view at the first render, and after a change to a ground of another coordinate system; later ones are set with the
   * controller.
   */
  readonly initialView: { readonly center: MapPosition; readonly zoom: number };
  /** Called with what changes the view, again for a ground of another coordinate system. */
  readonly onReady: (controller: MapController) => void;
  /** Called after every change of the view, and for the first one. */
  readonly onViewportChange: (viewport: MapViewport) => void;
  /** The layers. */
  readonly children?: ReactNode;
}

/** A map that fills its container and reports its view. Its controls are elements of the screen, next to it. */
export default function InteractiveMap({
  label,
  initialView,
  children,
  ...events
}: InteractiveMapProps) {
  return (
    <SiteMapContainer {...initialView} className="map-fill">
      {/* Before anything that reads the view. */}
      <FillZoom view={initialView} />
      <MapLabel label={label} />
      {children}
      <MapEvents {...events} />
    </SiteMapContainer>
  );
}

const FillZoom = ({ view }: { readonly view: InteractiveMapProps['initialView'] }) => {
  useFillZoom(view);
  return null;
};

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
