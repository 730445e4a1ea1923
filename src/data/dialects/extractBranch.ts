import { isObject } from '../../schema/isObject.ts';
import type { BranchDescriptor, ResourceDescriptor } from '../../schema/resource.ts';
import { UnsupportedQueryError } from '../UnsupportedQueryError.ts';
import type { RecordIdentifier } from './Lister.ts';

/** A question, and the branch of a tree that it is asked of. */
interface BranchFilter {
  /** What is asked besides. */
  readonly filter: unknown;
  /** Absent where all records are asked. */
  readonly branch?: BranchDescriptor & { readonly id: RecordIdentifier };
}

/**
 * Takes the branch out of a filter: it is a step of the path, and no condition. It is one of those that must all hold,
 * however deep in `and`; one in an `or` is left there, to be refused.
 *
 * @throws NotAsked when two branches are asked for at once: no path has both
 */
export function extractBranch({ within }: ResourceDescriptor, filter: unknown): BranchFilter {
  if (!within) return { filter };
  // A key is the same as a number and as a text: in a path there are only texts.
  const ids = new Map<string, RecordIdentifier>();
  const rest = removeBranch(filter, within.field, ids);
  const [id, secondId] = [...ids.values()];
  if (secondId !== undefined)
    throw new UnsupportedQueryError('documents.noQuestion', { field: within.field });
  return { filter: rest, ...(id !== undefined && { branch: { ...within, id } }) };
}

/** A filter without the branches that it asks for by a field, which are put down in `ids`. */
function removeBranch(filter: unknown, field: string, ids: Map<string, RecordIdentifier>): unknown {
  if (!isObject(filter)) return filter;
  const { [field]: condition, and, ...others } = filter;
  const rest = Array.isArray(and) && { and: and.map(each => removeBranch(each, field, ids)) };
  if (!isObject(condition))
    return { ...others, ...rest, ...(condition !== undefined && { [field]: condition }) };
  const { within: id, ...operators } = condition;
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') ids.set(String(id), id);
  return { ...others, ...rest, [field]: operators };
}
