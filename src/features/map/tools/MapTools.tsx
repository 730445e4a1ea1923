import './mapTools.css';

import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import type { MapController } from '../../../ui/map/MapController.ts';
import type { MapTool } from './MapTool.ts';
import { ToolMenu, type ToolMenuGroup } from './ToolMenu.tsx';

interface MapToolsProps {
  readonly controller: MapController | undefined;
  readonly tool: MapTool | undefined;
  readonly selectItems: ToolMenuGroup;
  readonly layerItems: ToolMenuGroup;
  readonly viewItems: ToolMenuGroup;
  readonly onMeasure: () => void;
  readonly onPrint: () => void;
  /** Opens or closes the legend, where it has no panel of its own. */
  readonly legendToggle: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
  readonly fullScreen: { readonly isFullScreen: boolean; readonly onToggle: () => void };
}

/** The tools next to the search: selection, measuring, print. */
export const WorkTools = ({
  tool,
  selectItems,
  onMeasure,
  onPrint,
}: Pick<MapToolsProps, 'tool' | 'selectItems' | 'onMeasure' | 'onPrint'>) => {
  const translate = useTranslate();
  return (
    <div
      className="map-tools row w-max rounded-3 border border-(--line) bg-(--raised) p-2 elevation-2"
      role="toolbar"
      aria-label={translate('map.tools.work')}
    >
      <ToolMenu
        {...{ icon: 'select', label: selectItems.label, groups: [selectItems] }}
        isActive={tool !== undefined && tool !== 'measure'}
      />
      <ToolButton
        {...{ icon: 'ruler', label: translate('map.tool.measure'), onClick: onMeasure }}
        isPressed={tool === 'measure'}
      />
      <ToolButton {...{ icon: 'print', label: translate('map.print'), onClick: onPrint }} />
    </div>
  );
};

/** Zoom, layers, views, and full screen. */
export const ViewTools = ({
  controller,
  layerItems,
  viewItems,
  legendToggle,
  fullScreen,
}: Pick<
  MapToolsProps,
  'controller' | 'layerItems' | 'viewItems' | 'legendToggle' | 'fullScreen'
>) => {
  const translate = useTranslate();
  return (
    <div
      className="map-tools map-view-tools absolute right-12 bottom-12 z-2 grid w-max rounded-3 border border-(--line) bg-(--raised) p-2 elevation-2"
      role="toolbar"
      aria-label={translate('map.tools')}
    >
      <ZoomButtons controller={controller} />
      {legendToggle && (
        <ToolButton
          {...{ icon: 'filter', label: translate('map.legend') }}
          isPressed={legendToggle.isOpen}
          onClick={legendToggle.onToggle}
        />
      )}
      <ToolMenu icon="layers" label={layerItems.label} groups={[layerItems]} />
      <ToolMenu icon="target" label={viewItems.label} groups={[viewItems]} />
      <ToolButton
        icon={fullScreen.isFullScreen ? 'close' : 'fullscreen'}
        label={translate('map.fullScreen')}
        isPressed={fullScreen.isFullScreen}
        onClick={fullScreen.onToggle}
      />
    </div>
  );
};

/** The tools of a phone: views, layers, one menu for work, and zoom. The map fills its screen already. */
export const PhoneTools = ({
  controller,
  tool,
  selectItems,
  layerItems,
  viewItems,
  onMeasure,
  onPrint,
}: Omit<MapToolsProps, 'legendToggle' | 'fullScreen'>) => {
  const translate = useTranslate();
  const workItems: ToolMenuGroup = {
    label: translate('map.tools.measureAndPrint'),
    items: [
      { id: 'measure', label: translate('map.tool.measure'), onPick: onMeasure },
      { id: 'print', label: translate('map.print'), onPick: onPrint },
    ],
  };
  return (
    <div
      className="map-tools map-view-tools absolute right-12 bottom-12 z-2 grid w-max rounded-3 border border-(--line) bg-(--raised) p-2 elevation-2"
      role="toolbar"
      aria-label={translate('map.tools')}
    >
      <ToolMenu icon="target" label={viewItems.label} groups={[viewItems]} />
      <ToolMenu icon="layers" label={layerItems.label} groups={[layerItems]} />
      <ToolMenu
        icon="more"
        label={translate('map.tools.more')}
        isActive={tool !== undefined}
        groups={[selectItems, workItems]}
      />
      <ZoomButtons controller={controller} />
    </div>
  );
};

const ZoomButtons = ({ controller }: Pick<MapToolsProps, 'controller'>) => {
  const translate = useTranslate();
  return (
    <>
      <ToolButton
        {...{ icon: 'plus', label: translate('form.position.zoomIn') }}
        onClick={() => controller?.zoomIn()}
      />
      <ToolButton
        {...{ icon: 'minus', label: translate('form.position.zoomOut') }}
        onClick={() => controller?.zoomOut()}
      />
    </>
  );
};

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Present for a button that is on or off. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

const ToolButton = ({ icon, label, isPressed, onClick }: ToolButtonProps) => (
  <IconButton
    className="aria-pressed:bg-(--accent-soft) aria-pressed:text-accent"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <Icon name={icon} />
  </IconButton>
);
