import './form.css';

import { useWatch } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import type { EditOverrides } from '../fieldKit.ts';
import { FieldEdit } from '../fieldKits.tsx';
import { grouped } from '../grouped.ts';
import { holds } from '../holds.ts';
import { useText } from '../useText.ts';

interface FormGroupsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly groups: readonly GroupDescriptor[];
  readonly edits: EditOverrides | undefined;
}

/** Fields in one column under the names of their groups; a field with a condition shows only while it holds. */
export const FormGroups = ({ fields, groups, edits = {} }: FormGroupsProps) => {
  const text = useText();
  return grouped(fields, groups).map(({ name, label, fields: some }) => (
    <section key={name} className="form-group">
      {label && <h2 className="form-group-title">{text(label)}</h2>}
      {some.map(field => (
        <FormField key={field.source} field={field} edits={edits} />
      ))}
    </section>
  ));
};

const FormField = ({ field, edits }: { field: FieldDescriptor; edits: EditOverrides }) => {
  const values = useWatch<Record<string, unknown>>();
  const Edit = edits[field.source] ?? FieldEdit;
  return holds(field.when, values) ? <Edit field={field} name={field.source} /> : null;
};
