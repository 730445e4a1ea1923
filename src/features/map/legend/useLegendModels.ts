import { useMemo } from 'react';

import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import type { LegendModel } from './MapLegend.tsx';
import { useModelTitles } from './useModelTitles.ts';

/**
 * Returns the configured models and those in view, the most frequent first. A model that neither the documents nor the
 * configuration has is not usable as a filter.
 *
 * @param devices absent where only sums are known
 * @param readModels those that were read: the number of devices of another model is not known
 */
export function useLegendModels(
  devices: readonly DeviceMarker[] | undefined,
  readModels?: readonly string[],
): readonly LegendModel[] {
  const text = useLocalizedText();
  const { titles, configured } = useModelTitles();
  const counts = useMemo(() => countModels(devices ?? []), [devices]);
  return [...new Set([...configured, ...counts.keys()])]
    .flatMap(model => {
      const title = titles.get(model);
      const isCounted = devices !== undefined && (readModels?.includes(model) ?? true);
      const count = isCounted ? (counts.get(model) ?? 0) : undefined;
      return title ? [{ model, title: text(title), count }] : [];
    })
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
}

function countModels(devices: readonly DeviceMarker[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { model } of devices) counts.set(model, (counts.get(model) ?? 0) + 1);
  return counts;
}
