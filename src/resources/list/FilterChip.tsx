import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { FieldShow } from '../fieldKits.tsx';
import { useText } from '../useText.ts';
import type { Asked } from './asked.ts';
import { operandOf } from './operand.ts';
import { useOperatorWord } from './useOperatorWord.ts';

interface FilterChipProps {
  readonly asked: Asked;
  readonly onEdit: (anchor: HTMLElement) => void;
  readonly onRemove: () => void;
}

/** A question as a sentence: field, operator, **value**, ×. Pressing it edits it. */
export const FilterChip = ({ asked, onEdit, onRemove }: FilterChipProps) => {
  const text = useText();
  const translate = useTranslate();
  const label = text(asked.field.label);
  return (
    <span className="filter-chip">
      <Chip
        label={
          <>
            {label} <Condition {...asked} />
          </>
        }
        onClick={event => onEdit(event.currentTarget)}
      />
      <button
        type="button"
        aria-label={translate('filter.remove', { field: label })}
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </button>
    </span>
  );
};

/** "is one of **Guest**"; whether there is a value at all is said in one: "**is not empty**". */
const Condition = (asked: Asked) => {
  const translate = useTranslate();
  const operatorWord = useOperatorWord();
  const word = operatorWord(asked.field, asked.operator);
  // An address has it as a yes or no, or as a word.
  if (asked.operator === 'empty')
    return <b>{String(asked.value) === 'false' ? translate('filter.notEmpty') : word}</b>;
  return (
    <>
      <span className="filter-operator">{word}</span>{' '}
      <b>
        <Operand {...asked} />
      </b>
    </>
  );
};

const Operand = ({ field, operator, value }: Asked) => {
  const operand = operandOf(field, operator);
  return operator === 'between' && isPair(value) ? (
    <>
      <One field={operand} value={value[0]} /> – <One field={operand} value={value[1]} />
    </>
  ) : (
    <One field={operand} value={value} />
  );
};

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value);

const One = ({ field, value }: { field: FieldDescriptor; value: unknown }) => (
  <FieldShow field={field} owner={{ [field.source]: value }} />
);
