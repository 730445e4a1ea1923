import { use } from 'react';
import { useTranslate } from 'react-admin';
import { type Control, useWatch } from 'react-hook-form';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../form/FormRules.ts';
import { CustomDialogsContext } from './CustomDialogs.ts';

/**
 * The title of the form of an operation on one record: what it does by the values so far, and how long that lasts, else
 * its label.
 *
 * @param messageArgs the operation and the record, named
 */
export function useOperationTitle(
  operation: OperationDescriptor,
  messageArgs: { readonly act: string; readonly record: string },
  control: Control<FormValues>,
): string {
  const translate = useTranslate();
  const values = useWatch({ control });
  const phrase = use(CustomDialogsContext).operationPhrases?.[operation.id]?.(values);
  if (!phrase) return translate('action.form', messageArgs);
  const act = translate(phrase.messageKey, { ...phrase.args, counted: messageArgs.record });
  return phrase.until === undefined
    ? translate('bulk.ask', { act })
    : translate('bulk.ask.until', { act, until: translate(phrase.until) });
}
