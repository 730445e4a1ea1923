import './form.css';

import { useWatch } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import type { EditOverrides } from '../fieldKit.ts';
import { FieldEdit } from '../fieldEdits.tsx';
import { type Group, grouped } from '../grouped.ts';
import { holds } from '../holds.ts';
import { useText } from '../useText.ts';

interface FormGroupsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly groups: readonly GroupDescriptor[];
  readonly edits: EditOverrides | undefined;
}

/** Fields in one column under the names of their groups; a field with a condition shows only while it holds. */
export const FormGroups = ({ fields, groups, edits = {} }: FormGroupsProps) =>
  grouped(fields, groups).map(group => <FormGroup key={group.name} {...group} edits={edits} />);

interface FormGroupProps extends Group {
  readonly edits: EditOverrides;
}

/** A group all of whose fields are hidden is not there either. */
const FormGroup = ({ label, fields, edits }: FormGroupProps) => {
  const text = useText();
  const values = useWatch<Record<string, unknown>>();
  const shown = fields.filter(({ when }) => holds(when, values));
  if (shown.length === 0) return null;
  return (
    <section className="form-group">
      {label && <h2 className="form-group-title">{text(label)}</h2>}
      {shown.map(field => {
        const Edit = edits[field.source] ?? FieldEdit;
        return <Edit key={field.source} field={field} name={field.source} />;
      })}
    </section>
  );
};
