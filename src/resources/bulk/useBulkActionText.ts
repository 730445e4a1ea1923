import { use } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { FormValues } from '../values/FormRules.ts';
import { lowerFirst } from '../descriptor/lowerFirst.ts';
import { CustomDialogsContext } from '../record/CustomDialogs.ts';
import { useDescriptor } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/** What records are called; with the name of their resource, as its document calls them. */
export type NamedDescriptor = Pick<ResourceDescriptor, 'label' | 'plural'> & {
  readonly name?: string;
};

/** Returns a function that formats the action and the count: "Switch on 12 lamps". */
export function useBulkActionText(descriptor: NamedDescriptor) {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const text = useLocalizedText();
  const [language] = useLocaleState();
  // A list may have a name of its own, e.g. "Domain list", which is no plural.
  const { plural } = useDescriptor(descriptor.name ?? '') ?? descriptor;
  const counted = (count: number) => {
    // Chinese has no plural forms: the plural of a document is the name of a list there, e.g. 升级日志.
    const things = text(count === 1 || language === 'zh' ? descriptor.label : plural);
    return translate('bulk.counted', {
      count: formatNumber(count),
      things: language === 'zh' ? things : lowerFirst(things),
    });
  };
  const getActionLabel = ({ label, kind }: OperationDescriptor) =>
    kind === 'update' ? translate('bulk.update') : text(label);
  const { operationPhrases } = use(CustomDialogsContext);
  const formatAction = (
    operation: OperationDescriptor,
    count: number,
    values?: FormValues,
  ): string => {
    const phrase = values && operationPhrases?.[operation.id]?.(values);
    return phrase
      ? translate(phrase.messageKey, { ...phrase.args, counted: counted(count) })
      : translate(labelHasObject(operation) ? 'bulk.action.with' : 'bulk.action', {
          action: getActionLabel(operation),
          counted: counted(count),
        });
  };
  /** Formats the confirmation, with the duration of the effect. */
  const formatConfirmation = (
    operation: OperationDescriptor,
    count: number,
    values: FormValues,
  ): string => {
    const action = formatAction(operation, count, values);
    const until = operationPhrases?.[operation.id]?.(values)?.until;
    return until === undefined
      ? translate('bulk.confirmTitle', { action })
      : translate('bulk.confirmTitle.until', { action, until: translate(until) });
  };
  return { counted, formatAction, formatConfirmation };
}

/** "Set the clock" includes its object; "Lock" and "Switch on" do not. */
const labelHasObject = ({ kind, label }: OperationDescriptor) =>
  kind === 'action' && /\s(?!(?:on|off|in|out|up|down)$)/iu.test(label.en.trim());
