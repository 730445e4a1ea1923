import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import type { MapController } from '../../../ui/map/MapController.ts';

interface MapToolsProps {
  readonly controller: MapController | undefined;
  readonly onResetView: () => void;
}

/** Zoom in, zoom out, and back to the configured view. */
export const MapTools = ({ controller, onResetView }: MapToolsProps) => {
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
      <IconButton aria-label={translate('map.myView')} onClick={onResetView}>
        <Icon name="target" />
      </IconButton>
    </div>
  );
};
