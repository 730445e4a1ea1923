import { controlDrawings } from './controlDrawings.ts';
import { deviceDrawings } from './deviceDrawings.ts';
import { DrawnIcon } from './Drawing.tsx';
import { entryDrawings } from './entryDrawings.ts';

const drawings = { ...controlDrawings, ...deviceDrawings, ...entryDrawings };

export type IconName = keyof typeof drawings;

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** A glyph by its name. */
export const Icon = ({ name, size = 16 }: IconProps) => (
  <DrawnIcon drawing={drawings[name]} size={size} />
);
