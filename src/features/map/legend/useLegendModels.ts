import { useMemo } from 'react';

import { assets } from '../../../generated/core/resources.ts';
import { useConfiguration } from '../../../data/useConfiguration.ts';
import { filterTitled } from '../../../domain/filterTitled.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import type { LegendModel } from './MapLegend.tsx';

const { fields }: { readonly fields: readonly FieldDescriptor[] } = assets;
const modelField = fields.find(({ source }) => source === 'model');
const choices = modelField?.kind === 'enum' ? modelField.choices : [];

/**
 * Returns the configured models and those in view, the most frequent first.
 *
 * @param devices absent where only sums are known
 */
export function useLegendModels(
  devices: readonly DeviceMarker[] | undefined,
): readonly LegendModel[] {
  const text = useLocalizedText();
  const configured = filterTitled(useConfiguration('model'));
  const counts = useMemo(() => countModels(devices ?? []), [devices]);
  const titles = new Map([
    ...choices.map(({ value, label }) => [String(value), label] as const),
    ...configured.map(({ model, title }) => [model, title] as const),
  ]);
  const models = [...new Set([...configured.map(({ model }) => model), ...counts.keys()])];
  return models
    .map(model => {
      const title = titles.get(model);
      return {
        model,
        title: title ? text(title) : model,
        count: devices && (counts.get(model) ?? 0),
      };
    })
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
}

function countModels(devices: readonly DeviceMarker[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { model } of devices) counts.set(model, (counts.get(model) ?? 0) + 1);
  return counts;
}
