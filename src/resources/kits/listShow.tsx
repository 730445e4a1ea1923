import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { ShowingOf, ShowProps } from '../fieldKit.ts';
import { Absent } from './Ellipsis.tsx';
import { listOf } from './listOf.ts';

/** A list of values of one shape, one after the other. */
export const listShow = (showingOf: ShowingOf): ComponentType<ShowProps<FieldOf<'list'>>> =>
  function ListShow({ field: { item }, value, owner }) {
    const { Show } = showingOf(item);
    const translate = useTranslate();
    const items = listOf(value);
    if (items.length === 0) return <Absent />;
    return items.map((each, index) => (
      <span key={index}>
        {index > 0 && translate('form.comma')}
        <Show field={item} value={each} owner={owner} />
      </span>
    ));
  };
