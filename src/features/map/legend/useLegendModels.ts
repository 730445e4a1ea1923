import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { ModelCounts } from '../queries/DevicesInView.ts';
import type { LegendModel } from './MapLegend.tsx';
import { useModelTitles } from './useModelTitles.ts';

/**
 * Returns the configured models and those in view, the most frequent first. A model that neither the documents nor the
 * configuration has is not usable as a filter.
 *
 * @param counts the number of devices in view by model; absent where it is not known
 * @param readModels those that were read: the number of devices of another model is not known
 */
export function useLegendModels(
  counts: ModelCounts | undefined,
  readModels?: readonly string[],
): readonly LegendModel[] {
  const text = useLocalizedText();
  const { titles, configured } = useModelTitles();
  return [...new Set([...configured, ...Object.keys(counts ?? {})])]
    .flatMap(model => {
      const title = titles.get(model);
      const isCounted = counts !== undefined && (readModels?.includes(model) ?? true);
      const count = isCounted ? (counts[model] ?? 0) : undefined;
      return title ? [{ model, title: text(title), count }] : [];
    })
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
}
