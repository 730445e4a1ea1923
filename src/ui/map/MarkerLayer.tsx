import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useMap } from 'react-leaflet';

import { useFormatNumber } from '../useFormatNumber.ts';
import type { SelectHandler } from './canvas/MarkerPointer.ts';
import { MarkersCanvas } from './canvas/MarkersCanvas.ts';
import type { MapCluster, MapMarker } from './mapMarker.ts';
import { MapRing } from './MapRing.tsx';
import type { MapPosition } from './SiteMap.ts';

interface MarkerLayerProps {
  /** What is shown, as text; absent where other elements say so. */
  readonly label?: string;
  /** A list that stays the same keeps its index. */
  readonly markers?: readonly MapMarker[];
  readonly clusters?: readonly MapCluster[];
  /** Whether the counts of clusters have their faults; by default they do. */
  readonly countsFaults?: boolean;
  /** The most markers in view that are drawn with their icons; absent: those of a large map. */
  readonly maxIcons?: number;
  readonly selectedId?: string | undefined;
  /** The markers of a selection of several. */
  readonly selectedIds?: ReadonlySet<string>;
  /** Rings around the markers and clusters at these positions, each shown once. */
  readonly rings?: readonly { readonly id: string; readonly position: MapPosition }[];
  /** Absent for a map whose markers cannot be selected. */
  readonly onSelect?: SelectHandler | undefined;
}

const NO_MARKERS: readonly MapMarker[] = [];
const NO_CLUSTERS: readonly MapCluster[] = [];
const NO_RINGS: MarkerLayerProps['rings'] = [];

/**
 * Markers and clusters on a canvas, any number of them. They are not in the Tab order: a list or a tree next to the map
 * has the same items, and the same selection.
 */
export const MarkerLayer = ({
  label,
  markers = NO_MARKERS,
  clusters = NO_CLUSTERS,
  countsFaults = true,
  maxIcons,
  selectedId,
  selectedIds,
  rings = NO_RINGS,
  onSelect,
}: MarkerLayerProps) => {
  const map = useMap();
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const language = useLocale();
  const [layer] = useState(() => new MarkersCanvas());
  const noFault = clusters.length > 0 && countsFaults ? translate('map.noFault') : '';
  // Another handler is nothing to draw again.
  const isSelectable = onSelect !== undefined;
  const select = useEffectEvent<SelectHandler>((...press) => onSelect?.(...press));
  useEffect(() => {
    const texts = { formatNumber, formatShort: createShortFormat(language), noFault };
    layer.setContent({
      ...{ markers, clusters, texts, maxIcons, selectedId, selectedIds },
      formatState: ({ state, level, isOld, note }) => [
        ...(state ? [translate(`map.state.${state}`)] : []),
        ...(level === undefined ? [] : [`${formatNumber(level)} %`]),
        ...(isOld ? [translate('report.old')] : []),
        ...(note === undefined ? [] : [note]),
      ],
      onSelect: isSelectable ? (...press) => select(...press) : undefined,
    });
  }, [
    layer,
    markers,
    clusters,
    formatNumber,
    translate,
    language,
    noFault,
    maxIcons,
    selectedId,
    selectedIds,
    isSelectable,
  ]);
  useEffect(() => {
    layer.addTo(map);
    return () => void layer.remove();
  }, [layer, map]);
  useEffect(() => layer.setLabel(label), [layer, label]);
  return rings.map(({ id, position }) => (
    <MapRing key={id} position={position} findDisc={layer.findDisc} />
  ));
};

const createShortFormat = (language: string) => {
  const format = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  return (count: number) => format.format(count);
};
