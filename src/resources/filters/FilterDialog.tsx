import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Condition, isConditionGroup, type FilterCondition } from '../../schema/filter.ts';
import { replaceCondition, removeCondition } from '../conditions/filterConditions.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { FilterState } from './FilterState.ts';
import { SavedQueriesMenu } from './saved/SavedQueriesMenu.tsx';

interface FilterDialogProps {
  readonly filterState: FilterState;
  /** The pressed condition; it is in edit mode when the dialog opens. */
  readonly initialCondition?: Condition | undefined;
  readonly onClose: () => void;
}

/** The filters on a phone: a full-screen list of conditions, and the number of matches. */
export const FilterDialog = ({ filterState, initialCondition, onClose }: FilterDialogProps) => {
  const { descriptor, fields, conditions, chipConditions, setConditions, openGroupEditor } =
    filterState;
  const translate = useTranslate();
  const { total } = useListContext();
  const [editing, setEditing] = useState<{ readonly condition?: Condition } | undefined>(
    initialCondition
      ? { condition: initialCondition }
      : chipConditions.length === 0
        ? {}
        : undefined,
  );
  const replaceEdited = (next: Condition): readonly FilterCondition[] =>
    replaceCondition(
      editing?.condition ? removeCondition(conditions, editing.condition) : conditions,
      next,
    );

  return (
    <FormDialog open title={translate('filter.sheet')} onClose={onClose}>
      <DialogBody>
        <div className="filter-sheet max-sm:flex max-sm:flex-col max-sm:items-start max-sm:gap-12">
          {chipConditions.map((condition, index) => (
            <FilterChip
              key={index}
              condition={condition}
              onEdit={() => {
                if (isConditionGroup(condition)) openGroupEditor?.(conditions);
                else setEditing({ condition });
              }}
              onRemove={() => setConditions(removeCondition(conditions, condition))}
            />
          ))}
          {editing ? (
            <FilterForm
              key={editing.condition?.field.source ?? ''}
              fields={fields}
              condition={editing.condition}
              onClose={() => setEditing(undefined)}
              onApply={next => {
                setConditions(replaceEdited(next));
                setEditing(undefined);
              }}
              onOpenGroups={openGroupEditor && (next => openGroupEditor(replaceEdited(next)))}
            />
          ) : (
            <ActionButton startIcon={<Icon name="plus" size={14} />} onClick={() => setEditing({})}>
              {translate('filter.more')}
            </ActionButton>
          )}
          <SavedQueriesMenu descriptor={descriptor} conditions={conditions} />
        </div>
      </DialogBody>
      {!editing && (
        <DialogFooter
          cancelLabel={translate('filter.clear')}
          confirmLabel={translate('filter.show', { count: total ?? 0 })}
          onCancel={() => setConditions([])}
          onConfirm={onClose}
        />
      )}
    </FormDialog>
  );
};
