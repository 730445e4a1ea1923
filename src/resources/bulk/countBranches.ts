import type { Identifier, RaRecord } from 'react-admin';

import type { FieldDescriptor, FieldOfKind } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Resources } from '../descriptor/ResourcesContext.ts';

const isReference = (field: FieldDescriptor): field is FieldOfKind<'reference'> =>
  field.kind === 'reference';

/** Finds the field that references the tree branch of a record: the domain of a device. */
export const findBranchField = (
  { name, fields }: ResourceDescriptor,
  resources: Resources,
): FieldOfKind<'reference'> | undefined =>
  fields
    .filter(isReference)
    .find(({ reference }) => reference !== name && resources[reference]?.tree !== undefined);

export interface BranchCount {
  readonly id: Identifier;
  readonly count: number;
}

/** Counts the records per branch, highest count first. */
export function countBranches(
  records: readonly RaRecord[],
  { source }: FieldOfKind<'reference'>,
): readonly BranchCount[] {
  const counts = new Map<string, BranchCount>();
  for (const record of records) {
    const id = record[source] as Identifier | null | undefined;
    if (id === null || id === undefined) continue;
    const { count } = counts.get(String(id)) ?? { count: 0 };
    counts.set(String(id), { id, count: count + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}
