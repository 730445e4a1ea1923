import type { ComponentType } from 'react';

import type { FieldOfKind } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { GetFieldRenderer, FieldValueProps } from '../descriptor/fieldComponents.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { EmptyValue } from './Ellipsis.tsx';
import { InlineFields } from './createObjectField.tsx';
import { findOption } from './findOption.ts';

/** Creates the renderer of an object with variants: the variant, and its fields. */
export const createOneOfField = (
  getFieldRenderer: GetFieldRenderer,
): ComponentType<FieldValueProps<FieldOfKind<'oneOf'>>> =>
  function OneOfField({ field, value }) {
    const text = useLocalizedText();
    const option = findOption(field, value);
    if (!option || !isObject(value)) return <EmptyValue />;
    const fields = option.fields.filter(({ source }) => source !== field.discriminator);
    return (
      <>
        {text(option.label)}{' '}
        <InlineFields fields={fields} record={value} getFieldRenderer={getFieldRenderer} />
      </>
    );
  };
