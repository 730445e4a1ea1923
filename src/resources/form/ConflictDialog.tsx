import './form.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { ConflictChoice, type Side } from './ConflictChoice.tsx';
import type { Conflict } from '../values/mergeChanges.ts';
import { NOT_SAVED } from './useFormSubmission.ts';

interface ConflictDialogProps {
  /** The name of the record. */
  readonly name: string;
  readonly conflicts: readonly Conflict[];
  /** Other changes by another user; they are not overwritten. */
  readonly otherChanges: readonly FieldDescriptor[];
  readonly onResolve: (resolution: Readonly<Record<string, unknown>> | typeof NOT_SAVED) => void;
}

/** Resolves each conflicting value by a decision of the user. Nothing is preselected. */
export const ConflictDialog = ({
  name,
  conflicts,
  otherChanges,
  onResolve,
}: ConflictDialogProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const chooseAll = (side: Side) =>
    setSides(Object.fromEntries(conflicts.map(conflict => [conflict.name, side])));
  const isUnresolved = conflicts.some(conflict => sides[conflict.name] === undefined);
  const cancel = () => onResolve(NOT_SAVED);
  const resolve = () =>
    onResolve(
      Object.fromEntries(
        conflicts.map(conflict => [conflict.name, conflict[sides[conflict.name] ?? 'mine']]),
      ),
    );
  return (
    <FormDialog open size="large" title={translate('form.conflict', { name })} onClose={cancel}>
      <DialogBody>
        <p className="dialog-text">{translate('form.conflict.hint')}</p>
        <div className="my-12 flex flex-wrap gap-8">
          <ActionButton onClick={() => chooseAll('mine')}>
            {translate('form.conflict.allMine')}
          </ActionButton>
          <ActionButton onClick={() => chooseAll('theirs')}>
            {translate('form.conflict.allTheirs')}
          </ActionButton>
        </div>
        {conflicts.map(conflict => (
          <ConflictChoice
            key={conflict.name}
            conflict={conflict}
            side={sides[conflict.name]}
            onChoose={side => setSides({ ...sides, [conflict.name]: side })}
          />
        ))}
        {otherChanges.length > 0 && (
          <p className="dialog-text">
            {translate('form.conflict.others', {
              fields: otherChanges.map(({ label }) => text(label)).join(translate('form.comma')),
            })}
          </p>
        )}
      </DialogBody>
      <DialogFooter
        cancelLabel={translate('form.conflict.back')}
        confirmLabel={translate('form.conflict.save')}
        disabled={isUnresolved}
        disabledReason={translate('form.conflict.open')}
        onCancel={cancel}
        onConfirm={resolve}
      />
    </FormDialog>
  );
};
