import { type ComponentType, Suspense } from 'react';

import type { FieldOf } from '../../schema/field.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import type { EditOf, EditProps } from '../fieldKit.ts';

/** Rows that can be dragged come with the first list of a form, not with every form. */
const ListRows = lazyScreen(async () => ({ default: (await import('./ListRows.tsx')).ListRows }));

/** A list of values of one shape, edited as rows. */
export const listEdit = (editOf: EditOf): ComponentType<EditProps<FieldOf<'list'>>> =>
  function ListEdit(props) {
    return (
      <Suspense fallback={<div className="list-rows-coming" aria-busy="true" />}>
        <ListRows {...props} editOf={editOf} />
      </Suspense>
    );
  };
