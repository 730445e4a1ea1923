import { assets } from '../../../../generated/core/resources.ts';
import { useChoiceLabel } from '../../../../resources/fields/useChoiceLabel.ts';
import { pickFields } from '../pickFields.ts';

const [field] = pickFields(assets, ['status']);
const choices = field?.kind === 'enum' ? field.choices : [];

/** Returns a function for the label of a device state. */
export const useStateLabel = () => useChoiceLabel(choices);
