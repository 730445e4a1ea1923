import { type Identifier, type RaRecord, useGetManyAggregate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { Owner, ShowProps } from '../fieldKit.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { isId } from './ids.ts';

const isRecord = (value: unknown): value is Owner => typeof value === 'object' && value !== null;

/** The record that came along is shown as it is; only where none came is one asked for, with all others of the page. */
export const ReferenceShow = ({ field, value, owner }: ShowProps<FieldOf<'reference'>>) => {
  const represent = useRepresent(field.reference);
  const embedded = field.embedded ? owner[field.embedded] : undefined;
  if (isRecord(embedded)) return <Ellipsis>{represent(embedded)}</Ellipsis>;
  return isId(value) ? <AskedRecord reference={field.reference} id={value} /> : <Absent />;
};

/**
 * Asks for one record by its id; react-admin gathers the ids of a page into one call. An id without a record shows
 * itself, but only once that is known: nobody reads an id that turns into a name.
 */
const AskedRecord = ({ reference, id }: { reference: string; id: Identifier }) => {
  const represent = useRepresent(reference);
  const { data, isPending } = useGetManyAggregate<RaRecord>(reference, { ids: [id] });
  const record = data?.[0];
  if (isPending) return <span className="name-coming" />;
  return <Ellipsis>{record ? represent(record) : String(id)}</Ellipsis>;
};
