import { type RaRecord, useReference } from 'react-admin';

import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { getParentId } from './treeRelations.ts';
import type { TreeResource } from './treePages.ts';

interface ParentNameProps {
  readonly descriptor: TreeResource;
  readonly record: RaRecord;
}

/** Shows the parent of a search result: it distinguishes records of the same name. */
export const ParentName = ({ descriptor, record }: ParentNameProps) => {
  const id = getParentId(descriptor, record);
  return id === undefined ? null : <ParentRecordName descriptor={descriptor} id={id} />;
};

const ParentRecordName = ({
  descriptor,
  id,
}: {
  descriptor: TreeResource;
  id: string | number;
}) => {
  const nameOf = useRepresentRecord(descriptor.name);
  const { referenceRecord } = useReference({ reference: descriptor.name, id });
  return (
    <span className="tree-suffix truncate text-3">
      {referenceRecord && nameOf(referenceRecord)}
    </span>
  );
};
