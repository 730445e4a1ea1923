import { operation as setLampParam } from '../../../../generated/core/operations/setLampParam.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { holds } from '../../../../resources/holds.ts';
import { fieldsOf } from '../fields.ts';
import type { Asset } from '../Part.ts';

const [mode] = fieldsOf(assets, ['mode']);

/** What the documents say of the light of a device. */
export const lamp = {
  /** Whether it gives light that can be set. */
  isLit: (asset: Asset): boolean => holds(setLampParam.when, asset),
  /** Whether it follows a strategy, or a person. */
  hasMode: (asset: Asset): boolean => holds(mode?.when, asset),
};
