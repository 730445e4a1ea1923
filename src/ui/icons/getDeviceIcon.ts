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
  // What has no marker of its own is drawn as what it is most like.
  ...{ pole: 'light', smartLightPole: 'light', screen: 'glasses', gateway: 'gateway' },
  ...{ xes: 'collection', sensor: 'collection', sses: 'collection', ammeter: 'digital' },
  // The categories of devices.
  ...{ PLC: 'plc', POLE: 'light', SCREEN: 'glasses', XES: 'collection', GATEWAY: 'gateway' },
  ...{ SENSOR: 'collection', ISTREETLIGHT: 'light', CHARGER: 'charger' },
};

/** The drawing of a model or a category of devices; of one that has none, the light controller's. */
export const getDeviceIcon = (model: string): IconName => iconByModel[model] ?? 'lightControl';
