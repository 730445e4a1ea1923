import { services } from '../../../src/generated/services.ts';
import type { components } from '../../../src/generated/core/types.ts';

type Model = components['schemas']['Model'];
type DeviceType = components['schemas']['DeviceType'];

/** @see ASSET-10 */
const TYPES_BY_MODEL: Readonly<Record<Model, DeviceType>> = {
  lc: 'CONTROLLER',
  ssslc: 'CONTROLLER',
  led: 'DEVICE',
  ammeter: 'DEVICE',
  devicebox: 'DEVICE',
  ssipat: 'DEVICE',
  sscam: 'DEVICE',
  digital: 'DEVICE',
  scene: 'DEVICE',
  unknow: 'DEVICE',
  plc: 'PLC',
  pole: 'POLE',
  sspole: 'POLE',
  smartLightPole: 'POLE',
  screen: 'SCREEN',
  ssads: 'SCREEN',
  xes: 'XES',
  sses: 'SENSOR',
  sssap: 'SENSOR',
  sensor: 'SENSOR',
  ssgw: 'GATEWAY',
  gateway: 'GATEWAY',
  smartlight: 'ISTREETLIGHT',
  charge: 'CHARGER',
};

export const getDeviceType = (model: unknown): DeviceType => TYPES_BY_MODEL[model as Model];

/** The model of a device that is not adopted yet. */
export const UNKNOWN_MODEL = 'unknow';

/** The properties of some models only, with these models. */
const MODELS_BY_PROPERTY = new Map<string, readonly unknown[]>(
  services.core.resources.assets.fields.flatMap(field =>
    'when' in field ? [[field.source, field.when.model] as const] : [],
  ),
);

/** Whether devices of a model have a property, by the document. */
export const hasProperty = (model: unknown, property: string): boolean =>
  MODELS_BY_PROPERTY.get(property)?.includes(model) ?? true;

/** Whether a device can be bound to a gateway. @see ASSET-04 */
export const isBindable = (model: unknown): boolean => hasProperty(model, 'ssgwId');

/** Whether devices can be bound to it. */
export const acceptsDevices = (model: unknown): boolean => model === 'ssgw';

/** Whether it has a whitelist. */
export const isGateway = (model: unknown): boolean => getDeviceType(model) === 'GATEWAY';

/** Whether devices can be mounted on it. */
export const isPole = (model: unknown): boolean => getDeviceType(model) === 'POLE';

/** Whether it is a lamp that a controller can switch. */
export const isControlled = (model: unknown): boolean => hasProperty(model, 'controllerId');

/** Whether it controls lamps. */
export const isController = (model: unknown): boolean => getDeviceType(model) === 'CONTROLLER';

/** Whether it measures weather, noise and air. */
export const isSensor = (model: unknown): boolean => getDeviceType(model) === 'SENSOR';
