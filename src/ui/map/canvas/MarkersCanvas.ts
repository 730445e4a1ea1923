import type { LatLng, Map } from 'leaflet';

import type { MapCluster, MapMarker, MapTarget } from '../mapMarker.ts';
import type { MapPosition } from '../SiteMap.ts';
import type { CanvasFrame } from './CanvasFrame.ts';
import { CanvasLayer } from './CanvasLayer.ts';
import type { ClusterTexts } from './drawCluster.ts';
import { drawClusters, listClusterBoxes } from './drawClusters.ts';
import { drawMarkers } from './drawMarkers.ts';
import { findTarget } from './findTarget.ts';
import { type LabelRoom, MARKERS_MOVED } from './LabelRoom.ts';
import { type MapPalette, readMapPalette } from './mapPalette.ts';
import { getMarkerBox, hasRoomForIcons } from './MarkerDrawing.ts';
import { MarkerPointer, type SelectHandler } from './MarkerPointer.ts';
import { MarkerScene } from './MarkerScene.ts';
import type { MarkerStateFormat } from './MarkerTooltip.ts';
import { takeMarkerRoom } from './takeMarkerRoom.ts';
import { type MapDisc, findDisc } from './findDisc.ts';
import { SpriteCache } from './SpriteCache.ts';

/** What the layer shows. */
export interface MarkersContent {
  readonly markers: readonly MapMarker[];
  readonly clusters: readonly MapCluster[];
  readonly texts: ClusterTexts;
  /** What the tooltip of a marker has besides its name. */
  readonly formatState?: MarkerStateFormat;
  /** The most markers in view that are drawn with their icons, where the map is small. */
  readonly maxIcons?: number | undefined;
  readonly selectedId?: string | undefined;
  /** The markers of a selection of several. */
  readonly selectedIds?: ReadonlySet<string> | undefined;
  readonly onSelect?: SelectHandler | undefined;
}

/** How far from a marker a pointer may be, in pixels */
const POINTER_TOLERANCE_PX = { mouse: 3, touch: 14 } as const;

const NO_IDS: ReadonlySet<string> = new Set();

/** Markers and clusters on one canvas, with an index that finds what a pointer is over. */
export class MarkersCanvas extends CanvasLayer {
  #content: MarkersContent | undefined;
  #scene: MarkerScene | undefined;
  #drawnScene: MarkerScene | undefined;
  #usesIcons = false;
  #sprites: { readonly palette: MapPalette; readonly cache: SpriteCache } | undefined;
  readonly #pointer = new MarkerPointer({
    find: ({ latlng }, isTouch) => this.#find(latlng, isTouch),
    findMarker: id => this.#scene?.markers.find(marker => marker.id === id),
    formatState: marker => this.#content?.formatState?.(marker) ?? [],
    getSelectHandler: () => this.#content?.onSelect,
    onHoverChange: (...targets) => this.#drawTargets(targets),
  });

  constructor() {
    super('markerPane');
  }

  /** Replaces what is shown; unchanged lists keep their index. */
  setContent(content: MarkersContent): void {
    const { markers, clusters } = content;
    const isSame = this.#content?.markers === markers && this.#content.clusters === clusters;
    this.#content = content;
    if (!isSame) {
      this.#scene = undefined;
      this.#pointer.keep(({ kind, id }) =>
        (kind === 'cluster' ? clusters : markers).some(each => each.id === id),
      );
    }
    this.requestDraw();
  }

  /** Returns the disc of the cluster with a position; undefined without one. */
  readonly findDisc = (position: MapPosition): MapDisc | undefined =>
    this.#content && findDisc(this._map, this.#getScene(this._map, this.#content), position);

  override onAdd(): this {
    this.#pointer.addTo(this._map);
    return super.onAdd();
  }

  override onRemove(): this {
    this.#pointer.remove();
    return super.onRemove();
  }

  /** The names of clusters depend on each other; markers do not. Another content is drawn as a whole anyway. */
  protected override canDrawParts(frame: CanvasFrame): boolean {
    const scene = this.#drawnScene;
    return (
      scene !== undefined &&
      scene.clusters.length === 0 &&
      hasRoomForIcons(frame, scene) === this.#usesIcons
    );
  }

  protected override draw(frame: CanvasFrame): void {
    if (!this.#content) return;
    const scene = this.#getScene(this._map, this.#content);
    const palette = readMapPalette();
    const { selectedId, selectedIds = NO_IDS, texts } = this.#content;
    const { hovered } = this.#pointer;
    const sprites = this.#getSprites(palette, frame.pixelRatio);
    const usesIcons = hasRoomForIcons(frame, scene);
    this.#usesIcons = usesIcons;
    drawMarkers(frame, scene, { palette, sprites, usesIcons, selectedId, selectedIds, hovered });
    drawClusters(frame, scene, { palette, selectedId, hovered, texts });
    if (this.#drawnScene !== scene) this._map.fire(MARKERS_MOVED);
    this.#drawnScene = scene;
  }

  override takeRoom(frame: CanvasFrame, room: LabelRoom): void {
    if (!this.#content) return;
    const scene = this.#getScene(this._map, this.#content);
    takeMarkerRoom(frame, scene, room);
    const state = { palette: readMapPalette(), selectedId: undefined, hovered: undefined };
    for (const box of listClusterBoxes(frame, scene, state)) room.take(box);
  }

  #getScene(map: Map, { markers, clusters, maxIcons }: MarkersContent): MarkerScene {
    return (this.#scene ??= new MarkerScene(map, markers, clusters, maxIcons));
  }

  /** Returns the sprites of the current theme and screen. */
  #getSprites(palette: MapPalette, pixelRatio: number): SpriteCache {
    if (this.#sprites?.palette !== palette || this.#sprites.cache.pixelRatio !== pixelRatio)
      this.#sprites = { palette, cache: new SpriteCache(pixelRatio) };
    return this.#sprites.cache;
  }

  #find(position: LatLng, isTouch: boolean): MapTarget | undefined {
    if (!this.#content) return undefined;
    const scene = this.#getScene(this._map, this.#content);
    const zoom = this._map.getZoom();
    const { x, y } = this._map.project(position, zoom);
    const tolerance = POINTER_TOLERANCE_PX[isTouch ? 'touch' : 'mouse'];
    const hasIcon = (index: number) => this.#usesIcons && scene.markers[index]?.icon !== undefined;
    const scale = this._map.getZoomScale(zoom, 0);
    return findTarget(scene, { x, y, scale, tolerance, hasIcon });
  }

  /** Draws items again that look different: markers alone, clusters with all others. */
  #drawTargets(targets: readonly (MapTarget | undefined)[]): void {
    const scene = this.#scene;
    if (!scene || targets.some(target => target?.kind === 'cluster')) {
      this.requestDraw();
      return;
    }
    const scale = this._map.getZoomScale(this._map.getZoom(), 0);
    const ids = targets.map(target => target?.id);
    this.requestParts(
      scene.markers.flatMap(({ id }, index) =>
        ids.includes(id) ? [getMarkerBox(scene, index, scale)] : [],
      ),
    );
  }
}
