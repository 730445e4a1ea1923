import { type Coords, type DoneCallback, GridLayer } from 'leaflet';

import { SINGLE_WORLD_OPTIONS } from '../worldBounds.ts';
import type { MapArchive } from './openArchive.ts';

/** The pictures of an archive. */
export class ArchiveTileLayer extends GridLayer {
  readonly #archive: MapArchive;
  readonly #requests = new WeakMap<HTMLElement, AbortController>();

  constructor(archive: MapArchive) {
    super({
      ...{ className: 'map-raster', keepBuffer: 1, ...SINGLE_WORLD_OPTIONS },
      ...{ minZoom: archive.minZoom, maxZoom: Infinity, maxNativeZoom: archive.maxZoom },
    });
    this.#archive = archive;
    this.on('tileunload', ({ tile }: { readonly tile: HTMLElement }) =>
      this.#requests.get(tile)?.abort(),
    );
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    const request = new AbortController();
    this.#requests.set(tile, request);
    this.#archive.readTile(coords, request.signal).then(
      bytes => {
        // Outside of the archive there is nothing to show.
        if (bytes) showBytes(tile, bytes, done);
        else done(undefined, tile);
      },
      (error: unknown) => {
        if (!request.signal.aborted) done(error as Error, tile);
      },
    );
    return tile;
  }
}

function showBytes(tile: HTMLImageElement, bytes: ArrayBuffer, done: DoneCallback): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const finish = (error?: Error) => {
    URL.revokeObjectURL(url);
    done(error, tile);
  };
  tile.onload = () => finish();
  tile.onerror = () => finish(new Error('The tile is no image.'));
  tile.src = url;
}
