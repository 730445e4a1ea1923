import type { FieldDescriptor } from '../../schema/field.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { ZoneName } from '../../ui/SiteTime.tsx';
import { useLocalizedText } from '../useLocalizedText.ts';

/** The zone of the site after a value, a question or a head that has times of day in it; else nothing. */
export const ZoneSuffix = ({ field }: { readonly field: FieldDescriptor }) =>
  hasDateTime(field) ? (
    <>
      {' '}
      <ZoneName />
    </>
  ) : null;

/** What a column is called; above times, with the zone of them all. */
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
  /** Where a person calls it otherwise than the document. */
  readonly label?: LocalizedText;
}

/** Whether a value of this field is, or holds, an instant. */
export function hasDateTime(field: FieldDescriptor): boolean {
  if (field.kind === 'list') return hasDateTime(field.item);
  if (field.kind === 'object') return field.fields.some(hasDateTime);
  if (field.kind === 'oneOf') return field.options.some(({ fields }) => fields.some(hasDateTime));
  return field.kind === 'dateTime';
}
