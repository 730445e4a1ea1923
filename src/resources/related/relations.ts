import type { LocalizedText } from '../../schema/localizedText.ts';
import type { ReferenceField } from './referenceFields.ts';
import type { ReferenceCount } from './useReferenceCounts.ts';

/** The records of one resource that reference a record by one field. */
export interface RecordRelation extends ReferenceCount {
  /** The value of the URL parameter, e.g. `assets.domainId`. */
  readonly name: string;
  /** The labels of its tab: the resource, and the field where several of its fields reference this record. */
  readonly labels: readonly LocalizedText[];
}

export const getRelationName = ({ resource, source }: ReferenceField) =>
  `${resource.name}.${source}`;

/**
 * Returns the relations of a record: all incoming references except denied and empty ones.
 *
 * @param openName the open relation, which stays even if it is empty
 */
export function getRelations(
  referenceCounts: readonly ReferenceCount[],
  openName: string | null,
): readonly RecordRelation[] {
  const relations = referenceCounts.map(referenceCount => ({
    ...referenceCount,
    name: getRelationName(referenceCount.reference),
    labels: getRelationLabels(referenceCount.reference, referenceCounts),
  }));
  return relations.filter(({ name, result, error }) => {
    if (result?.state === 'denied' || (result && name === openName))
      return result.state !== 'denied';
    return error || (result && !(result.state === 'counted' && result.count === 0));
  });
}

/**
 * Returns the resource label; where several of its fields reference this resource, also the labels of the field.
 */
function getRelationLabels(
  { resource, labels }: ReferenceField,
  referenceCounts: readonly ReferenceCount[],
): readonly LocalizedText[] {
  const sameResourceCounts = referenceCounts.filter(
    ({ reference }) => reference.resource === resource,
  );
  if (sameResourceCounts.length === 1) return [resource.plural];
  return [resource.plural, ...labels];
}
