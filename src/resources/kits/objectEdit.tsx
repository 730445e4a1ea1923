import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';

import type { FieldDescriptor, FieldOf } from '../../schema/field.ts';
import type { EditOf, EditProps } from '../fieldKit.ts';
import { plainValue } from '../form/plainValues.ts';
import { useEditor } from '../form/useEditor.ts';
import { FieldSet } from './FieldSet.tsx';

/** An object as a set of fields. */
export const objectEdit = (editOf: EditOf): ComponentType<EditProps<FieldOf<'object'>>> =>
  function ObjectEdit({ field, name }) {
    const editor = useEditor(field, name);
    const value: unknown = useWatch({ name });
    // What may be left out asks for nothing until something of it is filled in.
    const isOut = !field.required && plainValue(field, value) === undefined;
    return (
      <FieldSet editor={editor}>
        <FieldEdits fields={field.fields} name={name} editOf={editOf} asks={!isOut} />
      </FieldSet>
    );
  };

interface FieldEditsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly name: string;
  readonly editOf: EditOf;
  /** Whether the fields that must be there are asked for. */
  readonly asks?: boolean;
}

export const FieldEdits = ({ fields, name, editOf, asks = true }: FieldEditsProps) =>
  fields
    .filter(({ readOnly }) => !readOnly)
    .map(field => {
      const Edit = editOf(field);
      const shown = asks ? field : { ...field, required: false };
      return <Edit key={field.source} field={shown} name={`${name}.${field.source}`} />;
    });
