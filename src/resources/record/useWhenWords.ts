import { useTranslate } from 'react-admin';

import type { Condition, FieldDescriptor, Scalar } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useText } from '../useText.ts';

/** Says of a condition of a document which records it lets through: "Only where State is Stopped." */
export function useWhenWords({ fields }: ResourceDescriptor) {
  const translate = useTranslate();
  const text = useText();
  const word = (field: FieldDescriptor | undefined, value: Scalar) => {
    if (value === null) return translate('when.nothing');
    if (typeof value === 'boolean') return translate(value ? 'form.yes' : 'form.no');
    const choice =
      field?.kind === 'enum' ? field.choices.find(each => each.value === value) : undefined;
    return choice ? text(choice.label) : String(value);
  };
  return (when: Condition | undefined): string | undefined => {
    const parts = Object.entries(when ?? {}).map(([source, wanted]) => {
      const field = fields.find(each => each.source === source);
      const values = [wanted].flat() as readonly Scalar[];
      return translate('when.is', {
        field: field ? text(field.label) : source,
        values: values.map(value => word(field, value)).join(translate('when.or')),
      });
    });
    return parts.length > 0
      ? translate('when.only', { parts: parts.join(translate('when.and')) })
      : undefined;
  };
}
