import type { LeafletMouseEvent, Map } from 'leaflet';

import type { MapCluster, MapMarker, MapTarget } from '../mapMarker.ts';
import { type CanvasFrame, CanvasLayer } from './CanvasLayer.ts';
import type { ClusterTexts } from './drawCluster.ts';
import { drawClusters, listClusterBoxes } from './drawClusters.ts';
import { drawMarkers } from './drawMarkers.ts';
import { findTarget } from './findTarget.ts';
import { type LabelRoom, MARKERS_MOVED } from './LabelRoom.ts';
import { readMapPalette } from './mapPalette.ts';
import { MarkerScene } from './MarkerScene.ts';
import { takeMarkerRoom } from './takeMarkerRoom.ts';
import { MarkerTooltip } from './MarkerTooltip.ts';
import { SpriteCache } from './SpriteCache.ts';

/** @param hasModifier whether Ctrl, Cmd or Shift was pressed */
export type SelectHandler = (target: MapTarget, hasModifier: boolean) => void;

/** What the layer shows. */
export interface MarkersContent {
  readonly markers: readonly MapMarker[];
  readonly clusters: readonly MapCluster[];
  readonly texts: ClusterTexts;
  readonly selectedId?: string | undefined;
  /** The markers of a selection of several. */
  readonly selectedIds?: ReadonlySet<string> | undefined;
  readonly onSelect?: SelectHandler | undefined;
}

/** How far beside a marker a pointer may be, in pixels */
const POINTER_TOLERANCE_PX = { mouse: 3, touch: 14 } as const;

/** More icons than these cover each other: all markers are drawn as circle markers. */
const MAX_ICON_MARKERS = 800;

const NO_IDS: ReadonlySet<string> = new Set();

/** Markers and clusters on one canvas, with an index that finds what a pointer is over. */
export class MarkersCanvas extends CanvasLayer {
  #content: MarkersContent | undefined;
  #scene: MarkerScene | undefined;
  #drawnScene: MarkerScene | undefined;
  #hovered: MapTarget | undefined;
  #usesIcons = false;
  readonly #tooltip = new MarkerTooltip();
  #sprites: { readonly key: string; readonly cache: SpriteCache } | undefined;

  constructor() {
    super('markerPane');
  }

  /** Replaces what is shown; unchanged lists keep their index. */
  setContent(content: MarkersContent): void {
    const { markers, clusters } = content;
    const isSame = this.#content?.markers === markers && this.#content.clusters === clusters;
    this.#content = content;
    if (!isSame) this.#scene = undefined;
    this.requestDraw();
  }

  override onAdd(): this {
    this._map.on(this.#pointerEvents);
    return super.onAdd();
  }

  override onRemove(): this {
    this._map.off(this.#pointerEvents);
    this.#clearHover();
    return super.onRemove();
  }

  protected override draw(frame: CanvasFrame): void {
    if (!this.#content) return;
    const scene = this.#getScene(this._map, this.#content);
    const palette = readMapPalette();
    const { selectedId, selectedIds = NO_IDS, texts } = this.#content;
    const state = { palette, selectedId, hovered: this.#hovered };
    const sprites = this.#getSprites(frame.pixelRatio);
    this.#usesIcons = drawMarkers(frame, scene, {
      ...state,
      ...{ sprites, selectedIds },
      maxIconMarkers: MAX_ICON_MARKERS,
    });
    drawClusters(frame, scene, { ...state, texts });
    if (this.#drawnScene !== scene) this._map.fire(MARKERS_MOVED);
    this.#drawnScene = scene;
  }

  override takeRoom(frame: CanvasFrame, room: LabelRoom): void {
    if (!this.#content) return;
    const scene = this.#getScene(this._map, this.#content);
    takeMarkerRoom(frame, scene, { room, maxIconMarkers: MAX_ICON_MARKERS });
    const state = { palette: readMapPalette(), selectedId: undefined, hovered: undefined };
    for (const box of listClusterBoxes(frame, scene, state)) room.take(box);
  }

  #getScene(map: Map, { markers, clusters }: MarkersContent): MarkerScene {
    return (this.#scene ??= new MarkerScene(map, markers, clusters));
  }

  /** Returns the sprites of the current theme and screen. */
  #getSprites(pixelRatio: number): SpriteCache {
    const { normal, raised } = readMapPalette();
    const key = `${pixelRatio} ${normal} ${raised}`;
    if (this.#sprites?.key !== key) this.#sprites = { key, cache: new SpriteCache(pixelRatio) };
    return this.#sprites.cache;
  }

  #find({ latlng, originalEvent }: LeafletMouseEvent): MapTarget | undefined {
    if (!this.#content) return undefined;
    const scene = this.#getScene(this._map, this.#content);
    const zoom = this._map.getZoom();
    const { x, y } = this._map.project(latlng, zoom);
    const isTouch = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch';
    const tolerance = POINTER_TOLERANCE_PX[isTouch ? 'touch' : 'mouse'];
    const hasIcon = (index: number) => this.#usesIcons && scene.markers[index]?.icon !== undefined;
    const scale = this._map.getZoomScale(zoom, 0);
    return findTarget(scene, { x, y, scale, tolerance, hasIcon });
  }

  readonly #handleClick = (event: LeafletMouseEvent): void => {
    const target = this.#content?.onSelect && this.#find(event);
    const { ctrlKey, metaKey, shiftKey } = event.originalEvent;
    if (target) this.#content?.onSelect?.(target, ctrlKey || metaKey || shiftKey);
  };

  readonly #handleMove = (event: LeafletMouseEvent): void => {
    const target = this.#find(event);
    if (isSameTarget(target, this.#hovered)) return;
    this.#setHovered(target);
  };

  readonly #clearHover = (): void => {
    if (this.#hovered) this.#setHovered(undefined);
  };

  readonly #pointerEvents = {
    click: this.#handleClick,
    mousemove: this.#handleMove,
    mouseout: this.#clearHover,
  };

  #setHovered(target: MapTarget | undefined): void {
    this.#hovered = target;
    const isSelectable = target !== undefined && this.#content?.onSelect !== undefined;
    this._map.getContainer().classList.toggle('map-has-target', isSelectable);
    const marker =
      target?.kind === 'marker' && this.#scene?.markers.find(({ id }) => id === target.id);
    this.#tooltip.show(this._map, marker || undefined);
    this.requestDraw();
  }
}

const isSameTarget = (one: MapTarget | undefined, other: MapTarget | undefined) =>
  one?.kind === other?.kind && one?.id === other?.id;
