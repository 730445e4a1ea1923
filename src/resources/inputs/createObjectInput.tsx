import { type ComponentType, use } from 'react';
import { useWatch } from 'react-hook-form';

import type { FieldDescriptor, FieldOfKind } from '../../schema/field.ts';
import type { GetFieldInput, FieldInputProps } from '../descriptor/fieldComponents.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { toRequestValue } from '../values/toRequestValues.ts';
import { useInputState } from './useInputState.ts';
import { InputOverridesContext } from './InputOverridesContext.ts';
import { FieldSet } from './FieldSet.tsx';

/** Creates the input of an object as a group of fields. */
export const createObjectInput = (
  getFieldInput: GetFieldInput,
): ComponentType<FieldInputProps<FieldOfKind<'object'>>> =>
  function ObjectInput({ field, name }) {
    const input = useInputState(field, name);
    const value: unknown = useWatch({ name });
    // An optional object has no required fields until one of its fields is filled in.
    const isOmitted = !field.required && toRequestValue(field, value) === undefined;
    return (
      <FieldSet input={input}>
        <FieldInputs
          fields={field.fields}
          name={name}
          getFieldInput={getFieldInput}
          isRequiredEnforced={!isOmitted}
        />
      </FieldSet>
    );
  };

interface FieldInputsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly name: string;
  readonly getFieldInput: GetFieldInput;
  /** Whether required fields are enforced. */
  readonly isRequiredEnforced?: boolean;
}

export const FieldInputs = ({
  fields,
  name,
  getFieldInput,
  isRequiredEnforced = true,
}: FieldInputsProps) => {
  const overrides = use(InputOverridesContext);
  return fields
    .filter(({ readOnly }) => !readOnly)
    .map(field => {
      const Input = overrides[field.source] ?? getFieldInput(field);
      const adjustedField = isRequiredEnforced ? field : { ...field, required: false };
      return (
        // The input of an operation may load late: the others stay.
        <LazyBoundary key={field.source} fallback={<div className="h-72" aria-busy="true" />}>
          <Input field={adjustedField} name={`${name}.${field.source}`} />
        </LazyBoundary>
      );
    });
};
