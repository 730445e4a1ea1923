import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import type { MapController } from '../../../ui/map/MapController.ts';
import type { SavedView } from '../views/useSavedView.ts';
import { ViewMenu } from '../views/ViewMenu.tsx';

interface MapToolsProps {
  readonly controller: MapController | undefined;
  readonly view: SavedView | undefined;
  readonly isFullScreen: boolean;
  /** Absent on a phone, whose screen the map already fills. */
  readonly onToggleFullScreen: (() => void) | undefined;
}

/** Zoom, the views of the user and of the site, and full screen. */
export const MapTools = ({ controller, view, isFullScreen, onToggleFullScreen }: MapToolsProps) => {
  const translate = useTranslate();
  return (
    <div className="map-tools" role="toolbar" aria-label={translate('map.tools')}>
      <IconButton
        aria-label={translate('form.position.zoomIn')}
        onClick={() => controller?.zoomIn()}
      >
        <Icon name="plus" />
      </IconButton>
      <IconButton
        aria-label={translate('form.position.zoomOut')}
        onClick={() => controller?.zoomOut()}
      >
        <Icon name="minus" />
      </IconButton>
      <ViewMenu view={view} onShow={({ center, zoom }) => controller?.setView(center, zoom)} />
      {onToggleFullScreen && (
        <IconButton
          aria-label={translate('map.fullScreen')}
          aria-pressed={isFullScreen}
          onClick={onToggleFullScreen}
        >
          <Icon name={isFullScreen ? 'close' : 'fullscreen'} />
        </IconButton>
      )}
    </div>
  );
};
