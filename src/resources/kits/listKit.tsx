import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, KitOf, ShowProps } from '../fieldKit.ts';
import { Absent } from './Ellipsis.tsx';

type Listed = FieldOf<'list'>;

/** Rows that can be dragged come with a form, not with every list of records. */
const ListEdit = lazy(async () => {
  const { ListEdit: Edit } = await import('./ListEdit.tsx');
  return { default: Edit };
});

/** A list of values of one shape: shown one after the other, edited as rows. */
export const listKit = (kitOf: KitOf): FieldKit<Listed> => ({
  Show: ({ field: { item }, value, owner }: ShowProps<Listed>) => {
    const { Show } = kitOf(item);
    const translate = useTranslate();
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (items.length === 0) return <Absent />;
    return items.map((each, index) => (
      <span key={index}>
        {index > 0 && translate('form.comma')}
        <Show field={item} value={each} owner={owner} />
      </span>
    ));
  },

  Edit: (props: EditProps<Listed>) => (
    <Suspense>
      <ListEdit {...props} kitOf={kitOf} />
    </Suspense>
  ),
});
