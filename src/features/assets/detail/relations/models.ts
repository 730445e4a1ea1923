import { operation as listPoleAssets } from '../../../../generated/core/operations/listPoleAssets.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { fieldsOf } from '../fields.ts';

/** The models of poles, as the document has them. */
export const POLES: readonly string[] = listPoleAssets.when.model;

const [model] = fieldsOf(assets, ['model']);
const all = model?.kind === 'enum' ? model.choices.map(({ value }) => String(value)) : [];

/** What can hang on a pole: everything else. */
export const ON_POLES: readonly string[] = all.filter(name => !POLES.includes(name));
