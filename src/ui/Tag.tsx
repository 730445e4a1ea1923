import './components.css';

import type { ReactNode } from 'react';

import { Icon, type IconName } from './icons/Icon.tsx';
import {
  type EquipmentState,
  type GlyphName,
  type AlarmSeverity,
  StateGlyph,
} from './icons/StateGlyph.tsx';

export type TagTone = 'plain' | 'line' | 'petrol' | 'lamp' | EquipmentState | AlarmSeverity;

export interface TagProps {
  readonly tone?: TagTone;
  readonly icon?: IconName;
  readonly glyph?: GlyphName;
  readonly children: ReactNode;
}

/** A label on a soft background. It is not interactive; a chip is. */
export const Tag = ({ tone = 'plain', icon, glyph, children }: TagProps) => (
  <span className={`tag tag-${tone}`}>
    {icon && <Icon name={icon} size={12} />}
    {glyph && <StateGlyph state={glyph} size={12} />}
    {children}
  </span>
);
