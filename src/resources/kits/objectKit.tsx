import { useWatch } from 'react-hook-form';

import type { FieldDescriptor, FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, KitOf, Owner, ShowProps } from '../fieldKit.ts';
import { plainValue } from '../form/plainValues.ts';
import { useEditor } from '../form/useEditor.ts';
import { isObject } from '../isObject.ts';
import { useText } from '../useText.ts';
import { Absent } from './Ellipsis.tsx';
import { FieldSet } from './FieldSet.tsx';

type Nested = FieldOf<'object'>;

/** An object as its fields: shown as "label: value" on a line, edited as a set of fields. */
export const objectKit = (kitOf: KitOf): FieldKit<Nested> => ({
  Show: ({ field, value }: ShowProps<Nested>) =>
    isObject(value) ? <Pairs fields={field.fields} owner={value} kitOf={kitOf} /> : <Absent />,

  Edit: ({ field, name }: EditProps<Nested>) => {
    const editor = useEditor(field, name);
    const value: unknown = useWatch({ name });
    // What may be left out asks for nothing until something of it is filled in.
    const isOut = !field.required && plainValue(field, value) === undefined;
    return (
      <FieldSet editor={editor}>
        <FieldEdits fields={field.fields} name={name} kitOf={kitOf} asks={!isOut} />
      </FieldSet>
    );
  },
});

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

interface FieldEditsProps extends NestedProps {
  readonly name: string;
  /** Whether the fields that must be there are asked for. */
  readonly asks?: boolean;
}

export const FieldEdits = ({ fields, name, kitOf, asks = true }: FieldEditsProps) =>
  fields
    .filter(({ readOnly }) => !readOnly)
    .map(field => {
      const { Edit } = kitOf(field);
      const shown = asks ? field : { ...field, required: false };
      return <Edit key={field.source} field={shown} name={`${name}.${field.source}`} />;
    });
