import { useState } from 'react';

import { getBoxCorners } from '../../domain/polygon.ts';
import { useLayerItems } from './layers/useLayerItems.ts';
import { CityMapLegend } from './legend/CityMapLegend.tsx';
import { MapMessages } from './MapMessages.tsx';
import { useSelectItems } from './tools/useSelectItems.ts';
import { PhoneTools, ViewTools, WorkTools } from './tools/MapTools.tsx';
import { ToolPanel } from './tools/ToolPanel.tsx';
import type { CityMapState } from './useCityMap.ts';
import { useViewItems } from './views/useViewItems.ts';

interface CityMapControlsProps {
  readonly map: CityMapState;
  readonly isPhone: boolean;
  /** Whether the legend has room next to the map; else a tool opens it. */
  readonly hasLegend: boolean;
  readonly isFullScreen: boolean;
  readonly onPrint: () => void;
  readonly onToggleFullScreen: () => void;
}

/** The tools, the panel of the tool in use, the messages, and the legend where there is room for it. */
export const CityMapControls = ({
  map,
  isPhone,
  hasLegend,
  isFullScreen,
  onPrint,
  onToggleFullScreen,
}: CityMapControlsProps) => {
  const { controller, viewport, change, tools, selection } = map;
  const [isLegendOpen, setLegendOpen] = useState(false);
  const { tool } = tools;
  const selectItems = useSelectItems({
    ...{ tool, hidesDevices: map.hidesDevices, onStart: tools.start },
    onSelectView: viewport && (() => selection.addArea(getBoxCorners(viewport.box), 'replace')),
  });
  const layerItems = useLayerItems({
    baseLayer: map.url.layer,
    onBaseLayer: (layer, { minZoom, maxZoom }) => {
      const view = viewport && {
        ...viewport.center,
        zoom: Math.min(maxZoom, Math.max(minZoom, viewport.zoom)),
      };
      change({ layer, ...(view && { view }) }, true);
    },
    ...{ canShowDevices: map.canShowDevices, hidesDevices: map.hidesDevices },
    onHideDevices: isHidden => {
      if (isHidden && tool !== 'measure') tools.stop();
      change({ hidesDevices: isHidden ? true : undefined }, true);
    },
  });
  const viewItems = useViewItems(viewport, ({ center, zoom }) => controller?.setView(center, zoom));
  const workTools = {
    ...{ tool, selectItems },
    onMeasure: () => (tool === 'measure' ? tools.stop() : tools.start('measure')),
    onPrint,
  };
  return (
    <>
      <div className="city-map-top">
        {!isPhone && <WorkTools {...workTools} />}
        {tool && <ToolPanel state={{ ...tools, tool }} hasSelection={selection.ids.size > 0} />}
        <MapMessages map={map} />
      </div>
      {isPhone ? (
        <PhoneTools {...{ controller, layerItems, viewItems, ...workTools }} />
      ) : (
        <ViewTools
          {...{ controller, layerItems, viewItems }}
          legendToggle={
            hasLegend
              ? undefined
              : { isOpen: isLegendOpen, onToggle: () => setLegendOpen(!isLegendOpen) }
          }
          fullScreen={{ isFullScreen, onToggle: onToggleFullScreen }}
        />
      )}
      {!isPhone && (hasLegend || isLegendOpen) && (
        <div className="city-map-side">
          <CityMapLegend map={map} />
        </div>
      )}
    </>
  );
};
