import type { IconName } from '../icons/Icon.tsx';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import type { MapPosition } from './SiteMap.ts';

/** How many items are in each state. */
export type StateCounts = Readonly<Record<EquipmentState, number>>;

/** A single item at a position. */
export interface MapMarker {
  readonly id: string;
  readonly position: MapPosition;
  /** Shown on hover. */
  readonly name?: string;
  /** Its shape and colour; ink by default. */
  readonly state?: EquipmentState | undefined;
  /** Draws a marker with this icon instead of a circle marker. */
  readonly icon?: IconName | undefined;
  /** The light output in percent: in the dark theme a lit lamp has a halo. */
  readonly level?: number | undefined;
  /** Whether its state and its light are old: it has not reported for too long. */
  readonly isOld?: boolean;
  /** What its tooltip says besides. */
  readonly note?: string | undefined;
  /** The colour of the item, where the configuration gives it one; otherwise that of its state. */
  readonly color?: string | undefined;
}

/** Several items near one position, by state: a domain, or a cell of a grid. */
export interface MapCluster {
  readonly id: string;
  /** Absent for a cell, which has no name. */
  readonly name?: string;
  readonly position: MapPosition;
  /** Absent while they load, and on a platform that counts without the states. */
  readonly counts?: StateCounts | undefined;
  /** The number of items, where their states are unknown. */
  readonly count?: number | undefined;
}

/** What a pointer is over. */
export interface MapTarget {
  readonly kind: 'marker' | 'cluster';
  readonly id: string;
}

export const getTotalCount = ({
  counts,
  count = 0,
}: Pick<MapCluster, 'counts' | 'count'>): number =>
  counts ? Object.values(counts).reduce((sum, each) => sum + each, 0) : count;
