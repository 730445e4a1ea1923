import type { Text } from '../../schema/text.ts';
import type { Caption, Facts, ModelEntry } from './Section.ts';

/** The models that have screens of their own, in the order of the sidebars. @see spec A2 */
const MODELS = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'] as const;

/** What a platform that does not name its models is taken to have. */
export const KNOWN_MODELS: readonly ModelEntry[] = MODELS.map(model => ({
  model,
  title: `section.model.${model}`,
}));

/** What the platform calls a model; one that it does not offer, by its code. */
export function titleOf(model: string, { models = [] }: Facts): Caption {
  const plain: Text = { en: model, zh: model };
  const named = [...models, ...KNOWN_MODELS].find(entry => entry.model === model);
  return named?.title ?? plain;
}
