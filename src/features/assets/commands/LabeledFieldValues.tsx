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
      // The row has its name already.
      className={
        presentFields.length > 1
          ? 'param-pairs flex flex-wrap'
          : 'param-pairs flex flex-wrap [&_dt]:absolute [&_dt]:size-1 [&_dt]:overflow-hidden [&_dt]:[clip-path:inset(50%)]'
      }
    >
      {presentFields.map(field => (
        <div className="flex items-baseline gap-6" key={field.source}>
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
