import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { type DraftName, useDraft, useKeptForm } from '../../ui/unsaved/drafts.ts';
import { holds } from '../holds.ts';
import type { FormManner, FormRules, FormValues } from './FormRules.ts';
import { keptValues } from './keptValues.ts';
import { completeValues, plainValues } from './plainValues.ts';
import type { RefusedField } from './RefusedField.ts';
import { refusalOf } from './refusedFields.ts';
import { sameValue } from './sameValue.ts';
import { startValues } from './startValues.ts';

/** What `onSubmit` answers when nothing was saved and the form goes on: a person thought better of it. */
export const STAY = Symbol('stay');

/** Why nothing was saved, and what of it has no field to stand at. */
export interface FormFailure {
  readonly error: unknown;
  readonly elsewhere: readonly RefusedField[];
}

export interface RecordFormOptions<Answer> extends Partial<FormRules> {
  readonly fields: readonly FieldDescriptor[];
  /** Values to begin with, besides the defaults of the document. */
  readonly start?: FormValues;
  /** A record that exists: the form begins with it as it is, and where it has no value there is none. */
  readonly record?: FormValues;
  /** Its name at this address: what is typed outlives the end of a session under it. @see AUTH-13 */
  readonly draft?: DraftName;
  /** When fields are judged: as they change (the usual), or when they are left, until somebody comes back. */
  readonly mode?: 'all' | 'onBlur';
  /** What is done and to which record, in words: a failure above the form begins with it. */
  readonly act?: string;
  /** Sends the values. What it throws is told at the fields that the platform names. */
  readonly onSubmit: (values: FormValues) => Promise<Answer | typeof STAY>;
  /** Done when they were sent: from here on nothing is unsaved. */
  readonly onSaved?: (answer: Answer) => void;
  /** Told what was thrown when no field is named, instead of the words above the form. */
  readonly onFail?: (error: unknown) => void;
  /** Told what was thrown when it is shown at fields. */
  readonly onRefused?: (error: unknown) => void;
}

/**
 * The state of one form. What was typed stays whatever happens. A second press while the first is
 * under way sends nothing, and what was saved is not sent again.
 */
export function useRecordForm<Answer>({
  fields,
  start,
  record,
  draft,
  mode = 'all',
  rules = {},
  deps = {},
  act = '',
  onSubmit,
  onSaved,
  onFail,
  onRefused,
}: RecordFormOptions<Answer>) {
  const beginning = () => record ?? { ...startValues(fields), ...start };
  const waiting = useDraft(draft);
  const back = waiting.draft;
  // What came back is compared with what it began with then: whatever somebody else did meanwhile is a conflict.
  const [begun, setBegun] = useState<FormValues>(() => back?.begun ?? beginning());
  const [isBack, setBack] = useState(back !== undefined);
  const [failure, setFailure] = useState<FormFailure>();
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<FormManner['refused']>({});
  const form = useForm<Record<string, unknown>>({
    mode,
    reValidateMode: mode === 'onBlur' ? 'onBlur' : 'onChange',
    defaultValues: begun,
    shouldFocusError: false,
  });
  useEffect(() => {
    if (back) form.reset({ ...back.begun, ...back.values }, { keepDefaultValues: true });
  }, [back, form]);
  const stage = useRef<'open' | 'sending' | 'saved'>('open');
  const isUnsaved = () =>
    stage.current !== 'saved' &&
    !sameValue(plainValues(fields, form.getValues()), plainValues(fields, begun));

  useKeptForm(waiting, () => (isUnsaved() ? draftOf(fields, form.getValues(), begun) : undefined));

  const tell = (error: unknown) => {
    const shown = fields.filter(({ when }) => holds(when, form.getValues()));
    const { at, elsewhere } = refusalOf(error, shown, form.getValues());
    // Its words are chosen where it is drawn, so that they follow the language.
    for (const { name } of at) form.setError(name, { type: 'server' });
    const refusedAt = at.map(detail => [
      detail.name,
      { detail, value: form.getValues(detail.name) },
    ]);
    setRefused(Object.fromEntries(refusedAt) as FormManner['refused']);
    setRefusals(count => count + 1);
    const isNamed = at.length + elsewhere.length > 0;
    if (isNamed) onRefused?.(error);
    else onFail?.(error);
    if (elsewhere.length > 0 || !(isNamed || onFail)) setFailure({ error, elsewhere });
  };

  const send = async () => {
    let done: { readonly answer: Answer } | undefined;
    await form.handleSubmit(async values => {
      const answer = await onSubmit(shownValues(fields, values));
      if (answer !== STAY) done = { answer: answer as Answer };
    })();
    return done;
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog is inside React's tree of the page that opened it, and so may be another form.
    event.stopPropagation();
    if (stage.current !== 'open') return;
    stage.current = 'sending';
    setFailure(undefined);
    setRefused({});
    const done = await send().catch(tell);
    stage.current = done ? 'saved' : 'open';
    if (done) onSaved?.(done.answer);
  };

  /** Begins again with other values, as nobody has typed anything. */
  const restart = (values: FormValues) => {
    setBegun(values);
    setBack(false);
    form.reset(values);
  };

  return {
    form,
    /** What it began with. */
    begun,
    submit: (event: SyntheticEvent) => void submit(event),
    isUnsaved,
    restart,
    /** What was typed before a session ended is in it again. */
    back: isBack
      ? { withheld: back?.withheld === true, discard: () => restart(beginning()) }
      : undefined,
    /** Nobody is asked any more before it is left: what was typed goes on elsewhere. */
    release: () => {
      stage.current = 'saved';
    },
    act,
    failure,
    /** How often the platform has refused it. */
    refusals,
    manner: { rules, deps, clearsOnFocus: mode === 'onBlur', refused },
  };
}

function draftOf(fields: readonly FieldDescriptor[], given: FormValues, begun: FormValues) {
  const values = keptValues(fields, given);
  const typed = plainValues(fields, given);
  const withheld = !sameValue(plainValues(fields, values), typed);
  return { values, begun, withheld };
}

/** What a person left in a form: the fields that show, as the platform wants them. */
function shownValues(fields: readonly FieldDescriptor[], values: FormValues): FormValues {
  const shown = fields.filter(({ when }) => holds(when, values));
  return completeValues(shown, plainValues(shown, values));
}
