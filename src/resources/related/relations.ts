import type { Text } from '../../schema/text.ts';
import type { Pointer } from './pointers.ts';
import type { Pointing } from './usePointing.ts';

/** Records of one resource that belong to a record by one field. */
export interface Relation extends Pointing {
  /** What its part of the address says, e.g. `assets.domainId`. */
  readonly name: string;
  /** The words of its tab: the resource, and the field where several of it point here. */
  readonly words: readonly Text[];
}

export const nameOf = ({ resource, source }: Pointer) => `${resource.name}.${source}`;

/**
 * What belongs to a record: everything that points at it but what is known to be none, or to be
 * no concern of the reader's.
 *
 * @param kept the one that is open, and stays whatever there is
 */
export function relationsOf(all: readonly Pointing[], kept: string | null): readonly Relation[] {
  const relations = all.map(pointing => ({
    ...pointing,
    name: nameOf(pointing.pointer),
    words: wordsOf(pointing.pointer, all),
  }));
  return relations.filter(({ name, known, error }) => {
    if (known?.state === 'denied' || (known && name === kept)) return known.state !== 'denied';
    return error || (known && !(known.state === 'counted' && known.count === 0));
  });
}

/** The resource; where it points here by several fields, the way to the one as well. A list has the label of its items. */
function wordsOf({ resource, path }: Pointer, all: readonly Pointing[]): readonly Text[] {
  const alike = all.filter(({ pointer }) => pointer.resource === resource);
  if (alike.length === 1) return [resource.plural];
  const labels = new Map(path.map(({ label }) => [label.en, label]));
  return [resource.plural, ...labels.values()];
}
