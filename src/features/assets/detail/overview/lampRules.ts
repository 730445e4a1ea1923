import { operation as setLampParam } from '../../../../generated/core/operations/setLampParam.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { matchesCondition } from '../../../../resources/descriptor/matchesCondition.ts';
import { pickFields } from '../pickFields.ts';
import type { Asset } from '../Asset.ts';

const [mode] = pickFields(assets, ['mode']);

/** The lamp capabilities from the documents. */
export const lampRules = {
  /** Whether its level can be set. */
  hasAdjustableLight: (asset: Asset): boolean => matchesCondition(setLampParam.when, asset),
  /** Whether it has a control mode: strategy or manual. */
  hasMode: (asset: Asset): boolean => matchesCondition(mode?.when, asset),
};
