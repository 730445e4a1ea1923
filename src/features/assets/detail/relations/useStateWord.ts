import { assets } from '../../../../generated/core/resources.ts';
import { useChoiceWord } from '../../../../resources/kits/useChoiceWord.ts';
import { fieldsOf } from '../fields.ts';

const [field] = fieldsOf(assets, ['status']);
const choices = field?.kind === 'enum' ? field.choices : [];

/** The word for the state of a device. */
export const useStateWord = () => useChoiceWord(choices);
