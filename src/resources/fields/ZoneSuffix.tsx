import type { FieldDescriptor } from '../../schema/field.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { ZoneName } from '../../ui/SiteTime.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/** Shows the site zone after a value, a condition or a header with times of day; otherwise nothing. */
export const ZoneSuffix = ({ field }: { readonly field: FieldDescriptor }) =>
  hasDateTime(field) ? (
    <>
      {' '}
      <ZoneName />
    </>
  ) : null;

/** Shows the label of a column; for times with their zone. */
export const ColumnLabel = ({ field, label = field.label }: ColumnLabelProps) => {
  const text = useLocalizedText();
  return (
    <>
      {text(label)}
      <ZoneSuffix field={field} />
    </>
  );
};

interface ColumnLabelProps {
  readonly field: FieldDescriptor;
  /** Overrides the label of the document. */
  readonly label?: LocalizedText;
}

/** Whether a value of this field is or contains an instant. */
export function hasDateTime(field: FieldDescriptor): boolean {
  if (field.kind === 'list') return hasDateTime(field.item);
  if (field.kind === 'object') return field.fields.some(hasDateTime);
  if (field.kind === 'oneOf') return field.options.some(({ fields }) => fields.some(hasDateTime));
  return field.kind === 'dateTime';
}
