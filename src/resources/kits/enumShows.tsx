import './stateWord.css';

import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { type Severity, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { ShowProps } from '../fieldKit.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { listOf } from './listOf.ts';
import { areStates, stateOf } from './stateOf.ts';
import { useChoiceWord } from './useChoiceWord.ts';

export const EnumShow = ({ field, value }: ShowProps<FieldOf<'enum'>>) => {
  const word = useChoiceWord(field.choices);
  if (word(value) === '') return <Absent />;
  const words = <Ellipsis>{word(value)}</Ellipsis>;
  const chosen = field.choices.find(choice => choice.value === value);
  const state = chosen && areStates(field.choices) ? stateOf(chosen) : undefined;
  if (state && isSeverity(state))
    return (
      <Tag tone={state} glyph={state}>
        {word(value)}
      </Tag>
    );
  return state ? (
    <span className="state-word">
      <StateGlyph state={state} size={14} />
      {words}
    </span>
  ) : (
    words
  );
};

/** How bad something is stands out as a tag. @see look 2 */
const isSeverity = (state: string): state is Severity => Object.hasOwn(SEVERITIES, state);

const SEVERITIES: Readonly<Record<Severity, true>> = {
  ...{ critical: true, major: true, minor: true, info: true },
};

export const EnumListShow = ({ field, value }: ShowProps<FieldOf<'enumList'>>) => {
  const word = useChoiceWord(field.choices);
  const translate = useTranslate();
  const words = listOf(value).map(word);
  return words.length ? <Ellipsis>{words.join(translate('form.comma'))}</Ellipsis> : <Absent />;
};
