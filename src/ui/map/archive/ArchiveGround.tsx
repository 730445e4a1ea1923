import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { TileLayerOptions } from '../base/baseLayer.ts';
import { useReplacedLayer } from '../base/useReplacedLayer.ts';
import { type LoadingStatus, SLOW_AFTER_MS, TILE_EVENTS } from '../base/watchLoading.ts';
import { gcj02 } from '../crs/chineseCoordinates.ts';
import { GroundLayer } from '../ground/GroundLayer.tsx';
import { useSiteMap } from '../SiteMap.ts';
import { ArchiveTileLayer } from './ArchiveTileLayer.ts';
import { createArchiveLoader } from './createArchiveLoader.ts';
import { type MapArchive, openArchive } from './openArchive.ts';

interface ArchiveGroundProps {
  readonly layer: TileLayerOptions;
  /** Another number loads the ground again. */
  readonly attempt: number;
  readonly onStatus: (status: LoadingStatus) => void;
}

/** The map of a `.pmtiles` file below the markers: its shapes in the colours of the theme, or its pictures. */
export default function ArchiveGround({ layer, attempt, onStatus }: ArchiveGroundProps) {
  const archive = useArchive(layer.url, attempt, onStatus);
  if (!archive) return null;
  return archive.isVector ? (
    <VectorGround {...{ archive, layer, onStatus }} />
  ) : (
    <PictureGround {...{ archive, onStatus }} />
  );
}

/** Opens an archive. The one that was opened before stays until the next one is open. */
function useArchive(url: string, attempt: number, onStatus: ArchiveGroundProps['onStatus']) {
  const { loadRange } = useSiteMap();
  const [archive, setArchive] = useState<MapArchive>();
  const report = useEffectEvent(onStatus);
  useEffect(() => {
    if (!loadRange) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => report('slow'), SLOW_AFTER_MS);
    openArchive(url, loadRange).then(
      opened => {
        clearTimeout(timer);
        if (!isCurrent) return;
        // Its tiles report when they are complete.
        report('loading');
        setArchive(opened);
      },
      () => {
        clearTimeout(timer);
        if (isCurrent) report('missing');
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      report('loading');
    };
  }, [url, loadRange, attempt]);
  return archive;
}

interface OpenGroundProps extends Pick<ArchiveGroundProps, 'onStatus'> {
  readonly archive: MapArchive;
}

const VectorGround = ({
  archive,
  layer: { crs },
  onStatus,
}: OpenGroundProps & Pick<ArchiveGroundProps, 'layer'>) => {
  const load = useMemo(
    () => createArchiveLoader(archive, crs === 'gcj02' ? gcj02 : undefined),
    [archive, crs],
  );
  return <GroundLayer {...{ load, onStatus }} />;
};

const PictureGround = ({ archive, onStatus }: OpenGroundProps) => {
  useReplacedLayer({ source: archive, create: createPictures, events: TILE_EVENTS, onStatus });
  return null;
};

const createPictures = (archive: MapArchive) => new ArchiveTileLayer(archive);
