import { useState } from 'react';

import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { ModelCounts } from '../queries/DevicesInView.ts';
import type { LegendModel } from './MapLegend.tsx';
import { useModelTitles } from './useModelTitles.ts';

/**
 * Returns the configured models and those that were in view, the most frequent of the first view first. The order stays: a
 * row that has changed its place meanwhile would be pressed instead of another one. A model that neither the documents nor
 * the configuration has is not usable as a filter.
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
  const ranks = useRanks(counts);
  return [...new Set([...configured, ...titles.keys()])]
    .filter(model => configured.includes(model) || Object.hasOwn(ranks, model))
    .toSorted((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0))
    .flatMap(model => {
      const title = titles.get(model);
      const isCounted = counts !== undefined && (readModels?.includes(model) ?? true);
      const count = isCounted ? (counts[model] ?? 0) : undefined;
      return title ? [{ model, title: text(title), count }] : [];
    });
}

/** Returns the first counts that were read. A model that is in view only later has 0, which is the end of the list. */
function useRanks(counts: ModelCounts = NONE_COUNTED): ModelCounts {
  const [ranks, setRanks] = useState(NONE_COUNTED);
  const added = Object.keys(counts).filter(model => !Object.hasOwn(ranks, model));
  if (added.length > 0)
    setRanks(
      ranks === NONE_COUNTED
        ? counts
        : { ...ranks, ...Object.fromEntries(added.map(model => [model, 0])) },
    );
  return ranks;
}

const NONE_COUNTED: ModelCounts = {};
