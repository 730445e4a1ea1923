import type { ReactNode } from 'react';

import type { IconName } from '../../../ui/icons/Icon.tsx';
import type { MapState } from '../mapStates.ts';

/** A row of the list: a device, or a domain. */
export interface InViewItem {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly state: MapState | undefined;
  /** Below the name. */
  readonly note: ReactNode;
}

/** The id of the element of a row. */
export const getRowId = (itemId: string): string => `map-in-view ${itemId}`;

/** A selection of several rows. */
export interface Picks {
  readonly ids: ReadonlySet<string>;
  readonly onPick: (id: string, isPicked: boolean) => void;
}
