import type { PlainObject } from '../../../schema/isObject.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import { ZoneSuffix } from '../../../resources/fields/ZoneSuffix.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';

interface LabeledFieldValuesProps {
  readonly fields: readonly FieldDescriptor[];
  readonly owner: PlainObject;
}

/** The fields of a response, side by side: a label above each value. A single value has no label. */
export const LabeledFieldValues = ({ fields, owner }: LabeledFieldValuesProps) => {
  const text = useLocalizedText();
  const presentFields = fields.filter(({ source }) => owner[source] !== undefined);
  return (
    <dl
      className={presentFields.length > 1 ? 'param-pairs wrap' : 'param-pairs wrap param-pairs-one'}
    >
      {presentFields.map(field => (
        <div className="flex gap-6 items-baseline" key={field.source}>
          <dt>{text(field.label)}</dt>
          <dd>
            <FieldValue field={field} record={owner} />
            <ZoneSuffix field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
