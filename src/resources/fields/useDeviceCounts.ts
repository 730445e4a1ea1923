import { useTranslate } from 'react-admin';

import { LAMP_MODELS } from '../../domain/lampModels.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** The kinds of devices that have a plural of their own. */
type DeviceKind =
  | 'lamp'
  | 'gateway'
  | 'camera'
  | 'display'
  | 'sensor'
  | 'meter'
  | 'pole'
  | 'charger'
  | 'broadcast'
  | 'device';

const KIND_BY_MODEL: ReadonlyMap<string, DeviceKind> = new Map<string, DeviceKind>([
  ...LAMP_MODELS.map(model => [model, 'lamp'] as const),
  ...(['ssgw', 'gateway'] as const).map(model => [model, 'gateway'] as const),
  ...(['ssads', 'screen'] as const).map(model => [model, 'display'] as const),
  ...(['sensor', 'sses'] as const).map(model => [model, 'sensor'] as const),
  ...(['ammeter', 'xes'] as const).map(model => [model, 'meter'] as const),
  ...(['pole', 'sspole'] as const).map(model => [model, 'pole'] as const),
  ...([
    ['sscam', 'camera'],
    ['charge', 'charger'],
    ['ssipat', 'broadcast'],
  ] as const),
]);

/** At most so many kinds are named; the rest is "other devices". */
const MAX_NAMED_KINDS = 2;

/**
 * Returns a function that formats how many devices of which kinds there are, by the models of the devices, each once.
 *
 * @example useDeviceCounts()(['ssslc', 'ssslc', 'ssgw']) // '2 lamps and 1 gateway'
 */
export function useDeviceCounts(): (models: readonly string[]) => string {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const format = (key: string, count: number) =>
    translate(`deviceCount.${key}`, { smart_count: count, count: formatNumber(count) });
  return models => {
    const counts = new Map<DeviceKind, number>();
    for (const model of models) {
      const kind = KIND_BY_MODEL.get(model) ?? 'device';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const kinds = [...counts].toSorted(([, one], [, other]) => other - one);
    const named = kinds.length > MAX_NAMED_KINDS ? kinds.slice(0, 1) : kinds;
    const texts = named.map(([kind, count]) =>
      format(kind === 'device' && named.length > 1 ? 'other' : kind, count),
    );
    const otherCount = kinds.slice(named.length).reduce((sum, [, count]) => sum + count, 0);
    if (otherCount > 0) texts.push(format('other', otherCount));
    const [first = '', second] = texts;
    return second === undefined ? first : translate('deviceCount.and', { first, second });
  };
}
