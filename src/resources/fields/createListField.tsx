import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import type { GetFieldRenderer, FieldValueProps } from '../descriptor/fieldComponents.ts';
import { EmptyValue } from './Ellipsis.tsx';
import { toArray } from './toArray.ts';

/** Creates the renderer of a list of values of one shape. */
export const createListField = (
  getFieldRenderer: GetFieldRenderer,
): ComponentType<FieldValueProps<FieldOfKind<'list'>>> =>
  function ListField({ field: { item }, value, record }) {
    const { Component } = getFieldRenderer(item);
    const translate = useTranslate();
    const items = toArray(value);
    if (items.length === 0) return <EmptyValue />;
    return items.map((each, index) => (
      <span key={index}>
        {index > 0 && translate('form.comma')}
        <Component field={item} value={each} record={record} />
      </span>
    ));
  };
