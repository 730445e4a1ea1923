import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';

import type { MapPosition } from '../SiteMap.ts';
import { useLayerPoints } from './useLayerPoints.ts';

/** Where the next point of the keyboard is, above the markers. */
export const DrawingCrosshair = ({ position }: { readonly position: MapPosition }) => {
  const pane = useMap().getPane('tooltipPane');
  const { x, y } = useLayerPoints()(position);
  return (
    pane &&
    createPortal(
      <svg
        className="pointer-events-none absolute top-0 left-0 overflow-visible [&>circle]:fill-(--focus) [&>path]:stroke-(--focus) [&>path]:stroke-[2.5]"
        aria-hidden
        focusable="false"
        width="1"
        height="1"
      >
        <path d={`M${x - 18} ${y}h13m10 0h13M${x} ${y - 18}v13m0 10v13`} />
        <circle cx={x} cy={y} r="1.5" />
      </svg>,
      pane,
    )
  );
};
