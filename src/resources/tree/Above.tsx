import { type RaRecord, useReference } from 'react-admin';

import { useRepresent } from '../ResourcesContext.ts';
import { parentOf } from './relatives.ts';
import type { TreeResource } from './treePages.ts';

interface AboveProps {
  readonly descriptor: TreeResource;
  readonly record: RaRecord;
}

/** What a record that was found by its name stands below: two of one name can be told apart by it. */
export const Above = ({ descriptor, record }: AboveProps) => {
  const id = parentOf(descriptor, record);
  return id === undefined ? null : <Parent descriptor={descriptor} id={id} />;
};

const Parent = ({ descriptor, id }: { descriptor: TreeResource; id: string | number }) => {
  const nameOf = useRepresent(descriptor.name);
  const { referenceRecord } = useReference({ reference: descriptor.name, id });
  return <span className="tree-beside">{referenceRecord && nameOf(referenceRecord)}</span>;
};
