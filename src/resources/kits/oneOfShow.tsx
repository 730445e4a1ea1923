import type { ComponentType } from 'react';

import type { FieldOf } from '../../schema/field.ts';
import type { ShowingOf, ShowProps } from '../fieldKit.ts';
import { isObject } from '../isObject.ts';
import { useText } from '../useText.ts';
import { Absent } from './Ellipsis.tsx';
import { Pairs } from './objectShow.tsx';
import { optionOf } from './optionOf.ts';

/** An object of one of several shapes: which it is, and its fields. */
export const oneOfShow = (showingOf: ShowingOf): ComponentType<ShowProps<FieldOf<'oneOf'>>> =>
  function OneOfShow({ field, value }) {
    const text = useText();
    const option = optionOf(field, value);
    if (!option || !isObject(value)) return <Absent />;
    const fields = option.fields.filter(({ source }) => source !== field.discriminator);
    return (
      <>
        {text(option.label)} <Pairs fields={fields} owner={value} showingOf={showingOf} />
      </>
    );
  };
