import type { LocalizedText } from '../../schema/localizedText.ts';
import type { Caption, RouteContext, ModelEntry } from './NavSection.ts';

/** The models with screens of their own, in sidebar order. @see SHELL-17 */
const MODEL_CODES = ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'] as const;

/** The default models of a platform that does not list its own. */
export const KNOWN_MODELS: readonly ModelEntry[] = MODEL_CODES.map(model => ({
  model,
  title: `section.model.${model}`,
}));

/** Returns the platform's title of a model; its code, if the platform does not have it. */
export function getModelTitle(model: string, { models = [] }: RouteContext): Caption {
  const codeTitle: LocalizedText = { en: model, zh: model };
  const knownModel = [...models, ...KNOWN_MODELS].find(entry => entry.model === model);
  return knownModel?.title ?? codeTitle;
}
