import type { ReactNode } from 'react';

import type { IconName } from '../../ui/icons/Icon.tsx';
import type { Searchable } from './rankMatches.ts';

/** One line of the palette. */
export interface PaletteEntry extends Searchable {
  /** Unique among all lines; names the element too. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** At the right: where a screen is, the id of a device, the key of an action. */
  readonly hint?: ReactNode;
  readonly run: () => void;
}

export interface PaletteGroup {
  /** The key of its heading. */
  readonly titleKey: string;
  readonly entries: readonly PaletteEntry[];
}
