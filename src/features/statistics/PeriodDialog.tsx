import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';

import { isNightName, countNights } from '../../domain/nightSpan.ts';
import { FieldInput } from '../../resources/inputs/FieldInput.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { MAX_NIGHTS, setNightsParams } from './statisticsPeriod.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

const createNightField = (source: string, label: LocalizedText): FieldDescriptor => ({
  source,
  label,
  kind: 'date',
  required: true,
  readOnly: false,
  writeOnly: false,
  nullable: false,
  sortable: false,
  filter: [],
});

const FIRST_NIGHT_FIELD = createNightField('first', { en: 'First night', zh: '起始夜' });
const LAST_NIGHT_FIELD = createNightField('last', { en: 'Last night', zh: '结束夜' });

interface PeriodDialogProps {
  readonly filter: StatisticsFilter;
  readonly onClose: () => void;
}

/** Selects any first and last night. */
export default function PeriodDialog({ filter: initialFilter, onClose }: PeriodDialogProps) {
  const translate = useTranslate();
  const { period, searchParams, setSearchParams, tonight } = initialFilter;
  const form = useForm<{ first: unknown; last: unknown }>({
    mode: 'all',
    defaultValues: { first: period.first, last: period.last },
  });
  const { first, last } = useWatch({ control: form.control });
  const errorKey = validatePeriod(first, last, tonight);
  return (
    <FormDialog open size="small" title={translate('statistics.period.choose')} onClose={onClose}>
      <FormProvider {...form}>
        <form
          noValidate
          autoComplete="off"
          onSubmit={event => {
            void form.handleSubmit(values => {
              if (errorKey) return;
              setSearchParams(
                setNightsParams(searchParams, String(values.first), String(values.last)),
              );
              onClose();
            })(event);
          }}
        >
          <DialogBody>
            <div className="grid grid-cols-[1fr_1fr] gap-12">
              <FieldInput field={FIRST_NIGHT_FIELD} name="first" />
              <FieldInput field={LAST_NIGHT_FIELD} name="last" />
            </div>
            <p className="mt-12 text-13 text-2">{translate('statistics.period.hint')}</p>
          </DialogBody>
          <DialogFooter
            confirmLabel={translate('statistics.period.show')}
            cancelLabel={translate('shell.cancel')}
            disabled={errorKey !== undefined}
            disabledReason={errorKey && translate(errorKey, { max: MAX_NIGHTS })}
            onCancel={onClose}
          />
        </form>
      </FormProvider>
    </FormDialog>
  );
}

/** Returns the message key of the error in a period; undefined if it is valid. */
function validatePeriod(first: unknown, last: unknown, tonight: string): string | undefined {
  if (typeof first !== 'string' || typeof last !== 'string') return 'statistics.period.missing';
  if (!isNightName(first) || !isNightName(last)) return 'statistics.period.missing';
  if (first > last) return 'statistics.period.backwards';
  if (last > tonight) return 'statistics.period.future';
  return countNights(first, last) > MAX_NIGHTS ? 'statistics.period.long' : undefined;
}
