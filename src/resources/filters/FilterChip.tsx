import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { isConditionGroup, type FilterCondition } from '../../schema/filter.ts';
import { ConditionLabel } from './condition/ConditionLabel.tsx';

interface FilterChipProps {
  readonly condition: FilterCondition;
  readonly onEdit: (anchor: HTMLElement) => void;
  readonly onRemove: () => void;
}

/** A condition as a chip with a remove button. A press on its text edits it. */
export const FilterChip = ({ condition, onEdit, onRemove }: FilterChipProps) => {
  const text = useLocalizedText();
  const translate = useTranslate();
  const isGroup = isConditionGroup(condition);
  return (
    <span
      className={`filter-chip inline-flex h-[max(26px,var(--phone-target))] max-w-full items-center rounded-(--r-full) bg-(--accent-soft) pr-4 text-accent print:inline! print:p-0! [&_b]:font-semibold [&_b]:text-1 [&_button]:size-[max(24px,var(--phone-target))] [&_button]:rounded-(--r-full) [&_button]:text-inherit [&_button:hover]:text-1 print:[&>button]:hidden! ${isGroup ? 'filter-chip-group' : ''}`}
    >
      <Chip
        label={<ConditionLabel condition={condition} />}
        onClick={event => onEdit(event.currentTarget)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={
          isGroup
            ? translate('filter.removeGroup')
            : translate('filter.remove', { field: text(condition.field.label) })
        }
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </button>
    </span>
  );
};
