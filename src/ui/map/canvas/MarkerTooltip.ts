import { type Map, Tooltip } from 'leaflet';

import type { MapMarker } from '../mapMarker.ts';
import { ICON_RADIUS_PX, ICON_ANCHOR_PX } from './markerShapes.ts';

/** The gap between a marker and its name, in pixels. */
const GAP_PX = 6;

/** Returns what is known of a marker, such as its state and its light. */
export type MarkerStateFormat = (marker: MapMarker) => readonly string[];

/** The name of the hovered marker, its state and its light, above it. */
export class MarkerTooltip {
  #tooltip: Tooltip | undefined;

  /** Shows the texts of a marker that has a name; without one, hides the tooltip. */
  show(map: Map, marker: MapMarker | undefined, formatState: MarkerStateFormat): void {
    this.#tooltip?.remove();
    this.#tooltip = undefined;
    if (!marker?.name) return;
    // An element bypasses the Trusted Types policy, which markup set as text has to pass.
    const name = document.createElement('span');
    name.textContent = [marker.name, ...formatState(marker)].join(' · ');
    const height = marker.icon ? ICON_ANCHOR_PX + ICON_RADIUS_PX : 0;
    this.#tooltip = new Tooltip({
      direction: 'top',
      offset: [0, -height - GAP_PX],
      className: 'map-tooltip',
      opacity: 1,
    })
      .setLatLng(marker.position)
      .setContent(name)
      .addTo(map);
  }
}
