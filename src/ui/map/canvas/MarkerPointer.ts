import type { LeafletMouseEvent, Map } from 'leaflet';

import type { MapMarker, MapTarget } from '../mapMarker.ts';
import { type MarkerStateFormat, MarkerTooltip } from './MarkerTooltip.ts';

/** @param hasModifier whether Ctrl, Cmd or Shift was pressed */
export type SelectHandler = (target: MapTarget, hasModifier: boolean) => void;

/** What a pointer needs of the layer that it is over. */
interface PointerLayer {
  /** Returns the topmost item under the pointer, which is a finger or a mouse. */
  readonly find: (event: LeafletMouseEvent, isTouch: boolean) => MapTarget | undefined;
  readonly findMarker: (id: string) => MapMarker | undefined;
  readonly formatState: MarkerStateFormat;
  /** Absent where items cannot be selected. */
  readonly getSelectHandler: () => SelectHandler | undefined;
  readonly onHoverChange: (earlier: MapTarget | undefined, later: MapTarget | undefined) => void;
}

/** The pointer over the markers of a map: the hovered item with its name, and the clicked one. */
export class MarkerPointer {
  readonly #layer: PointerLayer;
  readonly #tooltip = new MarkerTooltip();
  #map: Map | undefined;
  #isDragging = false;
  #isTouch = false;
  #hovered: MapTarget | undefined;

  constructor(layer: PointerLayer) {
    this.#layer = layer;
  }

  get hovered(): MapTarget | undefined {
    return this.#hovered;
  }

  addTo(map: Map): void {
    this.#map = map;
    map.on(this.#events);
    map.getContainer().addEventListener('pointerdown', this.#handleDown);
  }

  remove(): void {
    this.#map?.off(this.#events);
    this.#map?.getContainer().removeEventListener('pointerdown', this.#handleDown);
    this.#map?.doubleClickZoom.enable();
    this.#clear();
    this.#map = undefined;
  }

  /** Ends the hover of an item that is not shown any more. */
  keep(isShown: (target: MapTarget) => boolean): void {
    if (this.#hovered && !isShown(this.#hovered)) this.#clear();
  }

  /** The click of Safari does not say what has pressed. */
  readonly #handleDown = ({ pointerType }: PointerEvent): void => {
    this.#isTouch = pointerType === 'touch';
  };

  readonly #handleClick = (event: LeafletMouseEvent): void => {
    const onSelect = this.#layer.getSelectHandler();
    const { ctrlKey, metaKey, shiftKey, detail } = event.originalEvent;
    // The second press of two may be on another item: the first one has moved the map.
    if (!onSelect || detail > 1) return;
    const target = this.#layer.find(event, this.#isTouch);
    // Two presses on an item are no double press on the map, which would zoom it.
    this.#map?.doubleClickZoom[target ? 'disable' : 'enable']();
    if (target) onSelect(target, ctrlKey || metaKey || shiftKey);
  };

  readonly #handleMove = (event: LeafletMouseEvent): void => {
    // A dragged map is always a step behind its pointer, which would be over one marker after another.
    if (!this.#isDragging) this.#setHovered(this.#layer.find(event, this.#isTouch));
  };

  readonly #clear = (): void => this.#setHovered(undefined);

  readonly #events = {
    click: this.#handleClick,
    mousemove: this.#handleMove,
    mouseout: this.#clear,
    dragstart: () => (this.#isDragging = true),
    dragend: () => (this.#isDragging = false),
  };

  #setHovered(target: MapTarget | undefined): void {
    const earlier = this.#hovered;
    const map = this.#map;
    if (!map || (target?.kind === earlier?.kind && target?.id === earlier?.id)) return;
    this.#hovered = target;
    const isSelectable = target !== undefined && this.#layer.getSelectHandler() !== undefined;
    map.getContainer().classList.toggle('map-has-target', isSelectable);
    this.#tooltip.show(
      map,
      target?.kind === 'marker' ? this.#layer.findMarker(target.id) : undefined,
      this.#layer.formatState,
    );
    this.#layer.onHoverChange(earlier, target);
  }
}
