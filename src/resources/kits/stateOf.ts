import type { Choice } from '../../schema/field.ts';
import type { State } from '../../schema/state.ts';
import { isGlyphName } from '../../ui/icons/StateGlyph.tsx';

/** The state that a value is: the one that its document says, or its own name. */
export function stateOf({ value, label }: Choice): State | undefined {
  if (label.state) return label.state;
  const name = String(value);
  return isGlyphName(name) ? name : undefined;
}

/** Where all values of a field are states, each is a shape and a word: a column has shapes or it has none. */
export const areStates = (choices: readonly Choice[]): boolean =>
  choices.every(choice => stateOf(choice) !== undefined);
