import type { Choice } from '../../schema/field.ts';
import type { DisplayState } from '../../schema/displayState.ts';
import { isGlyphName } from '../../ui/icons/StateGlyph.tsx';

/** The state that a value is: the one that its document says, or its own name. */
export function getChoiceState({ value, label }: Choice): DisplayState | undefined {
  if (label.state) return label.state;
  const name = String(value);
  return isGlyphName(name) ? name : undefined;
}

/** Where all values of a field are states, each is a shape and a word: a column has shapes or it has none. */
export const areAllStates = (choices: readonly Choice[]): boolean =>
  choices.every(choice => getChoiceState(choice) !== undefined);
