import './mapStage.css';

import { useContext, useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { useReportAge } from '../../data/useReportAge.ts';
import { DrawingLayer } from '../../ui/map/drawing/DrawingLayer.tsx';
import { type MapShape, MapShapes } from '../../ui/map/drawing/MapShapes.tsx';
import InteractiveMap from '../../ui/map/InteractiveMap.tsx';
import { MapAnchor } from '../../ui/map/MapAnchor.tsx';
import { LampColorsContext } from '../../ui/map/LampColorsContext.ts';
import { MapBackground } from '../../ui/map/MapBackground.tsx';
import type { MapController, MapPadding } from '../../ui/map/MapController.ts';
import type { MapTarget } from '../../ui/map/mapMarker.ts';
import { formatPosition } from '../../ui/map/mapPosition.ts';
import { MapScale } from '../../ui/map/MapScale.tsx';
import type { MapViewport } from '../../ui/map/MapViewport.ts';
import { MarkerLayer } from '../../ui/map/MarkerLayer.tsx';
import { SearchPin } from '../../ui/map/SearchPin.tsx';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import type { MapLevel } from '../../domain/mapLevel.ts';
import { getDistanceMetres } from '../../domain/distance.ts';
import { addSelectedDevice, buildMapItems } from './buildMapItems.ts';
import { CARD_GAP_PX } from './card/cardSize.ts';
import { DeviceCard } from './card/DeviceCard.tsx';
import { useAlertRings } from './live/useAlertRings.ts';
import { useMuteNotes } from './live/useMuteNotes.ts';
import type { DeviceMarker, DevicesInView } from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';
import { useFormatDistance } from './measure/useFormatDistance.ts';
import type { MapSelection } from './selection/useMapSelection.ts';
import { DRAWING_KINDS } from './tools/MapTool.ts';
import type { MapToolState } from './tools/useMapTool.ts';

interface MapStageProps {
  readonly label: string;
  readonly initialView: { readonly center: MapPosition; readonly zoom: number };
  readonly level: MapLevel;
  readonly domains: readonly DomainMarker[];
  readonly inView: DevicesInView;
  /** Whether what was read has the faults, which the filter may leave out. */
  readonly countsFaults: boolean;
  /** The devices in view, in the order of the list. */
  readonly listedDevices: readonly DeviceMarker[];
  /** A searched position. */
  readonly pinPosition: MapPosition | undefined;
  readonly onRemovePin: () => void;
  readonly selected:
    | {
        readonly id: string;
        readonly position: MapPosition | undefined;
        readonly device: DeviceMarker | undefined;
      }
    | undefined;
  readonly onReady: (controller: MapController) => void;
  readonly onViewportChange: (viewport: MapViewport) => void;
  readonly selection: MapSelection;
  /** The outline of the domain that the map is scoped to. */
  readonly scopeOutline: readonly MapPosition[] | undefined;
  readonly tools: MapToolState;
  readonly onSelect: (target: MapTarget) => void;
  /** Selects the device of the card; undefined closes the card. */
  readonly onSelectDevice: (id: string | undefined) => void;
  /** False where the card has no room next to the marker. */
  readonly hasCard: boolean;
  /** What the panels cover. */
  readonly padding: MapPadding;
}

/** The map itself with its markers, and the card of the selected device. */
export default function MapStage({
  level,
  domains,
  inView,
  countsFaults,
  listedDevices,
  pinPosition,
  onRemovePin,
  selected,
  selection,
  scopeOutline,
  tools,
  onSelect,
  onSelectDevice,
  hasCard,
  padding,
  ...map
}: MapStageProps) {
  const translate = useTranslate();
  const lampColors = useContext(LampColorsContext);
  const isOld = useReportAge();
  const drawn = useMemo(
    () => addSelectedDevice(inView, selected?.device),
    [inView, selected?.device],
  );
  const items = useMemo(
    () => buildMapItems(level, domains, drawn, lampColors, isOld),
    [level, domains, drawn, lampColors, isOld],
  );
  const notes = useMuteNotes();
  const markers = useMemo(
    () => items.markers.map(marker => ({ ...marker, note: notes[marker.id] })),
    [items, notes],
  );
  const rings = useAlertRings(domains, drawn);
  const formatDistance = useFormatDistance();
  const kind = tools.tool && DRAWING_KINDS[tools.tool];
  const toggle = (id: string) => selection.setDevice(id, !selection.ids.has(id));
  const select = (target: MapTarget, hasModifier: boolean) => {
    const isDevice = level.kind === 'devices' && target.kind === 'marker';
    if (isDevice && (hasModifier || tools.tool === 'single')) toggle(target.id);
    else onSelect(target);
  };
  return (
    <InteractiveMap {...map}>
      <MapBackground hasNotices />
      {scopeOutline && <MapShapes shapes={[{ points: scopeOutline, look: 'domain' }]} />}
      <MapShapes shapes={selection.areas.map(toShape)} />
      <MarkerLayer
        clusters={items.clusters}
        markers={markers}
        countsFaults={countsFaults}
        onSelect={kind ? undefined : select}
        selectedId={selected?.id}
        selectedIds={selection.ids}
        rings={rings}
      />
      {kind && (
        <DrawingLayer
          key={tools.tool}
          {...{ kind, padding }}
          points={tools.points}
          isFinished={tools.isMeasured}
          onChange={tools.setPoints}
          onFinish={tools.finish}
          {...(kind === 'line' && {
            formatSegment: (start, end) => formatDistance(getDistanceMetres(start, end)),
          })}
        />
      )}
      {pinPosition && (
        <SearchPin
          position={pinPosition}
          label={translate('map.pin.remove', { position: formatPosition(pinPosition) })}
          onRemove={kind ? undefined : onRemovePin}
        />
      )}
      <MapScale />
      {hasCard && selected?.position && !tools.tool && (
        <MapAnchor position={selected.position} gap={CARD_GAP_PX} inset={padding}>
          <DeviceCard id={selected.id} devices={listedDevices} onSelect={onSelectDevice} />
        </MapAnchor>
      )}
    </InteractiveMap>
  );
}

const toShape = ({ points, isRemoved }: MapSelection['areas'][number]): MapShape => ({
  points,
  look: isRemoved ? 'removedArea' : 'area',
});
