import type { FieldDescriptor, FieldKind, FieldOfKind } from '../../schema/field.ts';
import { unreadableValue } from '../../schema/readableValue.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { FieldRenderer } from '../descriptor/fieldComponents.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { BooleanField } from './BooleanField.tsx';
import { ColorField } from './ColorField.tsx';
import { DateTimeField, DateOrTimeField } from './dateFields.tsx';
import { EnumListField, EnumField } from './enumFields.tsx';
import { GeoPointField } from './GeoPointField.tsx';
import { createListField } from './createListField.tsx';
import { DurationField, NumberField } from './numberFields.tsx';
import { createObjectField } from './createObjectField.tsx';
import { createOneOfField } from './createOneOfField.tsx';
import { ReferenceNamesField } from './ReferenceNamesField.tsx';
import { ReferenceNameField } from './ReferenceNameField.tsx';
import {
  EmailField,
  FileField,
  PasswordDotsField,
  PlainTextField,
  UnknownField,
  UrlField,
} from './textFields.tsx';
import { UnreadableValue } from './UnreadableValue.tsx';

/**
 * The renderer of each field kind. A kind without an entry is a compile error. Lists need only these; inputs are loaded
 * with the forms, see `FieldInput.tsx`.
 */
const fieldRenderers: { readonly [Kind in FieldKind]: FieldRenderer<FieldOfKind<Kind>> } = {
  text: { Component: PlainTextField },
  multiline: { Component: PlainTextField },
  password: { Component: PasswordDotsField },
  email: { Component: EmailField },
  url: { Component: UrlField },
  integer: { Component: NumberField, align: 'right' },
  number: { Component: NumberField, align: 'right' },
  duration: { Component: DurationField, align: 'right' },
  boolean: { Component: BooleanField },
  date: { Component: DateOrTimeField },
  dateTime: { Component: DateTimeField },
  time: { Component: DateOrTimeField },
  color: { Component: ColorField },
  file: { Component: FileField },
  geoPoint: { Component: GeoPointField },
  enum: { Component: EnumField },
  enumList: { Component: EnumListField },
  reference: { Component: ReferenceNameField },
  referenceList: { Component: ReferenceNamesField },
  object: { Component: createObjectField(getFieldRenderer) },
  list: { Component: createListField(getFieldRenderer) },
  oneOf: { Component: createOneOfField(getFieldRenderer) },
  unknown: { Component: UnknownField },
};

/** Loaded lazily: only lists with an operation column need it. */
const OperationText = lazyComponent(() => import('./OperationText.tsx'));

const operationRenderer: FieldRenderer = {
  Component: props => (
    <LazyBoundary fallback={<span className="name-loading" />}>
      <OperationText {...props} />
    </LazyBoundary>
  ),
};

/**
 * Returns the renderer of a field. Each entry accepts its own kind only, which a lookup by a union cannot express.
 *
 * @example const { Component } = getFieldRenderer(field);
 */
export function getFieldRenderer({ kind, operationText }: FieldDescriptor): FieldRenderer {
  return operationText === undefined ? (fieldRenderers[kind] as FieldRenderer) : operationRenderer;
}

export const FieldValue = ({ field, record }: { field: FieldDescriptor; record: PlainObject }) => {
  const unreadable = unreadableValue(field, record);
  if (unreadable !== undefined) return <UnreadableValue value={unreadable} />;
  const { Component } = getFieldRenderer(field);
  return <Component field={field} value={record[field.source]} record={record} />;
};
