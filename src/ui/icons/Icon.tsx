import { controlIcons } from './controlIcons.ts';
import { deviceIcons } from './deviceIcons.ts';
import { type IconPaths, IconSvg } from './IconSvg.tsx';
import { signInIcons } from './signInIcons.ts';

const icons = { ...controlIcons, ...deviceIcons, ...signInIcons };

export type IconName = keyof typeof icons;

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

export const Icon = ({ name, size = 16 }: IconProps) => <IconSvg paths={icons[name]} size={size} />;

/** Returns the paths of an icon, for drawings that are no SVG. */
export const getIconPaths = (name: IconName): IconPaths => icons[name];
