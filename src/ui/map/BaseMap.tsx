import type { ReactNode } from 'react';

import { MapControls } from './MapControls.tsx';
import { MapLabel } from './MapLabel.tsx';
import { MapBackground } from './MapBackground.tsx';
import { MapSettingsWarning } from './MapSettingsWarning.tsx';
import { MapScale } from './MapScale.tsx';
import { useSiteMap } from './SiteMap.ts';
import { SiteMapContainer } from './SiteMapContainer.tsx';
import { useSiteMapView } from './useSiteMapView.ts';
import { useMapView, type MapView } from './useMapView.ts';

interface BaseMapProps {
  /** The accessible name of the map. */
  readonly label: string;
  /** The view of the map; a new one is applied. Absent: the site itself. */
  readonly view: MapView | undefined;
  readonly className?: string;
  /** Whether the map shows which parts of its ground are missing. A small map does not. */
  readonly hasNotices?: boolean;
  /** The layers on the background. */
  readonly children?: ReactNode;
}

/** A read-only map: background, scale, zoom, and a reset of the view. */
export const BaseMap = ({
  label,
  view,
  className = '',
  hasNotices = false,
  children,
}: BaseMapProps) => {
  const site = useSiteMap();
  return (
    <SiteMapContainer center={site.center} zoom={site.zoom} className={className}>
      <MapBackground hasNotices={hasNotices} />
      <MapLabel label={label} />
      {children}
      <MapScale />
      <ViewController view={view} />
      {!view && <MapSettingsWarning />}
    </SiteMapContainer>
  );
};

const ViewController = ({ view }: { readonly view: MapView | undefined }) => {
  const applyView = useMapView(view);
  useSiteMapView(undefined, view === undefined);
  return <MapControls onResetView={view && applyView} resetLabelKey="map.back" />;
};
