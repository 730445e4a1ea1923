import { type ReactNode, use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { FormValues } from '../values/FormRules.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { InputOverridesContext } from '../inputs/InputOverridesContext.ts';
import { CustomDialogsContext } from '../record/CustomDialogs.ts';
import { RecordFormDialog } from '../record/RecordFormDialog.tsx';
import { isCriticalOperation } from '../record/isCriticalOperation.ts';
import { getOperationFields } from '../record/operationFields.ts';
import { useUnavailableReason } from '../record/useUnavailableReason.ts';
import { ImpactSummary, ImpactDetails } from './ImpactSummary.tsx';
import type { BulkConfirmProps } from '../record/BulkDialogProps.ts';
import { CountConfirmField, isCountConfirmed } from './CountConfirmField.tsx';
import { BulkFieldSelect } from './BulkFieldSelect.tsx';
import { requiresOnline, createStateReader } from './equipmentState.ts';
import { getIdsField } from './getIdsField.ts';
import { splitTargets } from './splitTargets.ts';
import { useBulkActionText } from './useBulkActionText.ts';

/** Above this, the count must be typed as confirmation. @see UX-12 */
const MAX_UNTYPED_COUNT = 100;

/** Confirms an operation on many records: shows its impact, and takes its values. */
export const BulkConfirmDialog = (props: BulkConfirmProps) => {
  const { descriptor, operation } = props;
  const idsField = getIdsField(operation, descriptor);
  const allFields = getOperationFields(operation).filter(field => field !== idsField);
  const [selectedField, selectField] = useState(() =>
    allFields.find(({ source }) => props.defaultValues && source in props.defaultValues),
  );
  if (operation.kind !== 'update') return <BulkForm {...props} fields={allFields} />;
  return (
    <BulkForm
      {...props}
      fields={selectedField ? [selectedField] : []}
      fieldSelect={
        <BulkFieldSelect fields={allFields} selectedField={selectedField} onSelect={selectField} />
      }
    />
  );
};

interface BulkFormProps extends BulkConfirmProps {
  readonly fields: readonly FieldDescriptor[];
  /** Selects which fields are shown. */
  readonly fieldSelect?: ReactNode;
}

const BulkForm = ({
  descriptor,
  operation,
  records,
  missingCount,
  excludeFromBulk,
  fields,
  fieldSelect,
  defaultValues,
  onConfirm,
  onClose,
}: BulkFormProps) => {
  const { inputs } = use(CustomDialogsContext);
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { formatAction, formatConfirmation } = useBulkActionText(descriptor);
  const getUnavailableReason = useUnavailableReason(descriptor);
  const [typedCount, setTypedCount] = useState('');
  const [includesOffline, setIncludesOffline] = useState(false);
  const getState = requiresOnline(operation) ? createStateReader(descriptor) : undefined;
  const bulkTargets = splitTargets(
    operation,
    records,
    excludeFromBulk,
    record => includesOffline || getState?.(record) !== 'offline',
  );
  const { targets } = bulkTargets;
  const count = targets.length;
  const needsTypedCount = isCriticalOperation(operation) && count > MAX_UNTYPED_COUNT;
  const state = useRecordForm({
    fields,
    ...(defaultValues && { defaultValues }),
    onSubmit: values => Promise.resolve(values),
    onSaved: values =>
      onConfirm(targets, operation.kind === 'update' ? withNulls(fields, values) : values),
  });
  const currentValues = useWatch({ control: state.form.control }) as FormValues;
  const actionLabel = formatAction(operation, count, currentValues);
  const { isValid } = useFormState({ control: state.form.control });
  const offlineReason =
    count === 0 && bulkTargets.unreachable.length > 0
      ? translate('bulk.allOffline', { option: translate('bulk.tryOffline') })
      : undefined;
  const ineligibleReason =
    bulkTargets.ineligible.length > 0 ? getUnavailableReason(operation) : undefined;
  const disabledReason =
    count === 0
      ? (offlineReason ?? ineligibleReason ?? translate('bulk.noneLeft'))
      : fieldSelect !== undefined && fields.length === 0
        ? translate('bulk.field.choose')
        : !isValid
          ? translate('form.incomplete')
          : needsTypedCount && !isCountConfirmed(typedCount, count)
            ? translate('bulk.typed.reason', { count: formatNumber(count) })
            : '';
  const size =
    fields.length > 0 || fieldSelect
      ? 'middle'
      : isCriticalOperation(operation)
        ? 'warning'
        : 'small';
  return (
    <InputOverridesContext value={inputs?.[operation.id] ?? {}}>
      <RecordFormDialog
        size={size}
        {...(isCriticalOperation(operation) && { glyph: 'critical', tone: 'error' })}
        title={formatConfirmation(operation, count, currentValues)}
        confirmLabel={actionLabel}
        disabledReason={disabledReason}
        state={state}
        fields={fields}
        header={
          <>
            <ImpactSummary
              {...{ descriptor, operation, missingCount, ...bulkTargets }}
              offlineOption={
                getState && records.some(record => getState(record) === 'offline')
                  ? { isIncluded: includesOffline, onIncludeChange: setIncludesOffline }
                  : undefined
              }
              offlineReason={offlineReason}
            />
            {fieldSelect}
          </>
        }
        footer={<ImpactDetails descriptor={descriptor} operation={operation} targets={targets} />}
        onClose={onClose}
      >
        {needsTypedCount && (
          <CountConfirmField count={count} value={typedCount} onChange={setTypedCount} />
        )}
      </RecordFormDialog>
    </InputOverridesContext>
  );
};

/** A field that was selected and left empty is cleared in every record. */
const withNulls = (fields: readonly FieldDescriptor[], values: FormValues): FormValues =>
  Object.fromEntries(fields.map(({ source }) => [source, values[source] ?? null]));
