import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';

import { isNightName, nightsBetween } from '../../domain/nights.ts';
import { FieldEdit } from '../../resources/fieldEdits.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { Text } from '../../schema/text.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { MOST_NIGHTS, withNights } from './periods.ts';
import type { Question } from './useQuestion.ts';

const night = (source: string, label: Text): FieldDescriptor => ({
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

const FIRST = night('first', { en: 'First night', zh: '起始夜' });
const LAST = night('last', { en: 'Last night', zh: '结束夜' });

interface PeriodDialogProps {
  readonly question: Question;
  readonly onClose: () => void;
}

/** Any nights, from the first to the last. */
export default function PeriodDialog({ question, onClose }: PeriodDialogProps) {
  const translate = useTranslate();
  const { period, address, ask, tonight } = question;
  const form = useForm<{ first: unknown; last: unknown }>({
    mode: 'all',
    defaultValues: { first: period.first, last: period.last },
  });
  const { first, last } = useWatch({ control: form.control });
  const problem = problemOf(first, last, tonight);
  return (
    <FormDialog open size="small" title={translate('statistics.period.choose')} onClose={onClose}>
      <FormProvider {...form}>
        <form
          noValidate
          autoComplete="off"
          onSubmit={event => {
            void form.handleSubmit(values => {
              if (problem) return;
              ask(withNights(address, String(values.first), String(values.last)));
              onClose();
            })(event);
          }}
        >
          <DialogBody>
            <div className="period-fields">
              <FieldEdit field={FIRST} name="first" />
              <FieldEdit field={LAST} name="last" />
            </div>
            <p className="period-hint">{translate('statistics.period.hint')}</p>
          </DialogBody>
          <DialogFoot
            confirm={translate('statistics.period.show')}
            cancel={translate('shell.cancel')}
            disabled={problem !== undefined}
            reason={problem && translate(problem, { most: MOST_NIGHTS })}
            onCancel={onClose}
          />
        </form>
      </FormProvider>
    </FormDialog>
  );
}

/** Why these are no nights that can be asked for: a key. */
function problemOf(first: unknown, last: unknown, tonight: string): string | undefined {
  if (typeof first !== 'string' || typeof last !== 'string') return 'statistics.period.missing';
  if (!isNightName(first) || !isNightName(last)) return 'statistics.period.missing';
  if (first > last) return 'statistics.period.backwards';
  if (last > tonight) return 'statistics.period.future';
  return nightsBetween(first, last) > MOST_NIGHTS ? 'statistics.period.long' : undefined;
}
