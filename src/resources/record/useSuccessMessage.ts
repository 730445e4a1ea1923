import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../domain/formatDateTime.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { FormValues } from '../values/FormRules.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { useUnitLabel } from '../fields/useUnitLabel.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { getOperationFields } from './operationFields.ts';

const verbMessages: { readonly [Is in OperationDescriptor['kind']]?: string } = {
  create: 'record.created',
  update: 'record.updated',
  delete: 'record.deleted',
};

/**
 * Returns a function that formats the result of an operation: "operator locked", "3 users deleted", "L001 set to 40 %".
 *
 * @returns a function of the operation, the name or count of its records, and the sent values
 * @example const message = useSuccessMessage()(lockUser, 'operator'); // 'operator locked'
 */
export function useSuccessMessage() {
  const translate = useTranslate();
  const text = useLocalizedText();
  const formatValue = useFormatValue();
  return (operation: OperationDescriptor, recordName: string, values: FormValues = {}): string => {
    const fields = getOperationFields(operation);
    const getPlaceholderValue = (name: string) =>
      name === 'record'
        ? recordName
        : formatValue(
            fields.find(({ source }) => source === name),
            values[name],
          );
    const message = operation.successMessages
      ?.filter(({ when }) => matchesCondition(when, values))
      .map(text)
      .find(template =>
        getPlaceholders(template).every(name => getPlaceholderValue(name) !== undefined),
      );
    return message === undefined
      ? translate(verbMessages[operation.kind] ?? 'record.done', {
          action: text(operation.label),
          record: recordName,
        })
      : message.replaceAll(PLACEHOLDER, (_, name: string) => getPlaceholderValue(name) ?? '');
  };
}

const PLACEHOLDER = /\{(\w+)\}/gu;

const getPlaceholders = (template: string) =>
  [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Returns a function that formats a sent value; undefined where there is none, or where it is no scalar. */
function useFormatValue() {
  const text = useLocalizedText();
  const formatNumber = useFormatNumber();
  const getUnitLabel = useUnitLabel();
  const zone = useSiteZone();
  return (field: FieldDescriptor | undefined, value: unknown): string | undefined => {
    if (typeof value === 'number') {
      const unit = field?.unit ? ` ${getUnitLabel(field.unit, value)}` : '';
      return `${formatNumber(value)}${unit}`;
    }
    if (typeof value !== 'string' || value === '') return undefined;
    if (field?.kind === 'dateTime') return formatDateTime(value, zone);
    const choice =
      field?.kind === 'enum' ? field.choices.find(each => each.value === value) : undefined;
    return choice ? text(choice.label) : value;
  };
}
