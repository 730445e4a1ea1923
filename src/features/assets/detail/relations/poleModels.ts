import { operation as listPoleAssets } from '../../../../generated/core/operations/listPoleAssets.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { pickFields } from '../pickFields.ts';

/** The models of poles, as the document has them. */
export const POLE_MODELS: readonly string[] = listPoleAssets.when.model;

const [model] = pickFields(assets, ['model']);
const allModels = model?.kind === 'enum' ? model.choices.map(({ value }) => String(value)) : [];

/** What can hang on a pole: everything else. */
export const POLE_MOUNTABLE_MODELS: readonly string[] = allModels.filter(
  name => !POLE_MODELS.includes(name),
);
