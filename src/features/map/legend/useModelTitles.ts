import { useMemo } from 'react';

import { useConfiguration } from '../../../data/useConfiguration.ts';
import { filterTitled } from '../../../domain/filterTitled.ts';
import { assets } from '../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';

const { fields }: { readonly fields: readonly FieldDescriptor[] } = assets;
const modelField = fields.find(({ source }) => source === 'model');
const choices = modelField?.kind === 'enum' ? modelField.choices : [];

/** The models of devices: those of the documents, whose titles are used first, and those of the configuration. */
export interface ModelTitles {
  readonly titles: ReadonlyMap<string, LocalizedText>;
  /** The configured models, in their order. */
  readonly configured: readonly string[];
  /** Whether the configuration is still loading: a model without a title may exist. */
  readonly isLoading: boolean;
}

export function useModelTitles(): ModelTitles {
  const configuration = useConfiguration('model');
  return useMemo(() => {
    const configured = filterTitled(configuration);
    return {
      titles: new Map([
        ...configured.map(({ model, title }) => [model, title] as const),
        // Those of the documents name one device, as the cards and lists do; a configured one is the title of a list.
        ...choices.map(({ value, label }) => [String(value), label] as const),
      ]),
      configured: configured.map(({ model }) => model),
      isLoading: configuration === undefined,
    };
  }, [configuration]);
}
