import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import { type AlarmSeverity, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { EmptyValue, Ellipsis } from './Ellipsis.tsx';
import { toArray } from './toArray.ts';
import { areAllStates, getChoiceState } from './getChoiceState.ts';
import { useChoiceLabel } from './useChoiceLabel.ts';

export const EnumField = ({ field, value }: FieldValueProps<FieldOfKind<'enum'>>) => {
  const getChoiceLabel = useChoiceLabel(field.choices);
  if (getChoiceLabel(value) === '') return <EmptyValue />;
  const label = <Ellipsis>{getChoiceLabel(value)}</Ellipsis>;
  const chosen = field.choices.find(choice => choice.value === value);
  const state = chosen && areAllStates(field.choices) ? getChoiceState(chosen) : undefined;
  if (state && isSeverity(state))
    return (
      <Tag tone={state} glyph={state}>
        {getChoiceLabel(value)}
      </Tag>
    );
  return state ? (
    <span className="inline-flex max-w-full items-center gap-6 align-bottom">
      <StateGlyph state={state} size={14} />
      {label}
    </span>
  ) : (
    label
  );
};

/** A severity is shown as a tag. @see docs/look.md, Colour */
const isSeverity = (state: string): state is AlarmSeverity => Object.hasOwn(SEVERITIES, state);

const SEVERITIES: Readonly<Record<AlarmSeverity, true>> = {
  ...{ critical: true, major: true, minor: true, info: true },
};

export const EnumListField = ({ field, value }: FieldValueProps<FieldOfKind<'enumList'>>) => {
  const getChoiceLabel = useChoiceLabel(field.choices);
  const translate = useTranslate();
  const labels = toArray(value).map(getChoiceLabel);
  return labels.length ? (
    <Ellipsis>{labels.join(translate('form.comma'))}</Ellipsis>
  ) : (
    <EmptyValue />
  );
};
