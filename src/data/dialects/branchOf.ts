import type { BranchDescriptor, ResourceDescriptor } from '../../schema/resource.ts';
import { NotAsked } from '../NotAsked.ts';
import type { Id } from './Lister.ts';

/** A question, and the branch of a tree that it is asked of. */
interface Branched {
  /** What is asked besides. */
  readonly filter: unknown;
  /** Absent where all records are asked. */
  readonly branch?: BranchDescriptor & { readonly id: Id };
}

type Filter = Readonly<Record<string, unknown>>;

/**
 * Takes the branch out of a filter: it is a step of the path, and no condition. It is one of those that must all hold,
 * however deep in `and`; one in an `or` is left there, to be refused.
 *
 * @throws NotAsked when two branches are asked for at once: no path has both
 */
export function branchOf({ within }: ResourceDescriptor, filter: unknown): Branched {
  if (!within) return { filter };
  // A key is the same as a number and as a text: in a path there are only texts.
  const ids = new Map<string, Id>();
  const rest = without(filter, within.field, ids);
  const [id, another] = [...ids.values()];
  if (another !== undefined) throw new NotAsked('documents.noQuestion', { field: within.field });
  return { filter: rest, ...(id !== undefined && { branch: { ...within, id } }) };
}

/** A filter without the branches that it asks for by a field, which are put down in `ids`. */
function without(filter: unknown, field: string, ids: Map<string, Id>): unknown {
  if (!isFilter(filter)) return filter;
  const { [field]: asked, and, ...others } = filter;
  const more = Array.isArray(and) && { and: and.map(each => without(each, field, ids)) };
  if (!isFilter(asked))
    return { ...others, ...more, ...(asked !== undefined && { [field]: asked }) };
  const { within: id, ...operators } = asked;
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') ids.set(String(id), id);
  return { ...others, ...more, [field]: operators };
}

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
