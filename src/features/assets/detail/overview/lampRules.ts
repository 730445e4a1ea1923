import { operation as setLampParam } from '../../../../generated/core/operations/setLampParam.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { matchesCondition } from '../../../../resources/matchesCondition.ts';
import { pickFields } from '../pickFields.ts';
import type { Asset } from '../Asset.ts';

const [mode] = pickFields(assets, ['mode']);

/** What the documents say of the light of a device. */
export const lampRules = {
  /** Whether it gives light that can be set. */
  hasAdjustableLight: (asset: Asset): boolean => matchesCondition(setLampParam.when, asset),
  /** Whether it follows a strategy, or a person. */
  hasMode: (asset: Asset): boolean => matchesCondition(mode?.when, asset),
};
