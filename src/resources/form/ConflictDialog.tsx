import './form.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useText } from '../useText.ts';
import { ConflictChoice, type Side } from './ConflictChoice.tsx';
import type { Clash } from './mergeEdit.ts';
import { STAY } from './useRecordForm.ts';

interface ConflictDialogProps {
  /** What the record is called. */
  readonly name: string;
  readonly clashes: readonly Clash[];
  /** What somebody else changed besides: it stays. */
  readonly others: readonly FieldDescriptor[];
  readonly onAnswer: (answer: Readonly<Record<string, unknown>> | typeof STAY) => void;
}

/** Asks of each value that two people changed whose stands. Nothing is chosen for anybody. */
export const ConflictDialog = ({ name, clashes, others, onAnswer }: ConflictDialogProps) => {
  const translate = useTranslate();
  const text = useText();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const all = (side: Side) =>
    setSides(Object.fromEntries(clashes.map(clash => [clash.name, side])));
  const isOpen = clashes.some(clash => sides[clash.name] === undefined);
  const stay = () => onAnswer(STAY);
  const settle = () =>
    onAnswer(
      Object.fromEntries(clashes.map(clash => [clash.name, clash[sides[clash.name] ?? 'mine']])),
    );
  return (
    <FormDialog open size="large" title={translate('form.conflict', { name })} onClose={stay}>
      <DialogBody>
        <p className="dialog-text">{translate('form.conflict.told')}</p>
        <div className="conflict-all">
          <ActionButton onClick={() => all('mine')}>
            {translate('form.conflict.allMine')}
          </ActionButton>
          <ActionButton onClick={() => all('theirs')}>
            {translate('form.conflict.allTheirs')}
          </ActionButton>
        </div>
        {clashes.map(clash => (
          <ConflictChoice
            key={clash.name}
            clash={clash}
            side={sides[clash.name]}
            onChoose={side => setSides({ ...sides, [clash.name]: side })}
          />
        ))}
        {others.length > 0 && (
          <p className="dialog-text">
            {translate('form.conflict.others', {
              fields: others.map(({ label }) => text(label)).join(translate('form.comma')),
            })}
          </p>
        )}
      </DialogBody>
      <DialogFoot
        cancel={translate('form.conflict.back')}
        confirm={translate('form.conflict.save')}
        disabled={isOpen}
        reason={translate('form.conflict.open')}
        onCancel={stay}
        onConfirm={settle}
      />
    </FormDialog>
  );
};
