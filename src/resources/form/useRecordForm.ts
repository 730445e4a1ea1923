import { type SyntheticEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { holds } from '../holds.ts';
import type { FormRules, FormValues } from './FormRules.ts';
import { detailsOf } from './refusedFields.ts';
import { plainValues } from './plainValues.ts';
import { useRefusalWords } from './useRefusalWords.ts';

export interface RecordFormOptions extends Partial<FormRules> {
  readonly fields: readonly FieldDescriptor[];
  readonly start?: FormValues;
  /** When fields are judged: as they change (the usual), or when they are left, until somebody comes back. */
  readonly mode?: 'all' | 'onBlur';
  /** Sends the values. What it throws is told at the fields that the platform names. */
  readonly onSubmit: (values: FormValues) => Promise<unknown>;
  /** Told what was thrown when no field is named; the form keeps its input. */
  readonly onFail: (error: unknown) => void;
  /** Told what was thrown when it is shown at fields. */
  readonly onRefused?: (error: unknown) => void;
}

/** The state of one form. A second press while the first is under way sends nothing. */
export function useRecordForm({
  fields,
  start,
  mode = 'all',
  rules = {},
  deps = {},
  onSubmit,
  onFail,
  onRefused,
}: RecordFormOptions) {
  const form = useForm<Record<string, unknown>>({
    mode,
    reValidateMode: mode === 'onBlur' ? 'onBlur' : 'onChange',
    defaultValues: { ...defaultsOf(fields), ...start },
  });
  const words = useRefusalWords();
  const underWay = useRef(false);

  const tell = (error: unknown) => {
    const refused = detailsOf(error, fields);
    refused.forEach((detail, index) => {
      form.setError(
        detail.name,
        { type: 'server', message: words(detail) },
        { shouldFocus: index === 0 },
      );
    });
    if (refused.length === 0) onFail(error);
    else onRefused?.(error);
  };

  const send = async () => {
    await form.handleSubmit(async values => {
      const shown = fields.filter(({ when }) => holds(when, values));
      await onSubmit(plainValues(shown, values));
    })();
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog is inside React's tree of the page that opened it, and so may be another form.
    event.stopPropagation();
    if (underWay.current) return;
    underWay.current = true;
    void send()
      .catch(tell)
      .finally(() => {
        underWay.current = false;
      });
  };

  return { form, submit, manner: { rules, deps, clearsOnFocus: mode === 'onBlur' } };
}

const defaultsOf = (fields: readonly FieldDescriptor[]) =>
  Object.fromEntries(
    fields.filter(field => field.default !== undefined).map(field => [field.source, field.default]),
  );
