import './base/baseLayer.css';

import { useEffect, useEffectEvent, useState } from 'react';
import { useMap } from 'react-leaflet';

import { LazyBoundary } from '../LazyBoundary.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import { BaseLayerNotices } from './base/BaseLayerNotices.tsx';
import { RasterGround } from './base/RasterGround.tsx';
import { useBaseLayers } from './base/useBaseLayers.ts';
import type { LoadingStatus } from './base/watchLoading.ts';
import { GroundLayer } from './ground/GroundLayer.tsx';
import { GridLinesLayer } from './GridLinesLayer.ts';
import { SINGLE_WORLD_OPTIONS } from './worldBounds.ts';

/** The reader of archives loads with the first one. */
const ArchiveGround = lazyComponent(() => import('./archive/ArchiveGround.tsx'), {
  isOptional: true,
});

interface MapBackgroundProps {
  /** Labels each line with its degree, for entering a position manually. */
  readonly hasGridLabels?: boolean;
  /** Whether the map shows which parts of its ground are missing. A small map does not. */
  readonly hasNotices?: boolean;
}

/**
 * What is below the markers: the drawn ground of the platform, tiles, or the image of the site. Where tiles are missing,
 * the drawn ground is visible, and without it the lines at round degrees.
 *
 * @see MAP-07
 */
export const MapBackground = ({
  hasGridLabels = false,
  hasNotices = false,
}: MapBackgroundProps) => {
  const { layer, problems } = useBaseLayers();
  const [status, setStatus] = useState<LoadingStatus>('loading');
  // Stays while another attempt loads.
  const [hasSubstitute, setSubstitute] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isReported = status === 'slow' || status === 'missing';
  const isDrawn = layer.kind === 'drawn';
  const handleStatus = (next: LoadingStatus) => {
    setStatus(next);
    if (next === 'missing') setSubstitute(true);
    if (next === 'ready') setSubstitute(false);
  };
  const retry = () => setAttempt(count => count + 1);
  useRetryWhenOnline(retry, status === 'missing');
  return (
    <>
      <GridLines hasLabels={hasGridLabels} />
      {(isDrawn || hasSubstitute) && (
        <GroundLayer
          // What one reports is not about the tiles that follow it.
          key={layer.kind}
          attempt={attempt}
          onStatus={isDrawn ? handleStatus : undefined}
        />
      )}
      {layer.kind === 'tiles' && layer.isArchive ? (
        <LazyBoundary fallback={null}>
          <ArchiveGround key={layer.url} {...{ layer, attempt }} onStatus={handleStatus} />
        </LazyBoundary>
      ) : (
        !isDrawn && <RasterGround key={layer.url} {...{ layer, attempt }} onStatus={handleStatus} />
      )}
      {layer.kind === 'tiles' && layer.attribution && (
        <p className="map-attribution pointer-events-none absolute right-4 bottom-2 z-1000 rounded-1 bg-[color-mix(in_srgb,var(--raised)_75%,transparent)] px-4 text-2">
          {layer.attribution}
        </p>
      )}
      {hasNotices && (
        <BaseLayerNotices
          problems={
            isReported
              ? [
                  ...problems,
                  { key: `map.ground.${status}`, args: { url: isDrawn ? '' : layer.url } },
                ]
              : problems
          }
          onRetry={isReported ? retry : undefined}
        />
      )}
    </>
  );
};

const GridLines = ({ hasLabels }: { readonly hasLabels: boolean }) => {
  const map = useMap();
  useEffect(() => {
    const className = hasLabels ? '' : 'map-calm';
    const lines = new GridLinesLayer({ className, ...SINGLE_WORLD_OPTIONS }).addTo(map);
    return () => void lines.remove();
  }, [map, hasLabels]);
  return null;
};

function useRetryWhenOnline(retry: () => void, isEnabled: boolean): void {
  const handleOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listener = () => handleOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isEnabled]);
}
