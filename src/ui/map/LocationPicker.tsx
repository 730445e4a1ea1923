import type { LeafletKeyboardEvent } from 'leaflet';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useMap, useMapEvents } from 'react-leaflet';

import { createMapController, type MapController } from './MapController.ts';
import { MapControls } from './MapControls.tsx';
import { MarkerLayer } from './MarkerLayer.tsx';
import { MapBackground } from './MapBackground.tsx';
import { MapSettingsWarning } from './MapSettingsWarning.tsx';
import { normalizePosition, formatPosition } from './mapPosition.ts';
import { DraggableMarker } from './DraggableMarker.tsx';
import { type MapPosition, useSiteMap } from './SiteMap.ts';
import { SiteMapContainer } from './SiteMapContainer.tsx';
import type { SiteMap } from './SiteMapContext.ts';
import { LocationPickerContext } from './LocationPickerContext.ts';
import { useSiteMapView } from './useSiteMapView.ts';
import { useUserMovedMap } from './useUserMovedMap.ts';

export interface LocationPickerProps {
  /** What the position belongs to. */
  readonly label: string;
  readonly position: MapPosition | undefined;
  readonly isReadOnly?: boolean;
  readonly onPick: (position: MapPosition) => void;
  /** Called with what changes the view, again for a ground of another coordinate system. */
  readonly onReady?: (controller: MapController) => void;
}

/** A position picker: a click sets the pin, a drag or the arrow keys move it. */
export default function LocationPicker({
  label,
  position,
  isReadOnly = false,
  onPick,
  onReady,
}: LocationPickerProps) {
  const translate = useTranslate();
  const site = useSiteMap();
  const {
    markers,
    center,
    zoom = getInitialZoom(site, position, center),
  } = useContext(LocationPickerContext);
  const positionText = position && formatPosition(position);
  return (
    <div className="map-picker min-w-0" ref={scrollIntoView}>
      <SiteMapContainer center={position ?? center ?? site.center} zoom={zoom}>
        <MapBackground hasGridLabels hasNotices />
        <MarkerLayer markers={markers} />
        <MapInputHandler
          label={translate('form.position.map', { field: label })}
          onPick={isReadOnly ? undefined : onPick}
          onReady={onReady}
        />
        {position && (
          <DraggableMarker
            position={position}
            label={translate('form.position.pin', { field: label, position: positionText })}
            isReadOnly={isReadOnly}
            onMove={onPick}
          />
        )}
        <LocationPickerControls position={position} />
        {!position && <MapSettingsWarning />}
      </SiteMapContainer>
      <p className="map-text type-12" role="status">
        {positionText
          ? translate('form.position.at', { position: positionText })
          : translate('form.position.none')}
      </p>
    </div>
  );
}

/** Around the center there is more to see than around a position: it is that of a domain, for example. */
const CENTER_ZOOM_STEP = -2;

function getInitialZoom(
  { zoom, positionZoom }: SiteMap,
  position: MapPosition | undefined,
  center: MapPosition | undefined,
): number {
  if (position) return positionZoom;
  return center ? Math.max(zoom, positionZoom + CENTER_ZOOM_STEP) : zoom;
}

/** A map that opens below the end of the window would not be seen. */
const scrollIntoView = (picker: HTMLElement | null) => {
  // Not in jsdom.
  if (picker && 'scrollIntoView' in picker) picker.scrollIntoView({ block: 'nearest' });
};

/** Zoom in, zoom out, and center on the pin. */
const LocationPickerControls = ({ position }: { readonly position: MapPosition | undefined }) => {
  const map = useMap();
  const { center, zoom } = useContext(LocationPickerContext);
  useSiteMapView(position, zoom === undefined && (position !== undefined || center === undefined));
  useShowCenter(position, center);
  const panToPin = position && (() => map.setView(position, map.getZoom(), { animate: false }));
  return <MapControls onResetView={panToPin} resetLabelKey="form.position.toPin" />;
};

/**
 * Shows the center when it changes, or is read after the first render, as long as no position is set. The first one does
 * not move a map that the user has moved.
 */
function useShowCenter(position: MapPosition | undefined, center: MapPosition | undefined): void {
  const map = useMap();
  const site = useSiteMap();
  const userMoved = useUserMovedMap();
  const isFirst = useRef(true);
  const showCenter = useEffectEvent(() => {
    if (!center) return;
    const isMoved = isFirst.current && userMoved.read();
    isFirst.current = false;
    if (position || isMoved) return;
    map.setView(center, getInitialZoom(site, position, center), { animate: false });
  });
  const key = center && formatPosition(center);
  useEffect(() => showCenter(), [key]);
}

interface MapInputHandlerProps {
  readonly label: string;
  readonly onPick: ((position: MapPosition) => void) | undefined;
  readonly onReady: ((controller: MapController) => void) | undefined;
}

/** Handles the input on the map itself. */
const MapInputHandler = ({ label, onPick, onReady }: MapInputHandlerProps) => {
  const map = useMap();
  const handleReady = useEffectEvent(() => onReady?.(createMapController(map)));
  useEffect(() => handleReady(), [map]);
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  useMapEvents({
    click: ({ latlng }) => onPick?.(normalizePosition(latlng)),
    keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' || originalEvent.target !== map.getContainer()) return;
      // Prevents the submission of the surrounding form.
      originalEvent.preventDefault();
      onPick?.(normalizePosition(map.getCenter()));
    },
  });
  return null;
};
