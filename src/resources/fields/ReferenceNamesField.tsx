import { type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { EmptyValue, Ellipsis } from './Ellipsis.tsx';
import { getIds } from './ids.ts';

export const ReferenceNamesField = ({
  field,
  value,
}: FieldValueProps<FieldOfKind<'referenceList'>>) => {
  const representRecord = useRepresentRecord(field.reference);
  const translate = useTranslate();
  const ids = getIds(value);
  const { data = [] } = useGetManyAggregate<RaRecord>(
    field.reference,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const names = new Map(data.map(record => [String(record.id), representRecord(record)]));
  return ids.length === 0 ? (
    <EmptyValue />
  ) : (
    <Ellipsis>
      {ids.map(id => names.get(String(id)) ?? String(id)).join(translate('form.comma'))}
    </Ellipsis>
  );
};
