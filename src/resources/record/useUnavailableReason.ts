import { useTranslate } from 'react-admin';

import type { FieldDescriptor, ScalarValue } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { lowerFirst } from '../descriptor/lowerFirst.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/** With more values than this, a condition only names its field. */
const MAX_VALUES = 3;

/**
 * Returns a function that formats why an operation is unavailable for a record: the reason of its document, else what
 * its condition requires.
 *
 * @example
 * const getUnavailableReason = useUnavailableReason(users);
 * getUnavailableReason(unlockUser); // 'Not locked'
 * getUnavailableReason({ when: { locked: true } }); // 'Requires Locked: Yes.'
 */
export function useUnavailableReason({ fields }: ResourceDescriptor) {
  const translate = useTranslate();
  const text = useLocalizedText();
  const getValueLabel = (field: FieldDescriptor | undefined, value: ScalarValue) => {
    if (value === null) return translate('when.nothing');
    if (typeof value === 'boolean') return translate(value ? 'form.yes' : 'form.no');
    const choice =
      field?.kind === 'enum' ? field.choices.find(each => each.value === value) : undefined;
    return choice ? text(choice.label) : String(value);
  };
  const getFieldLabel = (source: string) => {
    const field = fields.find(each => each.source === source);
    return field ? text(field.label) : source;
  };
  return ({
    when,
    disabledReason,
  }: Pick<OperationDescriptor, 'when' | 'disabledReason'>): string | undefined => {
    if (disabledReason) return text(disabledReason);
    const longCondition = Object.entries(when ?? {}).find(
      ([, wanted]) => [wanted].flat().length > MAX_VALUES,
    );
    if (longCondition)
      return translate('when.unavailable', { field: lowerFirst(getFieldLabel(longCondition[0])) });
    const parts = Object.entries(when ?? {}).map(([source, wanted]) => {
      const field = fields.find(each => each.source === source);
      const values = [wanted].flat() as readonly ScalarValue[];
      return translate('when.is', {
        field: getFieldLabel(source),
        values: values.map(value => getValueLabel(field, value)).join(translate('when.or')),
      });
    });
    return parts.length > 0
      ? translate('when.only', { parts: parts.join(translate('when.and')) })
      : undefined;
  };
}
