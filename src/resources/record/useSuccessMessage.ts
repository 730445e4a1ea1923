import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../domain/dateTime.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { useFigures } from '../../ui/useFigures.ts';
import type { FormValues } from '../form/FormRules.ts';
import { holds } from '../holds.ts';
import { useUnitWord } from '../kits/useUnitWord.ts';
import { useText } from '../useText.ts';
import { operationFields } from './operationFields.ts';

const byVerb: { readonly [Is in OperationDescriptor['is']]?: string } = {
  create: 'record.created',
  update: 'record.updated',
  delete: 'record.deleted',
};

/**
 * Says what an operation has done: "operator locked", "3 users deleted", "L001 set to 40 %".
 *
 * @returns takes the operation, the name or the count of its records, and the values that were sent
 */
export function useSuccessMessage() {
  const translate = useTranslate();
  const text = useText();
  const valueText = useValueText();
  return (operation: OperationDescriptor, record: string, values: FormValues = {}): string => {
    const fields = operationFields(operation);
    const argument = (name: string) =>
      name === 'record'
        ? record
        : valueText(
            fields.find(({ source }) => source === name),
            values[name],
          );
    const message = operation.successMessages
      ?.filter(({ when }) => holds(when, values))
      .map(text)
      .find(template => placeholders(template).every(name => argument(name) !== undefined));
    return message === undefined
      ? translate(byVerb[operation.is] ?? 'record.done', { act: text(operation.label), record })
      : message.replaceAll(PLACEHOLDER, (_, name: string) => argument(name) ?? '');
  };
}

const PLACEHOLDER = /\{(\w+)\}/gu;

const placeholders = (template: string) =>
  [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Formats a value that was sent; undefined where there is none, or where it is no single value. */
function useValueText() {
  const text = useText();
  const figure = useFigures();
  const unitWord = useUnitWord();
  const zone = useSiteZone();
  return (field: FieldDescriptor | undefined, value: unknown): string | undefined => {
    if (typeof value === 'number') {
      const unit = field?.unit ? ` ${unitWord(field.unit, value)}` : '';
      return `${figure(value)}${unit}`;
    }
    if (typeof value !== 'string' || value === '') return undefined;
    if (field?.kind === 'dateTime') return formatDateTime(new Date(value), zone);
    const choice =
      field?.kind === 'enum' ? field.choices.find(each => each.value === value) : undefined;
    return choice ? text(choice.label) : value;
  };
}
