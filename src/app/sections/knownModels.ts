import type { LocalizedText } from '../../schema/localizedText.ts';
import type { Caption, RouteContext, ModelEntry } from './NavSection.ts';

/** The models that have screens of their own, in the order of the sidebars. @see SHELL-17 */
const MODEL_CODES = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'] as const;

/** What a platform that does not name its models is taken to have. */
export const KNOWN_MODELS: readonly ModelEntry[] = MODEL_CODES.map(model => ({
  model,
  title: `section.model.${model}`,
}));

/** What the platform calls a model; one that it does not offer, by its code. */
export function getModelTitle(model: string, { models = [] }: RouteContext): Caption {
  const codeTitle: LocalizedText = { en: model, zh: model };
  const knownModel = [...models, ...KNOWN_MODELS].find(entry => entry.model === model);
  return knownModel?.title ?? codeTitle;
}
