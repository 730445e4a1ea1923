import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import type { StageView } from './useStageView.ts';
import { MAX_ZOOM, MIN_ZOOM, zoomIn, zoomOut } from './zoom.ts';

/** The zoom of the stage, 10 to 800 per cent, or fitted. */
export const ZoomControl = ({ view }: { readonly view: StageView }) => {
  const translate = useTranslate();
  const { zoom, isFit, setZoom, fit } = view;
  const button = (name: string, icon: IconName, isDisabled: boolean, run: () => void) => (
    <IconButton size="small" aria-label={translate(name)} disabled={isDisabled} onClick={run}>
      <Icon name={icon} size={15} />
    </IconButton>
  );
  return (
    <div
      className="row pointer-events-auto ml-auto min-w-0 shrink-0 rounded-2 border border-(--line-2) bg-(--surface) p-2"
      role="group"
      aria-label={translate('media.zoom')}
    >
      {button('media.zoom.out', 'minus', zoom <= MIN_ZOOM, () => setZoom(zoomOut(zoom)))}
      <output className="min-w-46 text-center">{`${Math.round(zoom)} %`}</output>
      {button('media.zoom.in', 'plus', zoom >= MAX_ZOOM, () => setZoom(zoomIn(zoom)))}
      <IconButton
        size="small"
        aria-label={translate('media.zoom.fit')}
        aria-pressed={isFit}
        onClick={fit}
      >
        <Icon name="fullscreen" size={15} />
      </IconButton>
    </div>
  );
};
