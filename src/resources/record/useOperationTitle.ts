import { use } from 'react';
import { useTranslate } from 'react-admin';
import { type Control, useWatch } from 'react-hook-form';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../values/FormRules.ts';
import { CustomDialogsContext } from './CustomDialogs.ts';

/**
 * Returns the form title of an operation on one record: its effect with the current values and its duration, else its
 * label.
 *
 * @param messageArgs the names of the operation and the record
 */
export function useOperationTitle(
  operation: OperationDescriptor,
  messageArgs: { readonly action: string; readonly record: string },
  control: Control<FormValues>,
): string {
  const translate = useTranslate();
  const values = useWatch({ control });
  const phrase = use(CustomDialogsContext).operationPhrases?.[operation.id]?.(values);
  if (!phrase) return translate('action.form', messageArgs);
  const action = translate(phrase.messageKey, { ...phrase.args, counted: messageArgs.record });
  return phrase.until === undefined
    ? translate('bulk.confirmTitle', { action })
    : translate('bulk.confirmTitle.until', { action, until: translate(phrase.until) });
}
