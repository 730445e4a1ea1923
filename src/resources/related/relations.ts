import type { LocalizedText } from '../../schema/localizedText.ts';
import type { ReferenceField } from './referenceFields.ts';
import type { ReferenceCount } from './useReferenceCounts.ts';

/** Records of one resource that belong to a record by one field. */
export interface RecordRelation extends ReferenceCount {
  /** What its part of the address says, e.g. `assets.domainId`. */
  readonly name: string;
  /** The words of its tab: the resource, and the field where several of it point here. */
  readonly labels: readonly LocalizedText[];
}

export const getRelationName = ({ resource, source }: ReferenceField) =>
  `${resource.name}.${source}`;

/**
 * What belongs to a record: everything that points at it but what is known to be none, or to be
 * no concern of the reader's.
 *
 * @param openName the one that is open, and stays whatever there is
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

/** The resource; where it points here by several fields, the way to the one as well. A list has the label of its items. */
function getRelationLabels(
  { resource, path }: ReferenceField,
  referenceCounts: readonly ReferenceCount[],
): readonly LocalizedText[] {
  const sameResourceCounts = referenceCounts.filter(
    ({ reference }) => reference.resource === resource,
  );
  if (sameResourceCounts.length === 1) return [resource.plural];
  const labels = new Map(path.map(({ label }) => [label.en, label]));
  return [resource.plural, ...labels.values()];
}
