import { assets } from '../../../../generated/core/resources.ts';
import { useChoiceLabel } from '../../../../resources/fields/useChoiceLabel.ts';
import { pickFields } from '../pickFields.ts';

const [field] = pickFields(assets, ['status']);
const choices = field?.kind === 'enum' ? field.choices : [];

/** The word for the state of a device. */
export const useStateLabel = () => useChoiceLabel(choices);
