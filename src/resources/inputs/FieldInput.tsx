import type { ComponentType } from 'react';

import type { FieldDescriptor, FieldKind, FieldOfKind } from '../../schema/field.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { BooleanInput } from './BooleanInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { DateOrTimeInput } from './dateInputs.tsx';
import { EnumInput, EnumListInput } from './enumInputs.tsx';
import { FileInput } from './FileInput.tsx';
import { GeoPointInput } from './GeoPointInput.tsx';
import { createListInput } from './createListInput.tsx';
import { DurationInput, NumberInput } from './numberInputs.tsx';
import { createObjectInput } from './createObjectInput.tsx';
import { createOneOfInput } from './createOneOfInput.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferenceListInput } from './ReferenceListInput.tsx';
import { EmailInput, MultilineInput, TextInput, UrlInput } from './textInputs.tsx';
import { UnknownInput } from './UnknownInput.tsx';

/**
 * The input of each field kind. A kind without an entry is a compile error. Only forms import this module: it includes
 * the form library and the MUI fields.
 */
const fieldInputs: {
  readonly [Kind in FieldKind]: ComponentType<FieldInputProps<FieldOfKind<Kind>>>;
} = {
  text: TextInput,
  multiline: MultilineInput,
  password: NewPasswordInput,
  email: EmailInput,
  url: UrlInput,
  integer: NumberInput,
  number: NumberInput,
  duration: DurationInput,
  boolean: BooleanInput,
  date: DateOrTimeInput,
  dateTime: DateOrTimeInput,
  time: DateOrTimeInput,
  color: ColorInput,
  file: FileInput,
  geoPoint: GeoPointInput,
  enum: EnumInput,
  enumList: EnumListInput,
  reference: ReferenceInput,
  referenceList: ReferenceListInput,
  object: createObjectInput(getFieldInput),
  list: createListInput(getFieldInput),
  oneOf: createOneOfInput(getFieldInput),
  unknown: UnknownInput,
};

/** Returns the input of a field. Each entry accepts its own kind only, which a lookup by a union cannot express. */
function getFieldInput({ kind }: FieldDescriptor) {
  return fieldInputs[kind] as ComponentType<FieldInputProps>;
}

export const FieldInput = (props: FieldInputProps) => {
  const Input = fieldInputs[props.field.kind] as ComponentType<FieldInputProps>;
  return <Input {...props} />;
};
