import { LAMP_MODELS } from '../../domain/lampModels.ts';
import type { MapLevel } from '../../domain/mapLevel.ts';
import {
  type DevicesInView,
  isConnected,
  isLit,
  type LampCounts,
  type ModelCounts,
  type OptionalCounts,
} from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';

/**
 * Returns how many devices in view are of each model, without the models that have none; undefined where the platform
 * does not count them in a domain or a group.
 */
export function sumModels(
  level: MapLevel,
  domains: readonly DomainMarker[],
  { devices, groups }: DevicesInView,
): ModelCounts | undefined {
  const sums: Record<string, number> = {};
  const add = (model: string, count: number) => (sums[model] = (sums[model] ?? 0) + count);
  for (const { models } of listSummed(level, domains, groups)) {
    if (!models) return undefined;
    for (const [model, count] of Object.entries(models)) add(model, count);
  }
  if (level.kind === 'devices') for (const { model } of devices) add(model, 1);
  return sums;
}

/**
 * Whether nothing is known of the light of the lamps in view: they are connected, and no marker has their light. The
 * platform may not send it.
 */
export const isLightUnknown = ({ devices, groups }: DevicesInView): boolean =>
  devices.some(({ model, status }) => LAMP_MODELS.includes(model) && isConnected(status)) &&
  devices.every(device => isLit(device) === undefined) &&
  groups.every(({ lamps }) => !lamps);

/**
 * Returns how many connected lamps in view are lit, and how many are dark; undefined as the models are, and where the
 * light of single lamps is not known.
 *
 * @param lit the filter of what was read: the number of the other lamps is not known, and absent
 */
export function sumLamps(
  level: MapLevel,
  domains: readonly DomainMarker[],
  inView: DevicesInView,
  lit?: boolean,
): Partial<LampCounts> | undefined {
  const { devices, groups } = inView;
  if (level.kind === 'devices' && isLightUnknown(inView)) return undefined;
  const sums = { lit: 0, dark: 0 };
  for (const { lamps } of listSummed(level, domains, groups)) {
    if (!lamps) return undefined;
    sums.lit += lamps.lit;
    sums.dark += lamps.dark;
  }
  if (level.kind === 'devices')
    for (const device of devices) {
      const light = isLit(device);
      if (light !== undefined) sums[light ? 'lit' : 'dark'] += 1;
    }
  if (lit === undefined) return sums;
  return lit ? { lit: sums.lit } : { dark: sums.dark };
}

const listSummed = (
  { kind }: MapLevel,
  domains: readonly DomainMarker[],
  groups: DevicesInView['groups'],
): readonly OptionalCounts[] => (kind === 'domains' ? domains : groups);
