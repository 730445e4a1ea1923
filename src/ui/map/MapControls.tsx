import IconButton from '@mui/material/IconButton';
import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useMap } from 'react-leaflet';

import { Icon } from '../icons/Icon.tsx';

interface MapControlsProps {
  /** Resets the view of the map; absent if there is none. */
  readonly onResetView: (() => void) | undefined;
  /** The message key of the reset button. */
  readonly resetLabelKey: string;
}

/** Zoom in, zoom out, and reset. A click on them is no click on the map. */
export const MapControls = ({ onResetView, resetLabelKey }: MapControlsProps) => {
  const map = useMap();
  const translate = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) DomEvent.disableClickPropagation(element.current);
  }, []);
  return (
    <div
      ref={element}
      className="map-buttons absolute top-8 right-8 z-1000 grid rounded-3 border border-(--line) bg-(--raised) p-2 elevation-2"
    >
      <IconButton aria-label={translate('form.position.zoomIn')} onClick={() => map.zoomIn()}>
        <Icon name="plus" />
      </IconButton>
      <IconButton aria-label={translate('form.position.zoomOut')} onClick={() => map.zoomOut()}>
        <Icon name="minus" />
      </IconButton>
      {onResetView && (
        <IconButton aria-label={translate(resetLabelKey)} onClick={onResetView}>
          <Icon name="target" />
        </IconButton>
      )}
    </div>
  );
};
