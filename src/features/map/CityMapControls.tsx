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
      <div
        // Between the search and the level switch; what is below it is pressed through the gaps.
        className="city-map-top pointer-events-none absolute top-12 right-256 left-324 z-3 grid justify-items-start gap-8 *:pointer-events-auto max-md:right-12 max-sm:top-72 max-sm:right-76 max-sm:left-12"
      >
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
        <div className="absolute top-12 right-12 z-2 grid max-h-[calc(100%-200px)] w-232 justify-items-end gap-8 [grid-template:auto_minmax(0,1fr)/100%] max-md:right-64 max-md:z-4 max-md:w-264 pointer-coarse:max-h-[calc(100%-256px)]">
          <CityMapLegend map={map} />
        </div>
      )}
    </>
  );
};
