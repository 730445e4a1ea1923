import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useText } from '../useText.ts';
import { isEither, type Question } from './asked.ts';
import { Sentence } from './Sentence.tsx';

interface FilterChipProps {
  readonly question: Question;
  readonly onEdit: (anchor: HTMLElement) => void;
  readonly onRemove: () => void;
}

/** A question as a sentence, ×. Pressing the sentence edits it. */
export const FilterChip = ({ question, onEdit, onRemove }: FilterChipProps) => {
  const text = useText();
  const translate = useTranslate();
  const isGroup = isEither(question);
  return (
    <span className={isGroup ? 'filter-chip filter-chip-group' : 'filter-chip'}>
      <Chip
        label={<Sentence question={question} />}
        onClick={event => onEdit(event.currentTarget)}
      />
      <button
        type="button"
        aria-label={
          isGroup
            ? translate('filter.removeGroup')
            : translate('filter.remove', { field: text(question.field.label) })
        }
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </button>
    </span>
  );
};
