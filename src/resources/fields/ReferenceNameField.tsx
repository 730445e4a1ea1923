import { type Identifier, type RaRecord, useGetManyAggregate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { FieldValueProps } from '../fieldComponents.ts';
import { useRepresentRecord } from '../ResourcesContext.ts';
import { EmptyValue, Ellipsis } from './Ellipsis.tsx';
import { isId } from './ids.ts';

/** The record that came along is shown as it is; only where none came is one asked for, with all others of the page. */
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
 * Asks for one record by its id; react-admin gathers the ids of a page into one call. An id without a record shows
 * itself, but only once that is known: nobody reads an id that turns into a name.
 */
const FetchedReference = ({ reference, id }: { reference: string; id: Identifier }) => {
  const representRecord = useRepresentRecord(reference);
  const { data, isPending } = useGetManyAggregate<RaRecord>(reference, { ids: [id] });
  const record = data?.[0];
  if (isPending) return <span className="name-coming" />;
  return <Ellipsis>{record ? representRecord(record) : String(id)}</Ellipsis>;
};
