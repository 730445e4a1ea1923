import { type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { idsOf } from './ids.ts';

export const ReferenceListShow = ({ field, value }: ShowProps<FieldOf<'referenceList'>>) => {
  const represent = useRepresent(field.reference);
  const translate = useTranslate();
  const ids = idsOf(value);
  const { data = [] } = useGetManyAggregate<RaRecord>(
    field.reference,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const names = new Map(data.map(record => [String(record.id), represent(record)]));
  return ids.length === 0 ? (
    <Absent />
  ) : (
    <Ellipsis>
      {ids.map(id => names.get(String(id)) ?? String(id)).join(translate('form.comma'))}
    </Ellipsis>
  );
};
