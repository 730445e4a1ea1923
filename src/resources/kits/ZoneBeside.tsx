import type { FieldDescriptor } from '../../schema/field.ts';
import type { Text } from '../../schema/text.ts';
import { ZoneName } from '../../ui/SiteTime.tsx';
import { useText } from '../useText.ts';

/** The zone of the site after a value, a question or a head that has times of day in it; else nothing. */
export const ZoneBeside = ({ field }: { readonly field: FieldDescriptor }) =>
  holdsTime(field) ? (
    <>
      {' '}
      <ZoneName />
    </>
  ) : null;

/** What a column is called; above times, with the zone of them all. */
export const ColumnName = ({ field, label = field.label }: ColumnNameProps) => {
  const text = useText();
  return (
    <>
      {text(label)}
      <ZoneBeside field={field} />
    </>
  );
};

interface ColumnNameProps {
  readonly field: FieldDescriptor;
  /** Where a person calls it otherwise than the document. */
  readonly label?: Text;
}

/** Whether a value of this field is, or holds, an instant. */
export function holdsTime(field: FieldDescriptor): boolean {
  if (field.kind === 'list') return holdsTime(field.item);
  if (field.kind === 'object') return field.fields.some(holdsTime);
  if (field.kind === 'oneOf') return field.options.some(({ fields }) => fields.some(holdsTime));
  return field.kind === 'dateTime';
}
