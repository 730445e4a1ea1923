import type { IconName } from './Icon.tsx';

/** @see spec A4: the marker of each model. */
const icons: Readonly<Record<string, IconName>> = {
  ssslc: 'lightControl',
  ssads: 'glasses',
  sscam: 'camera',
  sspole: 'light',
  sssap: 'collection',
  charge: 'charger',
  ssgw: 'gateway',
  plc: 'plc',
  digital: 'digital',
  ssipat: 'broadcast',
};

/** The drawing of a model; of one that has none, the light controller's. */
export const deviceIcon = (model: string): IconName => icons[model] ?? 'lightControl';
