import type { IconName } from './Icon.tsx';

/** @see MAP-05: the marker of each model. */
const iconByModel: Readonly<Record<string, IconName>> = {
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
  // A type without a marker of its own uses the most similar one.
  ...{ pole: 'light', smartLightPole: 'light', screen: 'glasses', gateway: 'gateway' },
  ...{ xes: 'collection', sensor: 'collection', sses: 'collection', ammeter: 'digital' },
  ...{ devicebox: 'collection', led: 'light', smartlight: 'light' },
  // The device categories.
  ...{ PLC: 'plc', POLE: 'light', SCREEN: 'glasses', XES: 'collection', GATEWAY: 'gateway' },
  ...{ SENSOR: 'collection', ISTREETLIGHT: 'light', CHARGER: 'charger' },
};

/** Returns the icon of a model or a device category; the default is the light controller's. */
export const getDeviceIcon = (model: string): IconName => iconByModel[model] ?? 'lightControl';
