import type { FieldDescriptor, FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, KitOf, Owner, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { useText } from '../useText.ts';
import { Absent } from './Ellipsis.tsx';
import { FieldSet } from './FieldSet.tsx';

type Nested = FieldOf<'object'>;

/** An object as its fields: shown as "label: value" on a line, edited as a set of fields. */
export const objectKit = (kitOf: KitOf): FieldKit<Nested> => ({
  Show: ({ field, value }: ShowProps<Nested>) =>
    isObject(value) ? <Pairs fields={field.fields} owner={value} kitOf={kitOf} /> : <Absent />,

  Edit: ({ field, name }: EditProps<Nested>) => (
    <FieldSet editor={useEditor(field, name)}>
      <FieldEdits fields={field.fields} name={name} kitOf={kitOf} />
    </FieldSet>
  ),
});

export const isObject = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface NestedProps {
  readonly fields: readonly FieldDescriptor[];
  readonly kitOf: KitOf;
}

export const Pairs = ({ fields, owner, kitOf }: NestedProps & { owner: Owner }) => {
  const text = useText();
  const present = fields.filter(({ source }) => owner[source] !== undefined);
  return present.map((field, index) => {
    const { Show } = kitOf(field);
    return (
      <span key={field.source}>
        {index > 0 && ' · '}
        {text(field.label)} <Show field={field} value={owner[field.source]} owner={owner} />
      </span>
    );
  });
};

export const FieldEdits = ({ fields, name, kitOf }: NestedProps & { name: string }) =>
  fields
    .filter(({ readOnly }) => !readOnly)
    .map(field => {
      const { Edit } = kitOf(field);
      return <Edit key={field.source} field={field} name={`${name}.${field.source}`} />;
    });
