import './stateWord.css';

import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { type GlyphName, isGlyphName, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import type { ShowProps } from '../fieldKit.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { listOf } from './listOf.ts';
import { useChoiceWord } from './useChoiceWord.ts';

export const EnumShow = ({ field, value }: ShowProps<FieldOf<'enum'>>) => {
  const word = useChoiceWord(field.choices);
  if (word(value) === '') return <Absent />;
  const words = <Ellipsis>{word(value)}</Ellipsis>;
  return isState(value) && field.choices.every(choice => isState(choice.value)) ? (
    <span className="state-word">
      <StateGlyph state={value} size={14} />
      {words}
    </span>
  ) : (
    words
  );
};

/** A state is a shape and a word, where all values of a field are states: a column has shapes or it has none. */
const isState = (value: unknown): value is GlyphName =>
  typeof value === 'string' && isGlyphName(value);

export const EnumListShow = ({ field, value }: ShowProps<FieldOf<'enumList'>>) => {
  const word = useChoiceWord(field.choices);
  const translate = useTranslate();
  const words = listOf(value).map(word);
  return words.length ? <Ellipsis>{words.join(translate('form.comma'))}</Ellipsis> : <Absent />;
};
