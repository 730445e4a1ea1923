import { operation as listPoleAssets } from '../../../../generated/core/operations/listPoleAssets.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { pickFields } from '../pickFields.ts';

/** The models of poles, from the document. */
export const POLE_MODELS: readonly string[] = listPoleAssets.when.model;

const [model] = pickFields(assets, ['model']);
const allModels = model?.kind === 'enum' ? model.choices.map(({ value }) => String(value)) : [];

/** The models that can be attached to a pole: all others. */
export const POLE_MOUNTABLE_MODELS: readonly string[] = allModels.filter(
  name => !POLE_MODELS.includes(name),
);
