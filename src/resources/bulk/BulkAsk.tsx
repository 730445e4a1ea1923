import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import type { FormValues } from '../form/FormRules.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { DialogFields, DialogWords } from '../record/DialogFields.tsx';
import { isGrave } from '../record/isGrave.ts';
import { operationFields } from '../record/operationFields.ts';
import { useWhenWords } from '../record/useWhenWords.ts';
import { Blast, BlastWhere } from './Blast.tsx';
import type { BulkAskProps } from './BulkDialogProps.ts';
import { CountTyped, isTyped } from './CountTyped.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { needsReach, stateReader } from './statesOf.ts';
import { idsFieldOf } from './idsFieldOf.ts';
import { partsOf } from './partsOf.ts';
import { useManyWords } from './useManyWords.ts';

/** Above this, a wrong selection is worth a second look: the count is typed. @see UX-12 */
const MOST_UNTYPED = 100;

/** Names the act, its objects and how many; takes what the operation needs; begins when that is confirmed. */
export const BulkAsk = (props: BulkAskProps) => {
  const { descriptor, operation } = props;
  const idsField = idsFieldOf(operation, descriptor);
  const all = operationFields(operation).filter(field => field !== idsField);
  const [chosen, choose] = useState(() =>
    all.find(({ source }) => props.start && source in props.start),
  );
  if (operation.is !== 'update') return <BulkForm {...props} fields={all} />;
  return (
    <BulkForm
      {...props}
      fields={chosen ? [chosen] : []}
      choice={<FieldChoice fields={all} chosen={chosen} onChoose={choose} />}
    />
  );
};

interface BulkFormProps extends BulkAskProps {
  readonly fields: readonly FieldDescriptor[];
  /** What decides which fields there are. */
  readonly choice?: ReactNode;
}

const BulkForm = ({
  descriptor,
  operation,
  records,
  missing,
  spare,
  fields,
  choice,
  start,
  onConfirm,
  onClose,
}: BulkFormProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const { actOn, askOn } = useManyWords(descriptor);
  const whenWords = useWhenWords(descriptor);
  const [typed, setTyped] = useState('');
  const [triesAll, tryAll] = useState(false);
  const stateIn = needsReach(operation) ? stateReader(descriptor) : undefined;
  const parts = partsOf(
    operation,
    records,
    spare,
    record => triesAll || stateIn?.(record) !== 'offline',
  );
  const { meant } = parts;
  const count = meant.length;
  const isAsked = isGrave(operation) && count > MOST_UNTYPED;
  const state = useRecordForm({
    fields,
    ...(start && { start }),
    onSubmit: values => Promise.resolve(values),
    onSaved: values =>
      onConfirm(meant, operation.is === 'update' ? withNulls(fields, values) : values),
  });
  const given = useWatch({ control: state.form.control }) as FormValues;
  const act = actOn(operation, count, given);
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  const reason =
    count === 0
      ? (whenWords(operation) ?? translate('bulk.noneLeft'))
      : choice !== undefined && fields.length === 0
        ? translate('bulk.field.choose')
        : !isValid
          ? translate('form.incomplete')
          : isAsked && !isTyped(typed, count)
            ? translate('bulk.typed.reason', { count: figure(count) })
            : '';
  const size = fields.length > 0 || choice ? 'middle' : isGrave(operation) ? 'warning' : 'small';
  return (
    <FormDialog
      open
      size={size}
      {...(isGrave(operation) && { glyph: 'critical' })}
      title={askOn(operation, count, given)}
      onClose={onClose}
    >
      <DialogWords
        value={{
          head: (
            <>
              <Blast
                {...{ descriptor, operation, missing, ...parts }}
                offline={
                  stateIn && records.some(record => stateIn(record) === 'offline')
                    ? { isTried: triesAll, onTry: tryAll }
                    : undefined
                }
                unfitWords={whenWords(operation)}
              />
              {choice}
            </>
          ),
          foot: <BlastWhere descriptor={descriptor} operation={operation} meant={meant} />,
        }}
      >
        <RecordForm state={state} fields={fields} className="dialog-form" Frame={DialogFields}>
          {isAsked && <CountTyped count={count} value={typed} onChange={setTyped} />}
          <DialogFoot
            confirm={act}
            cancel={translate('shell.cancel')}
            tone={isGrave(operation) ? 'error' : 'primary'}
            disabled={reason !== '' && !isSubmitting}
            reason={reason}
            working={isSubmitting}
            onCancel={onClose}
          />
        </RecordForm>
      </DialogWords>
    </FormDialog>
  );
};

/** A field that was chosen and left empty is taken out of every record. */
const withNulls = (fields: readonly FieldDescriptor[], values: FormValues): FormValues =>
  Object.fromEntries(fields.map(({ source }) => [source, values[source] ?? null]));
