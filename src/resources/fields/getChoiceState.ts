import type { Choice } from '../../schema/field.ts';
import type { DisplayState } from '../../schema/displayState.ts';
import { isGlyphName } from '../../ui/icons/StateGlyph.tsx';

/** Returns the state of a choice: the one that its document specifies, or its own name. */
export function getChoiceState({ value, label }: Choice): DisplayState | undefined {
  if (label.state) return label.state;
  const name = String(value);
  return isGlyphName(name) ? name : undefined;
}

/**
 * Whether all choices of a field are states: then each has a shape and a label, so that a column has shapes for all or
 * none.
 */
export const areAllStates = (choices: readonly Choice[]): boolean =>
  choices.every(choice => getChoiceState(choice) !== undefined);
