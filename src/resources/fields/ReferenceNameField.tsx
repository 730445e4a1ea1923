import { type Identifier, type RaRecord, useGetManyAggregate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { EmptyValue, Ellipsis } from './Ellipsis.tsx';
import { isId } from './ids.ts';

/** Shows the embedded record; where there is none, the record is fetched in one batch with the others of the page. */
export const ReferenceNameField = ({
  field,
  value,
  record: owner,
}: FieldValueProps<FieldOfKind<'reference'>>) => {
  const representRecord = useRepresentRecord(field.reference);
  const embedded = field.embedded ? owner[field.embedded] : undefined;
  if (isObject(embedded)) return <Ellipsis>{representRecord(embedded)}</Ellipsis>;
  return isId(value) ? <FetchedReference reference={field.reference} id={value} /> : <EmptyValue />;
};

/**
 * Fetches one record by its id; react-admin batches the ids of a page into one call. An id without a record is shown as
 * it is, but only once that is known, so that no id flickers into a name.
 */
const FetchedReference = ({ reference, id }: { reference: string; id: Identifier }) => {
  const representRecord = useRepresentRecord(reference);
  const { data, isPending } = useGetManyAggregate<RaRecord>(reference, { ids: [id] });
  const record = data?.[0];
  if (isPending) return <span className="name-loading" />;
  return <Ellipsis>{record ? representRecord(record) : String(id)}</Ellipsis>;
};
