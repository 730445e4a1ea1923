import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { useLampStatuses } from '../../data/useLampStatuses.ts';
import { DraggableMarker } from '../../ui/map/DraggableMarker.tsx';
import InteractiveMap from '../../ui/map/InteractiveMap.tsx';
import { MapAnchor } from '../../ui/map/MapAnchor.tsx';
import { MapBackground } from '../../ui/map/MapBackground.tsx';
import type { MapController } from '../../ui/map/MapController.ts';
import type { MapTarget } from '../../ui/map/mapMarker.ts';
import { MapScale } from '../../ui/map/MapScale.tsx';
import type { MapViewport } from '../../ui/map/MapViewport.ts';
import { MarkerLayer } from '../../ui/map/MarkerLayer.tsx';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import type { MapLevel } from '../../domain/mapLevel.ts';
import { buildMapItems } from './buildMapItems.ts';
import { DeviceCard } from './card/DeviceCard.tsx';
import type { DevicesInView } from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';

interface MapStageProps {
  readonly label: string;
  readonly initialView: { readonly center: MapPosition; readonly zoom: number };
  readonly level: MapLevel;
  readonly domains: readonly DomainMarker[];
  readonly inView: DevicesInView;
  /** A searched position. */
  readonly pinPosition: MapPosition | undefined;
  readonly selected:
    { readonly id: string; readonly position: MapPosition | undefined } | undefined;
  readonly onReady: (controller: MapController) => void;
  readonly onViewportChange: (viewport: MapViewport) => void;
  readonly onSelect: (target: MapTarget) => void;
  readonly onClose: () => void;
  /** False where the card has no room beside the marker. */
  readonly hasCard: boolean;
}

/** Between a marker and the card beside it, in pixels. */
const CARD_GAP_PX = 32;
/** What the panels cover, in pixels. */
const PANEL_INSET = { left: 320, right: 256 };

/** The map itself with its markers, and the card of the selected device. */
export default function MapStage({
  level,
  domains,
  inView,
  pinPosition,
  selected,
  onSelect,
  onClose,
  hasCard,
  ...map
}: MapStageProps) {
  const translate = useTranslate();
  const lampColors = useLampStatuses();
  const items = useMemo(
    () => buildMapItems(level, domains, inView, lampColors),
    [level, domains, inView, lampColors],
  );
  return (
    <InteractiveMap {...map}>
      <MapBackground />
      <MarkerLayer {...items} onSelect={onSelect} selectedId={selected?.id} />
      {pinPosition && (
        <DraggableMarker
          position={pinPosition}
          label={translate('map.search.locations')}
          isReadOnly
          onMove={ignoreMove}
        />
      )}
      <MapScale />
      {hasCard && selected?.position && (
        <MapAnchor position={selected.position} gap={CARD_GAP_PX} inset={PANEL_INSET}>
          <DeviceCard id={selected.id} onClose={onClose} />
        </MapAnchor>
      )}
    </InteractiveMap>
  );
}

const ignoreMove = () => undefined;
