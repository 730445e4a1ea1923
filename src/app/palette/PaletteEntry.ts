import type { ReactNode } from 'react';

import type { IconName } from '../../ui/icons/Icon.tsx';
import type { Searchable } from './rankMatches.ts';

export interface PaletteEntry extends Searchable {
  /** Unique among all entries; also the id of the element. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** At the right: the section of a screen, the id of a device, the shortcut of an action. */
  readonly hint?: ReactNode;
  readonly run: () => void;
}

export interface PaletteGroup {
  /** The message key of its heading. */
  readonly titleKey: string;
  readonly entries: readonly PaletteEntry[];
}
