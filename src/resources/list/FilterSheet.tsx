import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Asked, isEither, type Question, withAsked, withoutAsked } from './asked.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { Filtering } from './Filtering.ts';
import { SavedQueries } from './saved/SavedQueries.tsx';

interface FilterSheetProps {
  readonly filtering: Filtering;
  /** The question that was pressed; it is being edited when the sheet opens. */
  readonly begun?: Asked | undefined;
  readonly onClose: () => void;
}

/** The filters on a phone: all of the screen, one question after the other, and how many match so far. */
export const FilterSheet = ({ filtering, begun, onClose }: FilterSheetProps) => {
  const { descriptor, fields, asked, shown, ask, group } = filtering;
  const translate = useTranslate();
  const { total } = useListContext();
  const [editing, setEditing] = useState<{ readonly question?: Asked } | undefined>(
    begun ? { question: begun } : shown.length === 0 ? {} : undefined,
  );
  const replaced = (next: Asked): readonly Question[] =>
    withAsked(editing?.question ? withoutAsked(asked, editing.question) : asked, next);

  return (
    <FormDialog open title={translate('filter.sheet')} onClose={onClose}>
      <DialogBody>
        <div className="filter-sheet">
          {shown.map((question, index) => (
            <FilterChip
              key={index}
              question={question}
              onEdit={() => {
                if (isEither(question)) group?.(asked);
                else setEditing({ question });
              }}
              onRemove={() => ask(withoutAsked(asked, question))}
            />
          ))}
          {editing ? (
            <FilterForm
              key={editing.question?.field.source ?? ''}
              fields={fields}
              asked={editing.question}
              onClose={() => setEditing(undefined)}
              onApply={next => {
                ask(replaced(next));
                setEditing(undefined);
              }}
              onGroups={group && (next => group(replaced(next)))}
            />
          ) : (
            <ActionButton startIcon={<Icon name="plus" size={14} />} onClick={() => setEditing({})}>
              {translate('filter.more')}
            </ActionButton>
          )}
          <SavedQueries descriptor={descriptor} asked={asked} />
        </div>
      </DialogBody>
      {!editing && (
        <DialogFoot
          cancel={translate('filter.clear')}
          confirm={translate('filter.show', { count: total ?? 0 })}
          onCancel={() => ask([])}
          onConfirm={onClose}
        />
      )}
    </FormDialog>
  );
};
