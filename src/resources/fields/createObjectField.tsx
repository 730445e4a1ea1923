import type { ComponentType } from 'react';

import type { FieldDescriptor, FieldOfKind } from '../../schema/field.ts';
import { isObject, type PlainObject } from '../../schema/isObject.ts';
import { unreadableValue } from '../../schema/readableValue.ts';
import type { GetFieldRenderer, FieldValueProps } from '../descriptor/fieldComponents.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { EmptyValue } from './Ellipsis.tsx';
import { UnreadableValue } from './UnreadableValue.tsx';

/** Shows an object as its fields: "label: value" in one line. */
export const createObjectField = (
  getFieldRenderer: GetFieldRenderer,
): ComponentType<FieldValueProps<FieldOfKind<'object'>>> =>
  function ObjectField({ field, value }) {
    return isObject(value) ? (
      <InlineFields fields={field.fields} record={value} getFieldRenderer={getFieldRenderer} />
    ) : (
      <EmptyValue />
    );
  };

interface InlineFieldsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly record: PlainObject;
  readonly getFieldRenderer: GetFieldRenderer;
}

export const InlineFields = ({ fields, record, getFieldRenderer }: InlineFieldsProps) => {
  const text = useLocalizedText();
  const present = fields.filter(
    field => record[field.source] !== undefined || unreadableValue(field, record) !== undefined,
  );
  return present.map((field, index) => {
    const { Component } = getFieldRenderer(field);
    const unreadable = unreadableValue(field, record);
    return (
      <span key={field.source}>
        {index > 0 && ' · '}
        {text(field.label)}{' '}
        {unreadable === undefined ? (
          <Component field={field} value={record[field.source]} record={record} />
        ) : (
          <UnreadableValue value={unreadable} />
        )}
      </span>
    );
  });
};
